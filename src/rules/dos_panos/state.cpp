#include "sabot/rules/dos_panos/state.hpp"

#include <algorithm>

namespace sabot::dos_panos {

const Stake* State::stake_of(const PersonId& who, On on) const {
  const auto found =
      std::ranges::find_if(stakes, [&](const Stake& one) { return one.by == who && one.on == on; });
  return found == stakes.end() ? nullptr : &*found;
}

bool State::has_bet(const PersonId& who) const {
  return std::ranges::find(stakes, who, &Stake::by) != stakes.end();
}

Money State::at_risk() const {
  Money sum;
  for (const auto& one : stakes) sum += one.played();
  return sum;
}

}  // namespace sabot::dos_panos
