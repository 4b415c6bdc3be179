#pragma once
// A row of the law as text and as JSON. Its provenance is always there: custom and interpretation
// are never shown as law.

#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"

namespace sabot::cli {

law::Provenance provenance_of(const law::Row& row);

// One line: id, provenance, article, text.
std::string row_line(const Common& common, const law::Row& row);

// Everything that is known of a row.
std::string row_page(const Common& common, const law::Row& row);

// The same for programs, in both languages.
boost::json::object row_json(const law::Row& row);

}  // namespace sabot::cli
