#pragma once
// The odds of a game, as a person reads them and as a program does.

#include <string>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/cli/departures_text.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::cli {

// {"fraction": "-9/11", "decimal": "-0.8181818182"}
boost::json::object exact_json(const odds::Fraction& value, int digits);

// A line for each setting of the house's, and for each that the regulation does not allow.
std::string settings_text(const Common& common, const odds::Ground& ground);
// Which rules, and what is laid over them: the beginning of every report.
boost::json::object ground_json(const odds::Ground& ground);
// {"5": "9/11"}
boost::json::object choices_json(const std::vector<odds::Played>& choices);

// "5 draws, 3:9 stands"
std::string choices_text(const Common& common, const std::vector<odds::Played>& choices);

// What is said to somebody who asks --bet for one that the game does not have.
std::string no_such_bet(const Common& common, const std::vector<std::string>& bets,
                        std::string_view name);
template <class Bet>
std::vector<std::string> names_of(const std::vector<Bet>& bets) {
  std::vector<std::string> names;
  for (const auto& bet : bets) names.push_back(bet.name);
  return names;
}

// The cards by their notation.
boost::json::array cards_json(const std::vector<Card>& cards);

// With effects of removal or without.
std::string odds_text(const Common& common, const odds::Report& report, bool removals, int digits);
boost::json::object odds_json(const odds::Report& report, bool removals, int digits);

}  // namespace sabot::cli
