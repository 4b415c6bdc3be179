#pragma once
// What one bet brings over many coups with the same stake. Each coup comes from the same sabot as
// the first, so that the coups are independent of each other; at a table they nearly are.

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sabot/odds/bets.hpp"

namespace sabot::odds {

// One amount that a coup may bring, in stakes, and how likely it is.
struct Step {
  Fraction net;
  Fraction probability;
};
// By amount, the least first; those that never happen are left out.
std::vector<Step> steps_of(std::span<const Result> on, std::span<const Fraction> law);
inline std::vector<Step> steps_of(const Bet& bet, const OutcomeLaw& law) {
  return steps_of(bet.on, law);
}

struct RepeatedLaw {
  std::vector<Step> results;  // of all the coups together, the least first
  Fraction mean;
  Fraction variance;
  Fraction behind;  // less than nothing
  Fraction even;
  Fraction ahead;

  // The least result that is not exceeded with at least this probability.
  const Fraction& quantile(const Fraction& probability) const;
};

// The numbers grow with the coups, and the time with their cube.
inline constexpr int most_repeated_coups = 400;
// Of a bet that a coup may bring more than three amounts, all the results are followed coup by
// coup; there may be too many of them for as many coups.
int most_coups_of(const std::vector<Step>& steps);
// Of no more than these.
RepeatedLaw law_of_coups(const std::vector<Step>& steps, int coups);

// Somebody who stakes one unit on every coup.
struct Gambler {
  Fraction bankroll;             // in stakes
  std::optional<Fraction> goal;  // stops with this much or more
  std::optional<int> coups;      // stops after this many
};
struct Ruin {
  Fraction ruined;   // less than a stake is left
  Fraction reached;  // the goal
  Fraction neither;  // when the coups are over
};
// Exact; refuses what would take too long. There must be a goal or a number of coups.
std::expected<Ruin, std::string> ruin_of(const std::vector<Step>& steps, const Gambler& gambler);

}  // namespace sabot::odds
