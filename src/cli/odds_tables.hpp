#pragma once
// The further tables of the odds: effects of removal, how bets hang together, several settings in
// one; and all of them with commas between their cells.

#include <string>
#include <vector>

#include <boost/json/array.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/removal.hpp"

namespace sabot::cli {

// "10 J Q K", "A", "2" … "9"
std::string points_text(int points);

// Effects of removal on these bets; as fractions too, or not.
std::string removals_text(const Common& common, const std::vector<odds::Removal>& removals,
                          const std::vector<odds::BetOdds>& bets, bool fractions, int digits);
boost::json::array removals_json(const std::vector<odds::Removal>& removals,
                                 const std::vector<odds::BetOdds>& bets, int digits);

// Variances and covariances of a unit on each bet in the same coup, and the standard deviations.
std::string covariances_text(const Common& common, const odds::Report& report, const odds::Way& way,
                             int digits);
boost::json::array covariances_json(const odds::Report& report, const odds::Way& way, int digits);

// One line for each setting, way and bet.
std::string sweep_text(const Common& common, const std::vector<odds::Report>& reports, int digits);

// The bets of every setting and way, or the effects of removal.
std::string odds_csv(const std::vector<odds::Report>& reports, bool removals, int digits);

}  // namespace sabot::cli
