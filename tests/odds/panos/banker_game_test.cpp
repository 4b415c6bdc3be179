#include "sabot/odds/panos/banker_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sabot/odds/panos/equilibrium.hpp"

namespace sabot::odds {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

const std::array<Draw, 8> puntos = *baccarat::draws_by_total("TTTTTOPP");

BankerRules rules() {
  const std::vector<std::string> rows{"TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTPOT",
                                      "PPTTTTTTPPT", "PPPPOTTTPPT", "PPPPPPTTPPP", "PPPPPPPPPPP"};
  return {.cuadro = *Cuadro::from(rows)};
}

const CoupTable& replaced() {
  static const CoupTable table(Source::with_replacement(), puntos, TwoCardsBeat::with_both);
  return table;
}
const CoupTable& six_packs() {
  static const CoupTable table({Composition::of_packs(6)}, puntos, TwoCardsBeat::with_both);
  return table;
}

PanosStrategy playing(const Fraction& first, const Fraction& second) {
  auto strategy = by_letters(puntos);
  strategy.first[5] = first;
  strategy.second[5] = second;
  return strategy;
}

// The banker's value, straight from the law of the coup.
Fraction banker_value(const CoupTable& table, const PanosStrategy& all, const PanoStakes& stakes,
                      const Fraction& deduction) {
  return value_of(law_of(table, all), banker_nets(stakes, {deduction}));
}

TEST(BankerNets, DeductOnlyFromWhatIsWonOnBothPanos) {
  const auto nets = banker_nets({2, 1}, {fraction(1, 50)});
  const auto on = [&](Outcome first, Outcome second) { return nets[joint_outcome(first, second)]; };
  EXPECT_EQ(on(Outcome::banca, Outcome::banca), fraction(49, 50));
  EXPECT_EQ(on(Outcome::banca, Outcome::punto), fraction(1, 3) * fraction(49, 50));
  EXPECT_EQ(on(Outcome::banca, Outcome::empate), fraction(2, 3) * fraction(49, 50));
  EXPECT_EQ(on(Outcome::punto, Outcome::banca), fraction(-1, 3));
  EXPECT_EQ(on(Outcome::empate, Outcome::punto), fraction(-1, 3));
  EXPECT_EQ(on(Outcome::empate, Outcome::empate), 0);
  // By the other reading of A-14 all that was won bears it, where more was won than lost.
  const auto gross = banker_nets({2, 1}, {fraction(1, 50), true});
  EXPECT_EQ(gross[joint_outcome(Outcome::banca, Outcome::punto)],
            fraction(1, 3) - fraction(2, 150));
  EXPECT_EQ(gross[joint_outcome(Outcome::punto, Outcome::banca)], fraction(-1, 3));
  // Won on one and lost on the other: nothing is won, and nothing deducted.
  EXPECT_EQ(banker_nets({1, 1}, {fraction(1, 50)})[joint_outcome(Outcome::banca, Outcome::punto)],
            0);
}

TEST(BankerGame, GainIsWhatTheLawSays) {
  const PanoStakes stakes{3, 2};
  const auto deduction = fraction(1, 80);
  const BankerGame game(six_packs(), stakes, {deduction}, free_banker(rules()));
  auto all = playing(fraction(1, 3), fraction(3, 4));
  all.banca = banker_by_cuadro(rules(), BankerPlays::larger, stakes);
  for (const auto& cell :
       {BankerCell{6, BankerCell::stood, 7}, BankerCell{3, 8, 9},
        BankerCell{5, BankerCell::nine, BankerCell::stood}, BankerCell{4, 0, BankerCell::eight}}) {
    auto draws = all;
    auto stands = all;
    draws.banca[cell.number()] = 1;
    stands.banca[cell.number()] = 0;
    EXPECT_EQ(game.gain(cell.number(), all),
              banker_value(six_packs(), draws, stakes, deduction) -
                  banker_value(six_packs(), stands, stakes, deduction))
        << cell_text(cell);
  }
  auto draws = all;
  auto stands = all;
  draws.first[5] = 1;
  stands.first[5] = 0;
  EXPECT_EQ(game.gain_of_first(1, all), value_of(law_of(six_packs(), draws), first_nets()) -
                                            value_of(law_of(six_packs(), stands), first_nets()));
  draws = stands = all;
  draws.second[5] = 1;
  stands.second[5] = 0;
  EXPECT_EQ(game.gain_of_second(1, all), value_of(law_of(six_packs(), draws), second_nets()) -
                                             value_of(law_of(six_packs(), stands), second_nets()));
}

TEST(BankerGame, NoOtherPlayBeatsTheBestAnswer) {
  const PanoStakes stakes{5, 2};
  const auto deduction = fraction(1, 50);
  const BankerGame game(replaced(), stakes, {deduction}, free_banker(rules()));
  auto all = playing(1, fraction(1, 2));
  all.banca = game.best_answer(all);
  const auto best = banker_value(replaced(), all, stakes, deduction);
  for (const auto plays : {BankerPlays::first, BankerPlays::second, BankerPlays::larger,
                           BankerPlays::draw, BankerPlays::stand}) {
    auto other = all;
    other.banca = banker_by_cuadro(rules(), plays, stakes);
    EXPECT_LT(banker_value(replaced(), other, stakes, deduction), best);
  }
  for (std::size_t cell = 0; cell < banker_cells; cell += 17) {
    if (game.letters()[cell] != Draw::optional) continue;
    auto other = all;
    other.banca[cell] = 1 - other.banca[cell];
    EXPECT_LE(banker_value(replaced(), other, stakes, deduction), best)
        << cell_text(BankerCell::of(cell));
  }
  EXPECT_EQ(game.regrets(all).banca, 0);
}

TEST(BankerGame, BoundBankerFollowsTheCuadroWhereItSaysTheSame) {
  const BankerGame game(replaced(), {}, {}, bound_banker(rules()));
  auto all = playing(0, 0);
  all.banca = game.best_answer(all);
  EXPECT_EQ(all.banca[(BankerCell{6, 6, 7}.number())], 1);
  EXPECT_EQ(all.banca[(BankerCell{6, 6, BankerCell::eight}.number())], 1);
  EXPECT_EQ(all.banca[(BankerCell{7, BankerCell::stood, 1}.number())], 0);
  EXPECT_EQ(game.letters()[(BankerCell{6, 6, 1}.number())], Draw::optional);
  EXPECT_EQ(game.letters()[(BankerCell{3, 9, 9}.number())], Draw::optional);
}

// Every part of a gain lies with one thing seen of the first paño; a punto who does not see it
// plays the sum of them.
TEST(BankerGame, HeedingTheFirstPanoGainsNoLessThanIgnoringIt) {
  const BankerGame game(replaced(), {}, {}, free_banker(rules()));
  auto all = playing(fraction(1, 2), fraction(2, 3));
  all.banca = game.best_answer(all);
  EXPECT_GE(game.gain_of_heeding(all), game.regrets(all).second);
  all.second[5] = game.gain_of_second(1, all) > 0 ? 1 : 0;
  EXPECT_GT(game.gain_of_heeding(all), 0);
  EXPECT_EQ(game.regrets(all).second, 0);
}

// What anybody gains by the best play of their own against the others, from the law alone.
void expect_regrets(const CoupTable& table, const PanosEquilibrium& found, const PanoStakes& stakes,
                    const Fraction& deduction) {
  auto all = playing(found.play.first[5], found.play.second[5]);
  all.banca = found.play.banca;
  const BankerGame game(table, stakes, {deduction}, free_banker(rules()));
  const auto value = [&](const PanosStrategy& play, const auto& nets) {
    return value_of(law_of(table, play), nets);
  };
  auto other = all;
  other.banca = game.best_answer(all);
  const auto nets = banker_nets(stakes, {deduction});
  EXPECT_EQ(value(other, nets) - value(all, nets), found.regrets.banca);
  Fraction first;
  Fraction second;
  for (const int draws : {0, 1}) {
    auto one = all;
    one.first[5] = draws;
    first = std::max(first, Fraction(value(one, first_nets()) - value(all, first_nets())));
    one = all;
    one.second[5] = draws;
    second = std::max(second, Fraction(value(one, second_nets()) - value(all, second_nets())));
  }
  EXPECT_EQ(first, found.regrets.first);
  EXPECT_EQ(second, found.regrets.second);
}

// Against a paño that has turned over an 8 the banker plays the other as in chemin de fer, where
// Kemeny and Snell's punto draws nine times of eleven.
TEST(PanosEquilibrium, WithReplacementIsKemenyAndSnells) {
  for (const auto& deduction : {Fraction(0), fraction(1, 50), fraction(1, 80)}) {
    const BankerGame game(replaced(), {}, {deduction}, free_banker(rules()));
    const auto found = find_equilibrium(game, true);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->play.first[5], fraction(9, 11));
    EXPECT_EQ(found->play.second[5], fraction(9, 11));
    EXPECT_TRUE(found->is_exact());
    expect_regrets(replaced(), *found, {}, deduction);
  }
}

