#pragma once
// What a table does otherwise than its regulation, as everybody who looks at it may see.

#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/law/legal.hpp"

namespace sabot::rules {

struct DepartureView {
  std::string setting;
  std::string value;
  std::vector<std::string> by;  // the articles that do not allow it
};
BOOST_DESCRIBE_STRUCT(DepartureView, (), (setting, value, by))

inline std::vector<DepartureView> departure_views(const law::Ruleset& ruleset) {
  std::vector<DepartureView> all;
  for (const auto& [setting, value, legal] : law::departures_of(ruleset)) {
    auto& view = all.emplace_back(setting, value);
    for (const auto one : legal.by) view.by.emplace_back(law::id(one));
  }
  return all;
}

}  // namespace sabot::rules
