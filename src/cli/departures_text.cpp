#include "sabot/cli/departures_text.hpp"

#include <boost/json/object.hpp>
#include <fmt/format.h>

namespace sabot::cli {

std::vector<law::Departure> departures_by(std::string_view regulation, std::string_view game,
                                          std::string_view overlay) {
  auto ruleset = law::Ruleset::of(regulation, game);
  if (!ruleset || !law::overlay_recorded(*ruleset, overlay)) return {};
  return law::departures_of(*ruleset);
}

std::string_view departure_label(const Common& common) {
  return common.say("se aparta de la norma", "leaves the regulation");
}

std::string departures_text(const Common& common, const std::vector<law::Departure>& departures) {
  std::string text;
  for (const auto& one : departures)
    text += fmt::format("  {}: {}\n", departure_label(common),
                        tinted(Tone::bad, one.text(common.lang())));
  return text;
}

boost::json::array departures_json(const std::vector<law::Departure>& departures) {
  boost::json::array json;
  for (const auto& [setting, value, legal] : departures) {
    boost::json::array by;
    for (const auto one : legal.by) by.emplace_back(law::id(one));
    json.push_back(
        boost::json::object{{"setting", setting}, {"value", value}, {"by", std::move(by)}});
  }
  return json;
}

}  // namespace sabot::cli
