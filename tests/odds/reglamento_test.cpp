#include "sabot/odds/reglamento.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "rulesets.hpp"
#include "sabot/odds/solution.hpp"
#include "sabot/odds/stakes.hpp"

namespace sabot::odds {
namespace {

law::Ruleset rules(std::string_view overlay = "") {
  return ruleset("ar", "punto-y-banca", overlay);
}
BetOdds bet(const Way& way, std::string_view name) {
  return *std::ranges::find(way.bets, name, &BetOdds::name);
}

// The table of A-16 is the usual one, so that a punto who draws to five has the usual odds.
TEST(ReglamentoOdds, FiveDrawnIsTheUsualGame) {
  const auto usual = report(ruleset("as11", "punto-y-banca"), {}).value();
  const auto all = report(rules(), {}).value();
  ASSERT_EQ(all.ways.size(), 2U);
  EXPECT_EQ(bet(all.ways[0], "punto").value, bet(usual.ways[0], "punto").value);
  EXPECT_LT(bet(all.ways[1], "punto").value, bet(all.ways[0], "punto").value);
  EXPECT_EQ(all.best_for_punto, 0U);
}

TEST(ReglamentoOdds, TheBoxPaysTheDeductionAlwaysAndTheHolderInSomePasses) {
  const auto all = report(rules(), {}).value();
  for (const auto& way : all.ways) {
    const auto banca = bet(way, "banca");
    EXPECT_EQ(banca.value, banca.win * Fraction(9, 10) - banca.loss);
    EXPECT_EQ(bet(way, "pase-con").value, banca.value);
    EXPECT_EQ(bet(way, "pase-sin").value, -bet(way, "punto").value);
    for (const auto& one : way.bets) EXPECT_EQ(one.house, one.edge) << one.name;
  }
}

TEST(ReglamentoOdds, WhereTheHolderPaysTheHouseHasOnlyTheDeduction) {
  const auto way = report(rules("who-pays = \"holder\""), {}).value().ways[0];
  EXPECT_EQ(bet(way, "punto").house, 0);
  EXPECT_EQ(bet(way, "pase-sin").house, 0);
  EXPECT_EQ(bet(way, "pase-con").house, bet(way, "banca").win / 10);
  EXPECT_EQ(bet(way, "banca").house, bet(way, "banca").edge);
}

TEST(ReglamentoOdds, TheDeductionIsRoundedAsAtTheTable) {
  const auto down = bets_at(rules(), 15_cents).value();
  EXPECT_EQ(down[1].on[1].net, Fraction(14, 15));
  const auto up = bets_at(rules("rounding = \"up\""), 15_cents).value();
  EXPECT_EQ(up[1].on[1].net, Fraction(13, 15));
}

// Only where an operator's cuadro is free has the banca something to decide.
TEST(ReglamentoOdds, IsSolvedWhereTheCuadroLeavesAChoice) {
  const auto bound = solve(rules(), {}).value();
  EXPECT_TRUE(bound.model.follows_cuadro);
  EXPECT_TRUE(bound.duel.banca().empty());
  EXPECT_EQ(bound.equilibrium().rows, Play{1});
  const auto free = solve(rules(R"(cuadro = ["TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT",
      "TTTTTTTTPOT", "PPTTTTTTPPT", "PPPPOTTTPPT", "PPPPPPTTPPO", "PPPPPPPPPPP"])"),
                          {})
                        .value();
  ASSERT_EQ(free.duel.banca().size(), 3U);
  EXPECT_TRUE(is_equilibrium(free.duel.game(), free.equilibrium()));
  EXPECT_LE(free.values.punto, bound.values.punto);
}

}  // namespace
}  // namespace sabot::odds
