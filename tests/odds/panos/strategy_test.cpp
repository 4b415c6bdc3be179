#include "sabot/odds/panos/strategy.hpp"

#include <gtest/gtest.h>

#include "sabot/odds/panos/report.hpp"

namespace sabot::odds {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

BankerRules rules() {
  const std::vector<std::string> rows{"TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTPOT",
                                      "PPTTTTTTPPT", "PPPPOTTTPPT", "PPPPPPTTPPP", "PPPPPPPPPPP"};
  return {.cuadro = *Cuadro::from(rows)};
}
constexpr int no = BankerCell::stood;
constexpr int a8 = BankerCell::eight;
constexpr int a9 = BankerCell::nine;

TEST(PanosCuadro, SpeaksWhereItSaysTheSameForBoth) {
  EXPECT_EQ(letter_in(rules(), {6, 6, 7}), Draw::draw);
  EXPECT_EQ(letter_in(rules(), {6, no, 1}), Draw::stand);
  EXPECT_EQ(letter_in(rules(), {6, 6, 1}), Draw::optional);
  EXPECT_EQ(letter_in(rules(), {3, 9, 9}), Draw::optional);
  EXPECT_EQ(letter_in(rules(), {3, 9, 1}), Draw::optional);
  EXPECT_EQ(letter_in(rules(), {5, a8, 6}), Draw::draw);
  EXPECT_EQ(letter_in(rules(), {5, 1, a9}), Draw::stand);
  EXPECT_EQ(letter_in(rules(), {5, 4, a9}), Draw::optional);
  EXPECT_EQ(letter_in(rules(), {0, a8, a9}), Draw::stand);
  EXPECT_EQ(letter_in(rules(), {8, 1, no}), Draw::stand);
}

TEST(PanosCuadro, BindsAsTheRulesetSays) {
  auto other = rules();
  EXPECT_EQ(freedom_in(other, {0, 1, 1}), Draw::optional);
  EXPECT_EQ(freedom_in(other, {6, 6, 7}), Draw::optional);
  EXPECT_EQ(freedom_in(other, {9, 6, 7}), Draw::stand);
  other.zero_draws = true;
  EXPECT_EQ(freedom_in(other, {0, 1, 1}), Draw::draw);
  other.follows_for_one = false;
  EXPECT_EQ(letter_in(other, {5, a8, 6}), Draw::optional);
  EXPECT_EQ(letter_in(other, {6, 6, 7}), Draw::draw);
  // Where the cuadro holds in every coup nobody has to ask for it.
  other.bound_always = true;
  EXPECT_EQ(freedom_in(other, {6, 6, 7}), Draw::draw);
  EXPECT_EQ(freedom_in(other, {6, 6, 1}), Draw::optional);
  EXPECT_EQ(freedom_in(other, {5, a8, 6}), Draw::draw);
  EXPECT_EQ(freedom_in(other, {5, a8, 4}), Draw::draw);
  other.option_draws = false;
  EXPECT_EQ(freedom_in(other, {5, a8, 4}), Draw::optional);
}

TEST(PanosCuadro, LeavesTheRestToTheBanker) {
  const auto draws = [&](BankerPlays plays, const PanoStakes& stakes, const BankerCell& cell) {
    return banker_by_cuadro(rules(), plays, stakes)[cell.number()] == 1;
  };
  const BankerCell differs{6, 6, 1};
  EXPECT_TRUE(draws(BankerPlays::first, {}, differs));
  EXPECT_FALSE(draws(BankerPlays::second, {}, differs));
  EXPECT_TRUE(draws(BankerPlays::larger, {1, 1}, differs));
  EXPECT_FALSE(draws(BankerPlays::larger, {1, 2}, differs));
  EXPECT_TRUE(draws(BankerPlays::draw, {}, differs));
  EXPECT_FALSE(draws(BankerPlays::stand, {}, differs));
  // Optional against one: as against the other; against both: a card.
  EXPECT_FALSE(draws(BankerPlays::first, {}, {3, 9, 8}));
  EXPECT_TRUE(draws(BankerPlays::first, {}, {3, 9, 9}));
  EXPECT_TRUE(draws(BankerPlays::second, {}, {5, a8, 4}));
  // What it says the same for both nobody changes.
  for (const auto plays : {BankerPlays::draw, BankerPlays::stand}) {
    EXPECT_TRUE(draws(plays, {}, {6, 6, 7}));
    EXPECT_FALSE(draws(plays, {}, {7, 6, no}));
  }
}

TEST(PanosPlays, AreReadAndChecked) {
  const FreeTotals free{5};
  auto strategy = by_letters(*baccarat::draws_by_total("TTTTTOPP"));
  EXPECT_EQ(strategy.first[4], 1);
  EXPECT_EQ(strategy.second[6], 0);
  SaidPlays said;
  EXPECT_TRUE(set_play(strategy, free, rules(), "5=1/3", said));
  EXPECT_EQ(strategy.first[5], fraction(1, 3));
  EXPECT_EQ(strategy.second[5], fraction(1, 3));
  EXPECT_TRUE(set_play(strategy, free, rules(), "6:no:a8=0.25", said));
  EXPECT_EQ(strategy.banca[(BankerCell{6, no, a8}.number())], fraction(1, 4));
  EXPECT_EQ(said.size(), 3u);
  for (const auto* wrong : {"1:5=1/2", "1:6=1", "8:1:1=0", "6:a8:a9=1", "3:5=1", "1:5", "1:5=2"})
    EXPECT_FALSE(set_play(strategy, free, rules(), wrong, said)) << wrong;
  EXPECT_TRUE(set_play(strategy, free, rules(), "1:5=1/3", said));
}

TEST(PanosBets, BringTheirPart) {
  TwoPanos game;
  game.limited_deduction = {fraction(1, 50), false};
  const auto bets = panos_bets(game, {2, 1}, BankKind::limited);
  const auto net = [&](std::string_view name, Outcome first, Outcome second) {
    for (const auto& bet : bets)
      if (bet.name == name) return bet.on[joint_outcome(first, second)].net;
    return Fraction(99);
  };
  using enum Outcome;
  EXPECT_EQ(net("primero", punto, banca), 1);
  EXPECT_EQ(net("segundo", punto, banca), -1);
  EXPECT_EQ(net("caballo", punto, banca), 0);
  EXPECT_EQ(net("caballo", punto, empate), fraction(1, 2));
  EXPECT_EQ(net("raya-1", banca, punto), fraction(-1, 2));
  EXPECT_EQ(net("raya-2", banca, punto), fraction(1, 2));
  EXPECT_EQ(net("banca", banca, banca), fraction(49, 50));
  EXPECT_EQ(net("banca", punto, banca), fraction(-1, 3));
  EXPECT_EQ(bets.back().on[joint_outcome(banca, punto)].to_house, fraction(1, 150));
  EXPECT_EQ(bets.back().on[joint_outcome(punto, banca)].to_house, 0);
  game.caballo = false;
  EXPECT_EQ(panos_bets(game, {2, 1}, BankKind::limited).size(), bets.size() - 1);
}

}  // namespace
}  // namespace sabot::odds
