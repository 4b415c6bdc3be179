// The law of both rows against plain enumeration, card by card, of small decks.

#include "sabot/odds/treinta_cuarenta/rows_law.hpp"

#include <gtest/gtest.h>

#include "odds/rulesets.hpp"
#include "sabot/odds/treinta_cuarenta/rows_report.hpp"

namespace sabot::odds {
namespace {

// Every order of the cards, with the chance that it comes.
class Enumeration {
 public:
  Enumeration(const RowDeck& deck, const RowsQuery& query)
      : deck_(deck), query_(query), law_{query.ends_at, {}, {}, 0} {
    go_on({}, 0, -1, 1);
  }
  const RowsLaw& law() const { return law_; }

 private:
  struct Rows {
    int negra = 0;
    int roja = 0;
  };

  void go_on(Rows rows, int drawn, int red, const Fraction& often) {
    if (rows.roja >= query_.ends_at) return add(rows, red, often);
    const int left = deck_.cards();
    if (drawn == query_.most_cards || left == 0) {
      law_.unfinished += often;
      return;
    }
    for (int points = 1; points <= RowDeck::most_points; ++points) {
      try_card(deck_.red, points, rows, drawn, red < 0 ? 1 : red, often, left);
      try_card(deck_.black, points, rows, drawn, red < 0 ? 0 : red, often, left);
    }
  }

  void try_card(std::array<int, RowDeck::most_points + 1>& cards, int points, Rows rows, int drawn,
                int red, const Fraction& often, int left) {
    auto& count = cards[static_cast<std::size_t>(points)];
    if (count == 0) return;
    const Fraction then = often * fraction({count, left});
    auto& total = rows.negra < query_.ends_at ? rows.negra : rows.roja;
    total += points;
    --count;
    go_on(rows, drawn + 1, red, then);
    ++count;
  }

  void add(Rows rows, int red, const Fraction& often) {
    const auto i = static_cast<std::size_t>(rows.negra - query_.ends_at);
    const auto j = static_cast<std::size_t>(rows.roja - query_.ends_at);
    law_.all[i][j] += often;
    if (red == 1) law_.red_first[i][j] += often;
  }

