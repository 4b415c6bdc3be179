// Points, totals and the cuadro, against the rows that the catalogue prints.

#include "sabot/rules/baccarat/baccarat.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sabot/law/catalogue.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/punto_banca/rules.hpp"

namespace sabot::baccarat {
namespace {

TEST(Points, AceIsOneTensAndFiguresNothing) {
  const int expected[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0};
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = 1; rank <= 13; ++rank)
      EXPECT_EQ(points(Card::of(rank, suit)), expected[rank - 1]) << rank;
}

TEST(Total, OnlyTheUnitsCount) {
  const auto of = [](std::vector<int> ranks) {
    std::vector<Card> cards;
    for (const int rank : ranks) cards.push_back(Card::of(rank, 0));
    return total(cards);
  };
  EXPECT_EQ(of({}), 0);
  EXPECT_EQ(of({9, 13}), 9);
  EXPECT_EQ(of({5, 5}), 0);
  EXPECT_EQ(of({9, 9}), 8);
  EXPECT_EQ(of({9, 9, 9}), 7);
}

TEST(Natural, IsEightOrNine) {
  for (int total = 0; total <= 9; ++total) EXPECT_EQ(is_natural(total), total == 8 || total == 9);
}

// The rows are printed as "3 TTTTTTTTPTT": the banca's total, then third cards 0 to 9 and none.
TEST(Cuadro, IsThePrintedOneUnderEveryRuleset) {
  for (const auto& [regulation, game] : law::rulesets()) {
    if (!game.ends_with("punto-y-banca") || regulation == "ar") continue;
    const auto rules = punto_banca::Rules::from(law::Ruleset::of(regulation, game).value()).value();
    int rows = 0;
    for (const auto& row : law::articles()) {
      if (row.game != "punto-y-banca" || row.regulation != law::Regulation::as11) continue;
      if (row.table.empty()) continue;
      ++rows;
      const int banca = row.table[0] - '0';
      for (int third = 0; third <= Cuadro::punto_stood; ++third)
        EXPECT_EQ(static_cast<char>(rules.cuadro.value.at(banca, third)),
                  row.table[static_cast<std::size_t>(third) + 2])
            << row.id << " " << third;
    }
    EXPECT_EQ(rows, 8);
  }
}

TEST(Cuadro, HasEightRowsOfElevenLetters) {
  std::vector<std::string> rows(8, "TTTTTTTTTTP");
  EXPECT_TRUE(Cuadro::from(rows));
  rows[3] = "TTTTTTTTTT";
  EXPECT_FALSE(Cuadro::from(rows));
  rows[3] = "TTTTTTTTTTX";
  EXPECT_FALSE(Cuadro::from(rows));
  rows[3] = "OPTOPTOPTOP";
  EXPECT_TRUE(Cuadro::from(rows));
  rows.pop_back();
  EXPECT_FALSE(Cuadro::from(rows));
}

TEST(Cuadro, HasAnOptionWhereOneLetterIsFree) {
  std::vector<std::string> rows(8, "TTTTTTTTTTP");
  EXPECT_FALSE(Cuadro::from(rows)->has_option());
  for (auto& row : rows) {
    row.front() = 'O';
    EXPECT_TRUE(Cuadro::from(rows)->has_option());
    row.front() = 'T';
    row.back() = 'O';
    EXPECT_TRUE(Cuadro::from(rows)->has_option());
    row.back() = 'P';
  }
}

TEST(DrawsByTotal, HasEightLetters) {
  const auto read = draws_by_total("TTTTTOPP");
  ASSERT_TRUE(read);
  EXPECT_EQ((*read)[4], Draw::draw);
  EXPECT_EQ((*read)[5], Draw::optional);
  EXPECT_EQ((*read)[6], Draw::stand);
  for (const auto* wrong : {"", "TTTTTOP", "TTTTTOPPP", "TTTTTOPX", "tTTTTOPP"})
    EXPECT_FALSE(draws_by_total(wrong)) << wrong;
}

}  // namespace
}  // namespace sabot::baccarat
