#pragma once
// How far two words are from each other, for suggesting what somebody who misspelt one meant.

#include <cstddef>
#include <string_view>

namespace sabot {

// How many letters must be put in, taken out or changed to make one of the other.
std::size_t distance(std::string_view a, std::string_view b);

}  // namespace sabot
