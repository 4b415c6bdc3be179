#include "sabot/rules/reglamento/state.hpp"

namespace sabot::reglamento {

Money State::stake_on(const PersonId& by, Chance on) const {
  for (const auto& one : stakes)
    if (one.by == by && one.on == on) return one.amount;
  return Money{};
}

Money State::staked_by(const PersonId& by) const {
  Money sum;
  for (const auto& one : stakes)
    if (one.by == by) sum += one.amount;
  return sum;
}

}  // namespace sabot::reglamento
