#include "sabot/odds/exact.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace sabot::odds {
namespace {

std::string read(std::string_view text) {
  const auto value = read_fraction(text);
  return value ? fraction_text(*value) : "no: " + value.error();
}

TEST(ReadFraction, ReadsWhatOneWrites) {
  EXPECT_EQ(read("9/11"), "9/11");
  EXPECT_EQ(read("18/22"), "9/11");
  EXPECT_EQ(read("0.25"), "1/4");
  EXPECT_EQ(read(".5"), "1/2");
  EXPECT_EQ(read("5."), "5");
  EXPECT_EQ(read("25%"), "1/4");
  EXPECT_EQ(read("1.5/4.5"), "1/3");
  EXPECT_EQ(read("1/3%"), "1/300");
  EXPECT_EQ(read("-3"), "-3");
  EXPECT_EQ(read("-0"), "0");
  EXPECT_EQ(read("007"), "7");
  EXPECT_EQ(read(std::string(400, '9')), std::string(400, '9'));
}

TEST(ReadFraction, RefusesTheRestAndSaysWhatItWants) {
  for (const std::string text :
       {"",   "-",    "%",   ".",   "/", "1/", "/2", "1/0", "1/0.0", "1/2/3", "1.2.3", "--1",
        "+1", "1/-2", "1e3", "0x1", "a", " 1", "1 ", "1,5", "%5",    "5%%",   "1/2 ",  "½"})
    EXPECT_EQ(read(text), "no: should be a number, such as 9/11, 0.25 or 25%") << text;
  EXPECT_TRUE(read(std::string(401, '9')).starts_with("no: "));
  EXPECT_TRUE(read("0." + std::string(400, '9')).starts_with("no: "));
}

TEST(ReadProbability, IsFromZeroToOne) {
  EXPECT_EQ(read_probability("0"), Fraction(0));
  EXPECT_EQ(read_probability("-0"), Fraction(0));
  EXPECT_EQ(read_probability("100%"), Fraction(1));
  for (const auto* text : {"-1/100", "1.0001", "2", "101%"})
    EXPECT_EQ(read_probability(text), std::unexpected("should be a probability, from 0 to 1"));
  EXPECT_EQ(read_probability("x"), read_fraction("x"));
}

TEST(DecimalText, RoundsHalvesAwayFromZero) {
  EXPECT_EQ(decimal_text(Fraction(1, 8), 2), "0.13");
  EXPECT_EQ(decimal_text(Fraction(-1, 8), 2), "-0.13");
  EXPECT_EQ(decimal_text(Fraction(1, 3), 4), "0.3333");
  EXPECT_EQ(decimal_text(Fraction(2, 3), 4), "0.6667");
  EXPECT_EQ(decimal_text(Fraction(9999, 10000), 3), "1.000");
  EXPECT_EQ(decimal_text(Fraction(-1, 1000), 2), "0.00");  // no minus before nothing
  EXPECT_EQ(decimal_text(12, 1), "12.0");
  EXPECT_EQ(decimal_text(Fraction(5, 2), 0), "3");
  EXPECT_EQ(decimal_text(Fraction(1, 1000), 5), "0.00100");
}

TEST(Exact, HoldsWhateverSixtyFourBitsDo) {
  EXPECT_EQ(integer(INT64_MIN).get_str(), "-9223372036854775808");
  EXPECT_EQ(integer(UINT64_MAX).get_str(), "18446744073709551615");
  EXPECT_EQ(fraction_text(fraction(Ratio{50, 1000})), "1/20");
}

RC_GTEST_PROP(Exact, WhatIsWrittenIsRead, (std::int64_t numerator, std::int64_t denominator)) {
  RC_PRE(denominator != 0);
  const auto value = fraction(integer(numerator), integer(denominator));
  const auto again = read_fraction(fraction_text(value));
  RC_ASSERT(again.has_value());
  RC_ASSERT(fraction_text(*again) == fraction_text(value));
}

// The decimals are within half a unit of the last one.
RC_GTEST_PROP(Exact, DecimalsAreNear, (std::int32_t numerator, std::int32_t denominator)) {
  RC_PRE(denominator != 0);
  const auto digits = *rc::gen::inRange(0, 12);
  const Fraction value = fraction(numerator, denominator);
  const Fraction off = abs(*read_fraction(decimal_text(value, digits)) - value);
  Fraction bound(1, 2);
  for (int i = 0; i < digits; ++i) bound /= 10;
  RC_ASSERT(cmp(off, bound) <= 0);
}

TEST(RootText, RoundsToTheNearest) {
  EXPECT_EQ(root_text(0, 3), "0.000");
  EXPECT_EQ(root_text(2, 10), "1.4142135624");
  EXPECT_EQ(root_text(Fraction(1, 4), 2), "0.50");
  EXPECT_EQ(root_text(Fraction(9, 400), 2), "0.15");
  EXPECT_EQ(root_text(Fraction(9, 400), 1), "0.2");  // 0.15: the half goes up
}

// No other number with that many decimals is nearer.
RC_GTEST_PROP(RootText, IsNear, (std::uint32_t numerator, std::uint32_t denominator)) {
  RC_PRE(denominator != 0U);
  const auto digits = *rc::gen::inRange(1, 15);
  const Fraction square =
      fraction(integer(std::uint64_t{numerator}), integer(std::uint64_t{denominator}));
  Fraction half(1, 2);
  for (int i = 0; i < digits; ++i) half /= 10;
  const Fraction root = *read_fraction(root_text(square, digits));
  const Fraction above = root + half;
  RC_ASSERT(cmp(square, above * above) <= 0);
  if (root > half) {
    const Fraction below = root - half;
    RC_ASSERT(cmp(below * below, square) <= 0);
  }
}

}  // namespace
}  // namespace sabot::odds
