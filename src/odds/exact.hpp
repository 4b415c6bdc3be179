#pragma once
// Exact numbers and how they are written: the fraction first, decimals second.

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include <gmpxx.h>

#include "sabot/base/money.hpp"

namespace sabot::odds {

using Integer = mpz_class;
using Fraction = mpq_class;

Integer integer(std::int64_t value);
Integer integer(std::uint64_t value);
Fraction fraction(const Integer& numerator, const Integer& denominator);
Fraction fraction(Ratio ratio);

// -679568/53094899; a whole number alone: 3.
std::string fraction_text(const Fraction& value);
// This many digits after the point, the last rounded to the nearest, halves away from zero.
std::string decimal_text(const Fraction& value, int digits);

// The same of its square root, which is no fraction; of a number that is not negative.
std::string root_text(const Fraction& square, int digits);

// 9/11, 0.25, .5, 25%, -3: as people write them. The error says what is wrong with it.
std::expected<Fraction, std::string> read_fraction(std::string_view text);
// The same, from 0 to 1.
std::expected<Fraction, std::string> read_probability(std::string_view text);

// For pictures and progress only.
double approximate(const Fraction& value);

}  // namespace sabot::odds
