#include "sabot/odds/cells.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

#include "literal.hpp"
#include "rulesets.hpp"
#include "sabot/odds/coup_law.hpp"
#include "sabot/odds/solution.hpp"

namespace sabot::odds {
namespace {

using Plays = std::map<std::string, int>;  // how often of twelve each decision is to draw

Plays any_play(const std::vector<Decision>& decisions) {
  Plays play;
  for (const auto& decision : decisions) play[decision_text(decision)] = *twelfths();
  return play;
}
Play in_order(const std::vector<Decision>& decisions, const Plays& plays) {
  Play play;
  for (const auto& one : decisions) play.push_back(fraction(plays.at(decision_text(one)), always));
  return play;
}

std::string seen(Hand hand, bool cards) {
  if (!cards) return std::to_string(baccarat::total(hand));
  const auto [low, high] = std::minmax({baccarat::points(hand[0]), baccarat::points(hand[1])});
  return std::to_string(low) + '+' + std::to_string(high);
}

// By decision and whether it draws there, how often each outcome follows.
using Literal = std::map<std::pair<std::string, bool>, std::array<std::int64_t, outcomes>>;

// A punto who is free on five and draws below, a banker who must draw with nothing and is free in
// every other cell: each order of six cards, played by hand.
struct ByHand {
  Sees sees;
  Plays punto;
  Plays banca;
  Literal of_punto;
  Literal of_banca;

  void play(Hand cards) {
    const std::array one{cards[0], cards[2]};
    const std::array other{cards[1], cards[3]};
    const int total = baccarat::total(one);
    if (baccarat::is_natural(total) || baccarat::is_natural(baccarat::total(other))) return;
    const auto name = seen(one, sees == Sees::cards);
    for (const bool draws : {false, true}) {
      if (total != 5 && draws != (total < 5)) continue;
      const int own = total == 5 ? (draws ? punto.at(name) : always - punto.at(name)) : always;
      answer(other, draws, total + (draws ? baccarat::points(cards[4]) : 0), cards,
             total == 5 ? name : "", own);
    }
  }

  void answer(Hand other, bool punto_drew, int punto_total, Hand cards, const std::string& decided,
              int weight) {
    const int total = baccarat::total(other);
    const auto third = punto_drew ? std::to_string(baccarat::points(cards[4])) : std::string("no");
    const auto name = seen(other, sees != Sees::totals) + ':' + third;
    for (const bool draws : {false, true}) {
      if (total == 0 && !draws) continue;
      const int last = draws ? baccarat::points(cards[punto_drew ? 5 : 4]) : 0;
      const auto end = static_cast<std::size_t>(outcome_of(punto_total % 10, (total + last) % 10));
      const int own = total == 0 ? always : draws ? banca.at(name) : always - banca.at(name);
      if (!decided.empty()) of_punto[{decided, punto_drew}][end] += own;
      if (total != 0) of_banca[{name, draws}][end] += weight;
    }
  }
};

void expect_same(const std::vector<Decision>& decisions, const std::vector<Cell>& cells,
                 Literal& literal, std::int64_t sequences, bool of_punto, const Fraction& brings) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto name = decision_text(decisions[i]);
    for (const bool draws : {false, true}) {
      const auto& counts = literal[{name, draws}];
      const auto all = counts[0] + counts[1] + counts[2];
      RC_ASSERT(cells[i].reach == fraction(integer(all), integer(sequences * always)));
      RC_ASSERT(cells[i].ways.has_value() == (all > 0));
      if (all == 0) continue;
      const auto& ending = draws ? cells[i].ways->draw : cells[i].ways->stand;
      const Fraction win = fraction(integer(counts[of_punto ? 0 : 1]), integer(all));
      const Fraction loss = fraction(integer(counts[of_punto ? 1 : 0]), integer(all));
      RC_ASSERT(ending.win == win);
      RC_ASSERT(ending.loss == loss);
      RC_ASSERT(ending.tie == fraction(integer(counts[2]), integer(all)));
      const Fraction mean = brings * win - loss;
      RC_ASSERT(ending.value == mean);
      // E (x − m)², written out.
      const Fraction spread = win * (brings - mean) * (brings - mean) +
                              loss * (1 + mean) * (1 + mean) + ending.tie * mean * mean;
      RC_ASSERT(ending.variance == spread);
    }
    if (const auto& ways = cells[i].ways)
      RC_ASSERT(ways->gain == ways->draw.value - ways->stand.value);
  }
}