TEST(PanosEquilibrium, OfSixPacksIsExact) {
  const BankerGame game(six_packs(), {}, {fraction(1, 50)}, free_banker(rules()));
  const auto found = find_equilibrium(game, true);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->is_exact());
  EXPECT_EQ(found->play.first[5], fraction(1416535825, 1749930741));
  expect_regrets(six_packs(), *found, {}, fraction(1, 50));
}

// Exact or not, nobody gains more than next to nothing by playing otherwise.
TEST(PanosEquilibrium, OfUnequalStakesLiesWithinItsRegrets) {
  for (const auto& stakes : {PanoStakes{5, 1}, PanoStakes{1, 3}, PanoStakes{1, 0}}) {
    const BankerGame game(six_packs(), stakes, {fraction(1, 50)}, free_banker(rules()));
    const auto found = find_equilibrium(game, false);
    ASSERT_TRUE(found);
    EXPECT_LT(found->regrets.largest(), Fraction("1/1000000000000000000000000000"));
    expect_regrets(six_packs(), *found, stakes, fraction(1, 50));
  }
}

TEST(PanosEquilibrium, IsNotSearchedWhereAPuntoHasSeveralChoices) {
  const auto free = *baccarat::draws_by_total("TTTTOOPP");
  const CoupTable table(Source::with_replacement(), free, TwoCardsBeat::with_both);
  EXPECT_FALSE(find_equilibrium(BankerGame(table, {}, {}, free_banker(rules())), true));
}

}  // namespace
}  // namespace sabot::odds
