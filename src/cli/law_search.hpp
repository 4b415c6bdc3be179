#pragma once
// Finding rows by what somebody remembers of them.

#include <string>
#include <string_view>
#include <vector>

#include "sabot/law/catalogue.hpp"

namespace sabot::cli {

// Small letters without accents: "PAÑOS" and "paños" are both "panos".
std::string folded(std::string_view text);

// The rows of every class that hold all the words in their id, article or text of either
// language, best first: a word of the id counts most, a whole word more than a part of one.
std::vector<const law::Row*> search_rows(const std::vector<std::string>& words);

// Ids that somebody who wrote this one may have meant, the likeliest first.
std::vector<std::string_view> nearest_ids(std::string_view id, std::size_t count);

}  // namespace sabot::cli
