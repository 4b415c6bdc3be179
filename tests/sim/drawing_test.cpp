#include "sabot/sim/drawing.hpp"

#include <gtest/gtest.h>

#include "sim/plans.hpp"

namespace sabot::sim {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

TEST(Odds, AreTheNearestPartsOfTheWhole) {
  EXPECT_EQ(Odds::of({0, 1}), Odds::never());
  EXPECT_EQ(Odds::of({7, 7}), Odds::always());
  EXPECT_EQ(Odds::of({1, 2}), Odds{Odds::whole / 2});
  EXPECT_EQ(Odds::of({1, 3}), Odds{0x55555555});
  EXPECT_EQ(Odds::of({2, 3}), Odds{0xAAAAAAAB});
  constexpr auto most = std::numeric_limits<std::int64_t>::max();
  EXPECT_EQ(Odds::of({most - 1, most}), Odds::always());
  EXPECT_EQ(Odds::of({1, most}), Odds::never());
  for (const Ratio none : {Ratio{-1, 2}, Ratio{3, 2}, Ratio{1, 0}, Ratio{-1, -2}})
    EXPECT_EQ(Odds::of(none), std::nullopt);
}

TEST(Drawing, PuntoYBancaGoesByItsTables) {
  const auto rules = rules_of<punto_banca::Rules>("as11", "punto-y-banca", "");
  const auto drawing = drawing_of(rules);
  EXPECT_FALSE(drawing.is_mixed());
  for (int banca = 0; banca < 8; ++banca)
    for (int third = 0; third <= Cuadro::punto_stood; ++third) {
      const auto draws =
          drawing.banca[static_cast<std::size_t>(banca)][static_cast<std::size_t>(third)] ==
          Odds::always();
      EXPECT_EQ(draws, rules.cuadro.value.at(banca, third) == Draw::draw);
    }
  for (std::size_t total = 0; total < 8; ++total)
    EXPECT_EQ(drawing.punto[total] == Odds::always(), rules.punto_draws.value[total] == Draw::draw);
}

class CheminDeFerDrawing : public testing::Test {
 protected:
  // By as11 open: the punto with 5, the banca with 3 after 9 and with 5 after 4.
  CheminDeFerDrawing() {
    choices.punto[5] = half;
    choices.banca[3][9] = half;
    choices.banca[5][4] = Odds::never();
  }
  std::string error() const { return drawing_of(rules, choices).error(); }

  const chemin_de_fer::Rules rules = rules_of<chemin_de_fer::Rules>("as11", "chemin-de-fer", "");
  const Odds half{Odds::whole / 2};
  Choices choices;
};

TEST_F(CheminDeFerDrawing, ChoicesFillWhatIsOpen) {
  const auto drawing = drawing_of(rules, choices).value();
  EXPECT_TRUE(drawing.is_mixed());
  EXPECT_EQ(drawing.punto[5], half);
  EXPECT_EQ(drawing.punto[4], Odds::always());
  EXPECT_EQ(drawing.punto[6], Odds::never());
  EXPECT_EQ(drawing.banca[3][9], half);
  EXPECT_EQ(drawing.banca[5][4], Odds::never());
  EXPECT_EQ(drawing.banca[6][6], Odds::always());
}

TEST_F(CheminDeFerDrawing, WhatIsOpenMustBeChosen) {
  choices.punto[5].reset();
  EXPECT_EQ(error(), "the punto with 5 may draw or stand: say how often it draws");
  choices.punto[5] = half;
  choices.banca[3][9].reset();
  EXPECT_EQ(error(),
            "the banca with 3 after the punto drew 9 may draw or stand: say how often it draws");
}

TEST_F(CheminDeFerDrawing, ThePuntoIsBound) {
  choices.punto[4] = Odds::always();
  EXPECT_TRUE(drawing_of(rules, choices));
  choices.punto[4] = half;
  EXPECT_EQ(error(), "the punto with 4 has no choice: leave it out");
}

TEST_F(CheminDeFerDrawing, TheBankerIsFreeButWithNothing) {
  choices.banca[7][Cuadro::punto_stood] = Odds::always();
  EXPECT_EQ(drawing_of(rules, choices).value().banca[7][Cuadro::punto_stood], Odds::always());
  choices.banca[0][Cuadro::punto_stood] = half;
  EXPECT_EQ(error(), "the banca with 0 after the punto stood must draw: leave it out");
}

}  // namespace
}  // namespace sabot::sim
