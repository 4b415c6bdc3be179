#include "sabot/odds/stakes.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "rulesets.hpp"

namespace sabot::odds {
namespace {

BetOdds bet(const Report& report, std::string_view name) {
  return *std::ranges::find(report.ways[0].bets, name, &BetOdds::name);
}
Report at(Money stake, std::string_view overlay = "") {
  const auto rules = ruleset("as11", "punto-y-banca", overlay);
  return at_stake(report(rules, {}).value(), rules, stake).value();
}

// A twentieth of 50 cents is two and a half, of which two are kept; of 10 cents nothing is, and the
// house has no edge left.
TEST(Stakes, TheDeductionIsRoundedAsAtTheTable) {
  const auto half = at(50_cents);
  const auto banca = bet(half, "banca");
  EXPECT_EQ(banca.value, banca.win * Fraction(24, 25) - banca.loss);
  const auto tenth = at(10_cents);
  EXPECT_EQ(bet(tenth, "banca").value, -bet(tenth, "punto").value);
  EXPECT_GT(bet(tenth, "banca").value, 0);
  const auto up = at(50_cents, "rounding = \"up\"");
  EXPECT_EQ(bet(up, "banca").value, banca.win * Fraction(47, 50) - banca.loss);
}

TEST(Stakes, AStakeThatLeavesNoFractionIsWorthTheSame) {
  const auto rules = ruleset("as11", "punto-y-banca");
  const auto plain = report(rules, {}).value();
  for (const auto stake : {20_cents, 1_units, 250_units})
    for (const auto* name : {"punto", "banca", "empate"}) {
      EXPECT_EQ(bet(at(stake), name).value, bet(plain, name).value);
      EXPECT_EQ(bet(at(stake), name).variance, bet(plain, name).variance);
    }
}

// The largest deduction that is no more than the share, in whole cents.
TEST(Stakes, NeverTakesMoreThanTheShare) {
  for (int cents = 1; cents <= 60; ++cents) {
    const auto banca = bet(at(Money{cents}), "banca");
    const Fraction kept = fraction(cents / 20, cents);
    EXPECT_EQ(banca.value, banca.win * (1 - kept) - banca.loss) << cents;
  }
}

TEST(Stakes, InCheminDeFerTheBankBearsIt) {
  const auto rules = ruleset("es79", "chemin-de-fer");
  const auto bets = bets_at(rules, 50_cents).value();
  EXPECT_EQ(bets[1].on[1].net, Fraction(24, 25));
  EXPECT_EQ(bets[1].on[1].to_house, Fraction(1, 25));
  EXPECT_EQ(bets[0].on[0].net, 1);
}

TEST(Stakes, RefusesNothing) {
  const auto rules = ruleset("as11", "punto-y-banca");
  EXPECT_FALSE(bets_at(rules, Money{}));
  EXPECT_FALSE(bets_at(rules, Money{-5}));
  EXPECT_FALSE(bets_at(rules, Money{INT64_MAX}));
}

}  // namespace
}  // namespace sabot::odds
