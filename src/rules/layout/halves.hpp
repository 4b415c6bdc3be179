#pragma once
// What the zero of the ruleta, or 31 and 31 at treinta y cuarenta, leaves of a stake on a simple
// chance, and whether its owner may choose. The odds are computed by the same
// functions.

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"

namespace sabot::layout {

// From which zero on a value below the minimum must stay in prison.
enum class BelowMinimum : std::uint8_t { second_zero, first_zero };
BOOST_DESCRIBE_ENUM(BelowMinimum, second_zero, first_zero)
// Which way half a cent goes, out of what the house takes.
enum class HalfRounding : std::uint8_t { down, up };
BOOST_DESCRIBE_ENUM(HalfRounding, down, up)

struct Halving {
  HalfRounding rounding{};
  BelowMinimum below_minimum{};
};

struct Halves {
  Money returned;
  Money taken;
  bool whole = true;  // no cent had to be given to one side or the other
};
Halves halves(const Halving& halving, Money value);

// Half of it would be below the minimum: it stays until it is free, from the second zero on or,
// by the other reading of A-04, from the first. The zero just met is one of `zeros`, and `value` is
// what it has left.
bool must_stay(const Halving& halving, Money value, int zeros, Money minimum);

}  // namespace sabot::layout
