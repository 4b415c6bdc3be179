#include "sabot/rules/baccarat/deduction.hpp"

namespace sabot::baccarat {

Deduction deduction_of(Money won, const law::Cited<Ratio>& rate,
                       const law::Cited<DeductionRounding>& rounding) {
  const Money down = share(won, rate.value, Rounding::down);
  const Money up = share(won, rate.value, Rounding::up);
  Deduction deduction{rounding.value == DeductionRounding::up ? up : down, rate.by};
  if (up != down) deduction.by.add(rounding.by);
  return deduction;
}

}  // namespace sabot::baccarat
