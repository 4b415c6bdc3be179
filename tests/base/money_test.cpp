#include "sabot/base/money.hpp"

#include <gtest/gtest.h>

#include <regex>

#include "sabot/base/invariant.hpp"
#include "sample.hpp"

namespace sabot {
namespace {

constexpr Money greatest{INT64_MAX};
constexpr Money least{INT64_MIN};

std::expected<Money, TextFault> amount(std::string_view text) { return from_text<Money>(text); }
std::expected<Ratio, TextFault> ratio(std::string_view text) { return from_text<Ratio>(text); }

TEST(Money, IsWrittenInUnitsWithCentsOnlyWhereThereAreAny) {
  EXPECT_EQ(to_text(100_units), "100");
  EXPECT_EQ(to_text(1250_cents), "12.50");
  EXPECT_EQ(to_text(5_cents), "0.05");
  EXPECT_EQ(to_text(Money{}), "0");
  EXPECT_EQ(to_text(Money{-305}), "-3.05");
  EXPECT_EQ(to_text(Money{-5}), "-0.05");
  EXPECT_EQ(to_text(greatest), "92233720368547758.07");
  EXPECT_EQ(to_text(least), "-92233720368547758.08");
}

TEST(Money, IsReadWithTwoDecimalsOrNone) {
  EXPECT_EQ(amount("100"), 100_units);
  EXPECT_EQ(amount("100.00"), 100_units);
  EXPECT_EQ(amount("-0.05"), Money{-5});
  EXPECT_EQ(amount("0"), Money{});
  EXPECT_EQ(amount("0.00"), Money{});
  for (const auto* text :
       {"012", "007",    "00",   "-01",  "00.50", "",   "-",   "--1", "+1",   ".50", "1.",
        "1.5", "12.345", "1,50", "1.-5", "1 ",    " 1", "1e3", "0x1", "1.5a", "a",   "1..5"})
    EXPECT_EQ(amount(text), std::unexpected(TextFault::malformed)) << text;
}

TEST(Money, IsReadUpToWhat64BitsHold) {
  EXPECT_EQ(amount("92233720368547758.07"), greatest);
  EXPECT_EQ(amount("-92233720368547758.08"), least);
  for (const auto* text : {"92233720368547758.08", "-92233720368547758.09", "92233720368547759",
                           "-92233720368547759", "9223372036854775808", "99999999999999999999999"})
    EXPECT_EQ(amount(text), std::unexpected(TextFault::too_large)) << text;
}

TEST(Money, OverflowOfAdmittedAmountsIsABug) {
  EXPECT_EQ(greatest + Money{0}, greatest);
  EXPECT_THROW(greatest + 1_cents, BrokenInvariant);
  EXPECT_THROW(least - 1_cents, BrokenInvariant);
  Money sum = greatest;
  EXPECT_THROW(sum += 1_cents, BrokenInvariant);
  EXPECT_EQ(sum, greatest);
  sum -= 1_cents;
  EXPECT_EQ(sum, Money{INT64_MAX - 1});
}

TEST(Money, OverflowOfAmountsFromOutsideIsToldApart) {
  EXPECT_EQ(checked_add(1_units, 2_cents), 102_cents);
  EXPECT_EQ(checked_add(greatest, 1_cents), std::nullopt);
  EXPECT_EQ(checked_add(least, Money{-1}), std::nullopt);
  EXPECT_EQ(checked_times(3_cents, 4), 12_cents);
  EXPECT_EQ(checked_times(greatest, 2), std::nullopt);
  EXPECT_EQ(checked_times(least, -1), std::nullopt);
}

TEST(Money, AShareRoundsAsItIsTold) {
  EXPECT_EQ(share(100_units, {5, 100}, Rounding::down), 5_units);
  EXPECT_EQ(share(100_units, {5, 100}, Rounding::up), 5_units);
  EXPECT_EQ(share(19_cents, {1, 20}, Rounding::down), 0_cents);
  EXPECT_EQ(share(19_cents, {1, 20}, Rounding::up), 1_cents);
  EXPECT_EQ(share(21_cents, {1, 20}, Rounding::down), 1_cents);
  EXPECT_EQ(share(21_cents, {1, 20}, Rounding::up), 2_cents);
  EXPECT_EQ(share(0_cents, {1, 20}, Rounding::up), 0_cents);
  EXPECT_EQ(share(10_units, {8, 1}, Rounding::down), 80_units);
  EXPECT_EQ(share(greatest, {INT64_MAX, INT64_MAX}, Rounding::up), greatest);
}

TEST(Money, AShareOfWhatHasNoneIsABug) {
  EXPECT_THROW(share(Money{-1}, {1, 20}, Rounding::down), BrokenInvariant);
  EXPECT_THROW(share(1_cents, {-1, 20}, Rounding::down), BrokenInvariant);
  EXPECT_THROW(share(1_cents, {1, 0}, Rounding::down), BrokenInvariant);
  EXPECT_THROW(share(1_cents, {1, -1}, Rounding::down), BrokenInvariant);
  EXPECT_THROW(share(greatest, {2, 1}, Rounding::down), BrokenInvariant);
  EXPECT_THROW(share(greatest, {INT64_MAX, INT64_MAX - 1}, Rounding::up), BrokenInvariant);
}

TEST(Ratio, IsEqualByValue) {
  EXPECT_EQ((Ratio{5, 100}), (Ratio{1, 20}));
  EXPECT_NE((Ratio{5, 100}), (Ratio{1, 21}));
  EXPECT_EQ((Ratio{INT64_MAX, INT64_MAX}), (Ratio{1, 1}));
  EXPECT_NE((Ratio{INT64_MAX, INT64_MAX - 1}), (Ratio{1, 1}));
}

TEST(Ratio, IsReadFromAFractionANumberOrAPercentage) {
  EXPECT_EQ(to_text(Ratio{1, 20}), "1/20");
  EXPECT_EQ(ratio("5/100"), (Ratio{1, 20}));
  EXPECT_EQ(ratio("5%"), (Ratio{1, 20}));
  EXPECT_EQ(ratio("8"), (Ratio{8, 1}));
  EXPECT_EQ(ratio("2.5%"), (Ratio{1, 40}));
  EXPECT_EQ(ratio("0.025"), (Ratio{1, 40}));
  EXPECT_EQ(to_text(ratio("2.500%").value()), "1/40");
  EXPECT_EQ(ratio("1.000000000000001"), (Ratio{1'000'000'000'000'001, 1'000'000'000'000'000}));
  for (const auto* wrong : {".5", "2.", "2.5.5%", "2.5/100", "-2.5%", "2,5%", "."})
    EXPECT_EQ(ratio(wrong), std::unexpected(TextFault::malformed)) << wrong;
  EXPECT_EQ(ratio("0.0000000000000001"), std::unexpected(TextFault::too_large));
  for (const auto* text : {"", "/", "1/", "/2", "1/0", "-1/2", "1/-2", "1/2/3", "%", "1/2%"})
    EXPECT_EQ(ratio(text), std::unexpected(TextFault::malformed)) << text;
  EXPECT_EQ(ratio("9223372036854775808"), std::unexpected(TextFault::too_large));
  EXPECT_EQ(ratio("1/9223372036854775808"), std::unexpected(TextFault::too_large));
}

RC_GTEST_PROP(Money, WhatIsWrittenIsReadBack, (Money money)) {
  money.cents >>= *rc::gen::inRange(0, 64);
  RC_ASSERT(amount(to_text(money)).value() == money);
}

// One grammar: what is read is what the published pattern allows, as far as 64 bits hold it.
RC_GTEST_PROP(Money, IsReadExactlyWhereItsPatternMatches, ()) {
  static const std::regex pattern{std::string(TextForm<Money>::pattern())};
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0012.-+5 9")));
  const bool matches = std::regex_match(text, pattern);
  const auto read = amount(text);
  const bool too_large = !read && read.error() == TextFault::too_large;
  RC_ASSERT(matches == (read.has_value() || too_large));
}

RC_GTEST_PROP(Ratio, WhatIsWrittenIsReadBack, ()) {
  const auto numerator = *rc::gen::nonNegative<std::int64_t>();
  const auto denominator = *rc::gen::positive<std::int64_t>();
  const auto back = ratio(to_text(Ratio{numerator, denominator}));
  RC_ASSERT(back->numerator == numerator);
  RC_ASSERT(back->denominator == denominator);
}

RC_GTEST_PROP(Money, WhatIsAddedCanBeTakenAway, (Money a, Money b)) {
  const auto sum = checked_add(a, b);
  RC_PRE(sum.has_value());
  RC_ASSERT(a + b == *sum);
  RC_ASSERT(*sum - b == a);
  RC_ASSERT((a <=> *sum) == (0 <=> b.cents));
}

// Down never gives more than the exact share, up never less, and they differ by one cent at most.
RC_GTEST_PROP(Money, AShareIsWithinOneCent, ()) {
  const auto cents = *rc::gen::inRange<std::int64_t>(0, 1'000'000'000);
  const Ratio of{*rc::gen::inRange<std::int64_t>(0, 1000),
                 *rc::gen::inRange<std::int64_t>(1, 1000)};
  const auto exact = cents * of.numerator;  // times the denominator
  const auto down = share(Money{cents}, of, Rounding::down).cents;
  const auto up = share(Money{cents}, of, Rounding::up).cents;
  RC_ASSERT(down * of.denominator <= exact);
  RC_ASSERT(up * of.denominator >= exact);
  RC_ASSERT(up - down == (exact % of.denominator == 0 ? 0 : 1));
}

TEST(Winnings, ArePaidForWholeMultiplesOfThePrice) {
  EXPECT_EQ(winnings_at(33_cents, {3, 2}).amount, 48_cents);
  EXPECT_FALSE(winnings_at(33_cents, {3, 2}).whole);
  EXPECT_EQ(winnings_at(34_cents, {3, 2}).amount, 51_cents);
  EXPECT_TRUE(winnings_at(34_cents, {3, 2}).whole);
  EXPECT_EQ(winnings_at(33_cents, {19, 20}).amount, 19_cents);
  // 6/4 is 3/2.
  EXPECT_EQ(winnings_at(34_cents, {6, 4}).amount, 51_cents);
  EXPECT_EQ(winnings_at(5_units, {8, 1}).amount, 40_units);
  EXPECT_EQ(winnings_at(5_units, {0, 1}).amount, Money{});
}

}  // namespace
}  // namespace sabot
