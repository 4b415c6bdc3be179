#pragma once
// The odds of a wheel, as a person reads them and as a program does.

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/cli/odds_session.hpp"
#include "sabot/odds/wheel/wheel_report.hpp"

namespace sabot::cli {

// "half", "prison", "best": as JSON has it.
std::string_view choice_name(odds::AtZero choice);

std::string wheel_odds_text(const Common& common, const odds::WheelReport& report, int digits);
boost::json::object wheel_odds_json(const odds::WheelReport& report, int digits);
std::string wheel_odds_csv(const std::vector<odds::WheelReport>& reports, int digits);

// Whether an option is given that has a meaning for cards only; then `common` has failed.
bool says_of_cards(Common& common,
                   std::initializer_list<std::pair<std::string_view, bool>> options);

// The bets that one spin settles: only these have a law of many spins.
std::vector<RepeatedBet> settled_at_once(const odds::WheelReport& report);

}  // namespace sabot::cli
