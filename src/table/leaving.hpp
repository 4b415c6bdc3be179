#pragma once
// Leaving a table, which every game has from the common rules.

#include <optional>
#include <string_view>
#include <vector>

#include "sabot/table/any_table.hpp"

namespace sabot::table {

// The command, without its giver.
inline constexpr std::string_view leaving = "leave";

// The person who has left by these events of one record, if anybody.
std::optional<PersonId> who_left(const std::vector<Told>& events);

}  // namespace sabot::table
