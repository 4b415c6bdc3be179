#include "sabot/rules/dos_panos/settlement.hpp"

namespace sabot::dos_panos {

std::array<Money, 2> split(const Rules& rules, Money minimum, Money stake) {
  const Money unit = rules.bet_unit.value == BetUnit::cent ? Money{1} : minimum;
  const Money second{stake.cents / unit.cents / 2 * unit.cents};
  return {stake - second, second};
}

Money on_the_line(Money stake) { return Money{stake.cents / 2}; }

baccarat::Deduction deduction_of(const Rules& rules, const law::Cited<Ratio>& rate, Money won,
                                 Money lost) {
  if (won <= lost) return {};
  const bool net = rules.deduction_base.value == DeductionBase::net;
  return baccarat::deduction_of(net ? won - lost : won, rate, rules.rounding);
}

}  // namespace sabot::dos_panos
