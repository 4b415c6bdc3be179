#pragma once
// Effects of removal: by how much a bet's value changes when one card leaves the sabot.

#include <vector>

#include "sabot/odds/report.hpp"

namespace sabot::odds {

struct Removal {
  int points = 0;                 // of the card that is removed
  int cards = 0;                  // how many of them there are before
  std::vector<Fraction> changes;  // of each bet's value, in the order of the game's bets
};

// One for every point of which there are cards; none where no coup could be dealt without one.
// The changes of a bet, each as often as there are cards of its points, add up to nothing.
std::vector<Removal> removals_of(const Report& report, const Way& way);

}  // namespace sabot::odds
