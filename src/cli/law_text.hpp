#pragma once
// A row of the law as text. Its provenance is always there: custom and interpretation
// are never shown as law.

#include <string>
#include <string_view>

#include "sabot/cli/command.hpp"
#include "sabot/law/row_json.hpp"

namespace sabot::cli {

// One line: id, provenance, article, text.
std::string row_line(const Common& common, const law::Row& row);

// Everything that is known of a row.
std::string row_page(const Common& common, const law::Row& row);

}  // namespace sabot::cli
