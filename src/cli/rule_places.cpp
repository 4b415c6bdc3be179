#include "sabot/cli/rule_places.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

#include "sabot/cli/rule_places_list.hpp"
#include "sabot/law/row_json.hpp"

namespace sabot::cli {
namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

Lives places_of(std::string_view id) {
  const auto all = all_rule_places();
  const auto found = std::ranges::lower_bound(all, id, {}, &RulePlaces::id);
  if (found == all.end() || found->id != id) return {id, {}, {}};
  return {id, lines_of(found->code), lines_of(found->rounds)};
}

boost::json::array array_of(const std::vector<std::string_view>& links) {
  boost::json::array all;
  for (const auto one : links) all.emplace_back(one);
  return all;
}

}  // namespace

std::vector<Lives> places_of(const law::Row& row) {
  std::vector<Lives> all{places_of(row.id)};
  if (const auto other = law::parallel_of(row)) all.push_back(places_of(law::id(*other)));
  return all;
}

boost::json::object places_json(const law::Row& row) {
  const auto all = places_of(row);
  boost::json::object json{{"code", array_of(all.front().code)},
                           {"rounds", array_of(all.front().rounds)}};
  if (all.size() > 1)
    json["parallel"] = {{"id", all.back().id},
                        {"code", array_of(all.back().code)},
                        {"rounds", array_of(all.back().rounds)}};
  return json;
}

}  // namespace sabot::cli
