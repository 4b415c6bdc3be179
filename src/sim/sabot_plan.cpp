#include "sabot/sim/sabot_plan.hpp"

#include <algorithm>

#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {
namespace {

constexpr int least_cards_of_a_coup = 4;

// The coups it takes, at this many cards each, until no more than `end` are left.
int coups_until(int end, int left, int cards_each) {
  return (left - end + cards_each - 1) / cards_each;
}

}  // namespace

int SabotPlan::cards_of(int points) const {
  int kinds = 0;
  for (int index = 0; index < Card::kinds; ++index)
    if (baccarat::points(Card::from_index(index)) == points) ++kinds;
  return packs * kinds - gone[static_cast<std::size_t>(points)];
}

int SabotPlan::least_to_play() const {
  return burn ? cards() - 1 - std::ranges::max(*burn) : cards();
}

int SabotPlan::most_to_play() const {
  return burn ? cards() - 1 - std::ranges::min(*burn) : cards();
}

int SabotPlan::sure_coups() const {
  return coups_until(left_at_the_end(), least_to_play(), cards_per_coup);
}

int SabotPlan::most_coups() const {
  return coups_until(left_at_the_end(), most_to_play(), least_cards_of_a_coup);
}

}  // namespace sabot::sim
