#include "sabot/rules/layout/halves.hpp"

namespace sabot::layout {

Halves halves(const Halving& halving, Money value) {
  const auto rounding = halving.rounding == HalfRounding::down ? Rounding::down : Rounding::up;
  const Money taken = share(value, {1, 2}, rounding);
  return {value - taken, taken, value.cents % 2 == 0};
}

bool must_stay(const Halving& halving, Money value, int zeros, Money minimum) {
  const bool holds = zeros > 1 || halving.below_minimum == BelowMinimum::first_zero;
  return holds && halves(halving, value).returned < minimum;
}

}  // namespace sabot::layout
