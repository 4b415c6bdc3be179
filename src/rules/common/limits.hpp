#pragma once
// The limits of a table's bets, and the largest amount that the books of a table take (S-02).

#include "sabot/base/money.hpp"

namespace sabot::rules {

// Ten thousand million units. No single amount and nobody's chips as bought may go beyond it: it
// takes millions of such amounts for a sum to leave 64 bits, and that the books refuse.
inline constexpr Money largest_amount{1'000'000'000'000};

struct Limits {
  Money minimum;
  Money maximum;
  bool multiples = false;  // bets must be multiples of the minimum

  // What stakes go up by.
  Money step() const { return multiples ? minimum : Money{1}; }
  friend bool operator==(const Limits&, const Limits&) = default;
};

}  // namespace sabot::rules
