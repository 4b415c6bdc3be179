#pragma once
// What a zero leaves of a stake on a simple chance, and whether its owner may choose.
// The odds are computed by the same functions.

#include "sabot/rules/wheel/rules.hpp"

namespace sabot::wheel {

struct Halves {
  Money returned;
  Money taken;
  bool whole = true;  // no cent had to be given to one side or the other
};
Halves halves(const Rules& rules, Money value);

// Half of it would be below the minimum: it stays until it is free, from the second zero on or,
// by the other reading of A-04, from the first. The zero just met is one of `zeros`, and `value` is
// what it has left.
bool must_stay(const Rules& rules, Money value, int zeros, Money minimum);

}  // namespace sabot::wheel
