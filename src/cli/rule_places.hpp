#pragma once
// Where a rule lives: the lines of code and of rulesets that cite it, and the rounds that prove
// it, as links from the root of the sources. The list is made when the program is built
// (tools/rule_places.py), since the program is installed without its sources.

#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/law/catalogue.hpp"

namespace sabot::cli {

// Links such as src/rules/chemin_de_fer/banco.cpp#L42.
struct Lives {
  std::string_view id;
  std::vector<std::string_view> code;
  std::vector<std::string_view> rounds;
};
// A row's own places; and those of the row that says the same in the other regulation, where
// there is one: code cites such a rule once, by either.
std::vector<Lives> places_of(const law::Row& row);

// {"code": […], "rounds": […], "parallel": {"id": …, "code": […], "rounds": […]}}
boost::json::object places_json(const law::Row& row);

}  // namespace sabot::cli
