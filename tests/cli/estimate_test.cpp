// What a simulation says of a bet, by totals that are written down by hand.

#include "sabot/rules/chemin_de_fer/rules.hpp"
#include "sabot/rules/punto_banca/rules.hpp"
#include "sabot/rules/reglamento/rules.hpp"
#include "sabot/cli/estimate.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "sabot/law/ruleset.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::cli {
namespace {

using odds::Fraction;

const odds::OutcomeLaw even{Fraction(2, 5), Fraction(2, 5), Fraction(1, 5)};
const odds::Bet on_punto{
    "punto", {odds::Result{true, 1, -1}, odds::Result{true, -1, 1}, odds::Result{false, 0, 0}}};

TEST(Estimates, OfCoupsTakeTheExactVariance) {
  sim::Plan plan;
  sim::Totals totals;
  totals.rounds = 100;
  totals.coups = {50, 30, 20};
  const auto one = estimates(plan, totals, {on_punto}, even).front();
  EXPECT_EQ(one.mean.value, Fraction(1, 5));
  EXPECT_EQ(one.exact, 0);
  // The variance is 4/5, so the error is the root of 8/1000.
  EXPECT_NEAR(*one.mean.error, 0.0894427190999916, 1e-15);
  EXPECT_NEAR(*one.deviation(), 0.2 / 0.0894427190999916, 1e-12);
  EXPECT_NEAR(one.mean.interval()->first, 0.2 - 1.959963984540054 * 0.0894427190999916, 1e-12);
  EXPECT_NEAR(one.mean.interval()->second, 0.2 + 1.959963984540054 * 0.0894427190999916, 1e-12);
}

// Tallas of ten coups, in half of which the punto wins two more than the banca, in the other half
// two less: the mean is nothing, and that of one talla is off by 2/10.
TEST(Estimates, OfTallasTakeTheSpreadOfWholeTallas) {
  sim::Plan plan;
  plan.kind = sim::Kind::tallas;
  sim::Totals totals;
  totals.rounds = 40;
  for (int talla = 0; talla < 40; ++talla) {
    const auto counts = talla % 2 == 0 ? sim::Counts{5, 3, 2} : sim::Counts{3, 5, 2};
    totals.whole.add(counts);
    totals.sure.add(counts);
    for (std::size_t i = 0; i < 3; ++i) totals.coups[i] += counts[i];
  }
  const auto one = estimates(plan, totals, {on_punto}, even).front();
  EXPECT_EQ(one.mean.value, 0);
  EXPECT_NEAR(*one.mean.error, 0.2 / std::sqrt(39.0), 1e-15);
  EXPECT_NEAR(*one.compared.error, 0.2 / std::sqrt(39.0), 1e-15);
  EXPECT_EQ(*one.deviation(), 0);
}

TEST(Estimates, OfTooFewTallasHaveNoError) {
  sim::Plan plan;
  plan.kind = sim::Kind::tallas;
  sim::Totals totals;
  totals.rounds = fewest_tallas - 1;
  totals.coups = {5, 3, 2};
  totals.whole.add({5, 3, 2});
  totals.sure.add({5, 3, 2});
  const auto one = estimates(plan, totals, {on_punto}, even).front();
  EXPECT_FALSE(one.mean.error);
  EXPECT_FALSE(one.mean.interval());
  EXPECT_FALSE(one.deviation());
}

TEST(Estimates, OfNothingAreNone) { EXPECT_TRUE(estimates({}, {}, {on_punto}, even).empty()); }

// The simulation is told how to draw by the odds' strategy; the tables' rules say the same.
TEST(Drawing, OfAStrategyIsThatOfTheRules) {
  for (const auto& [regulation, game] : law::rulesets()) {
    const auto ruleset = law::Ruleset::of(regulation, game).value();
    const auto baccarat = odds::baccarat_of(ruleset);
    if (!baccarat) continue;
    auto strategy = odds::Strategy::of(baccarat->drawing);
    if (regulation == "ar") {
      const auto rules = reglamento::Rules::from(ruleset).value();
      sim::Choices choices;
      choices.punto[5] = sim::Odds{sim::Odds::whole / 4};
      strategy.at({.total = 5}) = Fraction(1, 4);
      EXPECT_EQ(drawing_of(strategy), sim::drawing_of(rules, choices).value());
      continue;
    }
    if (game != "chemin-de-fer") {
      const auto rules = punto_banca::Rules::from(ruleset).value();
      EXPECT_EQ(drawing_of(strategy), sim::drawing_of(rules));
      continue;
    }
    sim::Choices choices;
    choices.punto[5] = choices.banca[3][9] = sim::Odds{sim::Odds::whole / 4};
    choices.banca[5][4] = sim::Odds::always();
    strategy.at({.total = 5}) = strategy.at({3, 9}) = Fraction(1, 4);
    strategy.at({5, 4}) = 1;
    const auto rules = chemin_de_fer::Rules::from(ruleset).value();
    EXPECT_EQ(drawing_of(strategy), sim::drawing_of(rules, choices).value());
  }
}

TEST(Drawing, OfAMixIsTheNearestThereIs) {
  EXPECT_EQ(nearest_odds(0), sim::Odds::never());
  EXPECT_EQ(nearest_odds(1), sim::Odds::always());
  EXPECT_EQ(nearest_odds(Fraction(1, 2)).parts, sim::Odds::whole / 2);
  // 9/11 of 2^32 is 3514064151.27
  EXPECT_EQ(nearest_odds(Fraction(9, 11)).parts, 3514064151U);
  odds::Strategy strategy;
  strategy.at({.total = 5}) = Fraction(9, 11);
  EXPECT_EQ(
      strategy_of(drawing_of(strategy)).at({.total = 5}),
      odds::fraction(odds::integer(std::uint64_t{3514064151}), odds::integer(sim::Odds::whole)));
}

}  // namespace
}  // namespace sabot::cli