TEST(Cells, AreAsPlayedByHand) {
  const auto freedom = baccarat_of(ruleset("as11", "chemin-de-fer")).value().freedom;
  hold(12, [&] {
    auto sabot = *sabots();
    const auto sees = *rc::gen::element(Sees::totals, Sees::banker_cards, Sees::cards);
    const Fraction deduction(1, 20);
    const Duel duel({composition_of(sabot)}, freedom, sees, deduction);
    ByHand by_hand{sees, any_play(duel.punto()), any_play(duel.banca()), {}, {}};
    std::int64_t sequences = 0;
    for_each_sequence(sabot, [&](Hand cards) {
      ++sequences;
      by_hand.play(cards);
    });
    const auto cells = cells_of(duel, in_order(duel.punto(), by_hand.punto),
                                in_order(duel.banca(), by_hand.banca));
    expect_same(duel.punto(), cells.punto, by_hand.of_punto, sequences, true, 1);
    expect_same(duel.banca(), cells.banca, by_hand.of_banca, sequences, false, 1 - deduction);
  });
}

// What the solver gains by a decision is how often it comes up times what drawing gains there; and
// an equilibrium draws where that is something, stands where it is less than nothing.
TEST(Cells, AgreeWithTheEquilibrium) {
  for (const auto* gone : {"", "4x9s,3xKd,2h"}) {
    const auto cards = *read_cards(gone);
    const Model model{.with_replacement = false, .gone = cards, .sees = Sees::banker_cards};
    const auto solution = solve(ruleset("as11", "chemin-de-fer"), model).value();
    const auto& [rows, columns] = solution.equilibrium();
    const auto cells = cells_of(solution.duel, rows, columns);
    const auto game = solution.duel.game();
    const auto& duel = solution.duel;
    ASSERT_EQ(cells.banca.size(), columns.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const auto& cell = cells.banca[i];
      const Fraction gained = cell.reach * cell.ways->gain * duel.sequences();
      EXPECT_EQ(game.columns.of(i, rows), gained * duel.deduction().get_den());
      const int sign = sgn(cell.ways->gain);
      EXPECT_TRUE(sign == 0 || columns[i] == (sign > 0 ? 1 : 0)) << decision_text(duel.banca()[i]);
    }
    ASSERT_EQ(cells.punto.size(), 1U);
    EXPECT_EQ(game.rows.of(0, columns),
              cells.punto[0].reach * cells.punto[0].ways->gain * duel.sequences());
  }
}

// Kemeny and Snell's game: both who mix are indifferent.
TEST(Cells, WhereSomebodyMixesNothingIsGained) {
  const auto endless = ruleset("as11", "chemin-de-fer", "deduction = \"0%\"");
  const auto solution = solve(endless, {.with_replacement = true}).value();
  const auto& [rows, columns] = solution.equilibrium();
  const auto cells = cells_of(solution.duel, rows, columns);
  EXPECT_EQ(cells.punto[0].ways->gain, 0);
  int mixed = 0;
  for (std::size_t i = 0; i < columns.size(); ++i)
    if (columns[i] != 0 && columns[i] != 1) {
      ++mixed;
      EXPECT_EQ(cells.banca[i].ways->gain, 0);
    }
  EXPECT_EQ(mixed, 1);
}

// A hand of cards that are all gone never comes up.
TEST(Cells, OfAHandThatCannotComeSayNothing) {
  const Duel duel({Composition::of_counts({9, 9, 9, 9, 9, 0, 9, 9, 9, 9})},
                  baccarat_of(ruleset("as11", "chemin-de-fer")).value().freedom, Sees::cards, 0);
  const auto cells = cells_of(duel, Play(duel.punto().size()), Play(duel.banca().size()));
  int never = 0;
  for (std::size_t i = 0; i < cells.punto.size(); ++i)
    if (!cells.punto[i].ways) {
      ++never;
      EXPECT_EQ(decision_text(duel.punto()[i]), "0+5");
      EXPECT_EQ(cells.punto[i].reach, 0);
    }
  EXPECT_EQ(never, 1);
}

}  // namespace
}  // namespace sabot::odds