  RowDeck deck_;
  RowsQuery query_;
  RowsLaw law_;
};

void expect_enumerated(const RowDeck& deck, const RowsQuery& query) {
  const auto law = rows_law(deck, query);
  const Enumeration plain(deck, query);
  EXPECT_EQ(law.unfinished, plain.law().unfinished);
  for (std::size_t i = 0; i < RowsLaw::totals; ++i)
    for (std::size_t j = 0; j < RowsLaw::totals; ++j) {
      EXPECT_EQ(law.all[i][j], plain.law().all[i][j]) << i << ' ' << j;
      EXPECT_EQ(law.red_first[i][j], plain.law().red_first[i][j]) << i << ' ' << j;
    }
}

RowDeck deck_of(std::initializer_list<std::pair<int, int>> red,
                std::initializer_list<std::pair<int, int>> black) {
  RowDeck deck;
  for (const auto& [points, count] : red) deck.red[static_cast<std::size_t>(points)] = count;
  for (const auto& [points, count] : black) deck.black[static_cast<std::size_t>(points)] = count;
  return deck;
}

TEST(RowsLaw, AnEvenDeck) {
  expect_enumerated(deck_of({{10, 2}, {7, 1}, {5, 1}, {1, 1}}, {{10, 2}, {7, 1}, {5, 1}, {1, 1}}),
                    {11, 10});
}

TEST(RowsLaw, UnevenColours) {
  expect_enumerated(deck_of({{10, 3}, {4, 1}, {2, 1}}, {{9, 2}, {6, 1}, {4, 2}, {1, 1}}), {14, 11});
  expect_enumerated(deck_of({{3, 1}, {8, 1}}, {{3, 2}, {8, 1}, {10, 4}}), {13, 9});
}

// With real rows: few cards, or all would take years.
TEST(RowsLaw, RowsOfThirtyOne) {
  expect_enumerated(deck_of({{10, 3}, {9, 1}, {1, 1}}, {{10, 2}, {8, 2}, {2, 1}}), {31, 10});
  expect_enumerated(deck_of({{10, 4}, {1, 1}}, {{10, 4}, {1, 1}}), {31, 10});
}

TEST(RowsLaw, TheRedCardComesFirst) {
  const auto deck = deck_of({{10, 3}, {4, 1}}, {{9, 2}, {6, 1}, {1, 2}});
  for (int most = 0; most <= deck.cards(); ++most) expect_enumerated(deck, {15, most});
}

// Numbers of any size take over where 128 bits would not do.
TEST(RowsLaw, AsManyPacksAsThereMayBe) {
  const auto rules =
      treinta_cuarenta::Rules::from(
          ruleset("es79", "treinta-y-cuarenta", "packs = 12\nleaves-regulation = true\n"))
          .value();
  const auto deck = RowDeck::after(rules, {}).value();
  const auto law = rows_law(deck, rows_query(rules, deck));
  EXPECT_EQ(law.unfinished, 0);
  EXPECT_EQ(law.all[2][5], law.all[5][2]);
}

RowsReport report_of(std::string_view overlay, const RowsOdds& asked = {}) {
  return rows_report(ruleset("es79", "treinta-y-cuarenta", overlay), asked).value();
}

const RowsWay& way_of(const RowsReport& report, std::size_t bet, RowsPlay play) {
  for (const auto& way : report.bets.at(bet).ways)
    if (way.play == play) return way;
  throw std::logic_error("no such way of playing");
}

// What books on the game give: 31 and 31 in 2.19% of coups, an edge of 1.10% on every bet, 0.90%
// with the insurance.
TEST(RowsReport, SixPacks) {
  const auto report = report_of("");
  ASSERT_EQ(report.bets.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) {
    const auto& law = report.bets[i].law;
    EXPECT_EQ(law.win + law.loss + law.tie + law.refait, 1);
    EXPECT_EQ(law.win, law.loss);
    EXPECT_EQ(decimal_text(law.refait, 6), "0.021891");
    EXPECT_EQ(decimal_text(law.tie, 6), "0.087708");
    EXPECT_EQ(way_of(report, i, RowsPlay::half).edge, law.refait / 2);
    EXPECT_EQ(way_of(report, i, RowsPlay::insured).edge, (1 - law.tie) / 100);
  }
  // In prison a stake is worth a little less than half of it.
  EXPECT_LT(way_of(report, 0, RowsPlay::prison).value, way_of(report, 0, RowsPlay::half).value);
  EXPECT_EQ(way_of(report, 0, RowsPlay::best).value, way_of(report, 0, RowsPlay::half).value);
}

TEST(RowsReport, TheOtherReadings) {
  const auto deposit = report_of("insurance = \"deposit\"\ntie-and-prison = \"freed\"\n");
  const auto& law = deposit.bets[0].law;
  EXPECT_EQ(way_of(deposit, 0, RowsPlay::insured).edge, law.refait / 100);
  // Where a tie frees it, prison is worth more than half.
  EXPECT_EQ(way_of(deposit, 0, RowsPlay::best).value, way_of(deposit, 0, RowsPlay::prison).value);
  EXPECT_EQ(report_of("insurance = \"none\"\n").bets[0].ways.size(), 3u);
}

TEST(RowsReport, AtAStake) {
  const auto report = report_of("", {{}, Money{999}, Money{500}});
  // Half of 9.99 is 5, in the player's favour; and 1% of it nine cents.
  EXPECT_EQ(way_of(report, 0, RowsPlay::half).edge,
            report.bets[0].law.refait * fraction({499, 999}));
  EXPECT_EQ(report.insurance, fraction({9, 999}));
  EXPECT_FALSE(
      rows_report(ruleset("es79", "treinta-y-cuarenta", ""), {{}, Money{400}, Money{500}}));
}

// Cards that are gone: fewer red ones make color and inverso differ only with who wins.
TEST(RowsReport, CardsGone) {
  const auto report = report_of("", {{Card::of(1, 1), Card::of(10, 2)}, {}, {}});
  EXPECT_EQ(report.deck.cards(), 310);
  Fraction red;
  for (const auto& row : report.law.red_first)
    for (const auto& one : row) red += one;
  EXPECT_EQ(red, fraction({154, 310}));
  const std::vector<Card> too_many(7, Card::of(1, 1));
  EXPECT_FALSE(rows_report(ruleset("es79", "treinta-y-cuarenta", ""), {too_many, {}, {}}));
}

}  // namespace
}  // namespace sabot::odds
