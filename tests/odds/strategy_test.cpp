#include "sabot/odds/strategy.hpp"

#include <gtest/gtest.h>

namespace sabot::odds {
namespace {

using baccarat::Cuadro;

// The punto chooses on five; the banca on 3 against a 9, and on 6 against a punto who stood.
Drawing drawing() {
  std::vector<std::string> rows(8, "TTTTTPPPPPP");
  rows[3][9] = 'O';
  rows[6][10] = 'O';
  return {*baccarat::draws_by_total("TTTTTOPP"), *Cuadro::from(rows)};
}

TEST(Choices, AreThePuntosFirstAndThenTheBancas) {
  std::string all;
  for (const auto& choice : choices_of(drawing())) all += choice_text(choice) + ' ';
  EXPECT_EQ(all, "5 3:9 6:no ");
}

TEST(Strategy, FollowsTheLettersAndStandsOnAChoice) {
  const auto strategy = Strategy::of(drawing());
  for (int total = 0; total < 8; ++total) {
    EXPECT_EQ(strategy.at({.total = total}), total < 5 ? 1 : 0);
    for (int third = 0; third <= Cuadro::punto_stood; ++third)
      EXPECT_EQ(strategy.at({total, third}), third < 5 ? 1 : 0);
  }
}

TEST(SetChoice, SetsThatOneAlone) {
  auto strategy = Strategy::of(drawing());
  EXPECT_TRUE(set_choice(strategy, drawing(), "5=9/11"));
  EXPECT_TRUE(set_choice(strategy, drawing(), "6:no=25%"));
  EXPECT_EQ(strategy.at({.total = 5}), Fraction(9, 11));
  EXPECT_EQ(strategy.at({6, Cuadro::punto_stood}), Fraction(1, 4));
  EXPECT_EQ(strategy.at({3, 9}), 0);
  EXPECT_TRUE(set_choice(strategy, drawing(), "6:no=0"));
  EXPECT_EQ(strategy.at({6, Cuadro::punto_stood}), 0);
}

TEST(SetChoice, SaysWhatIsWrong) {
  auto strategy = Strategy::of(drawing());
  const auto said = [&](std::string_view text) {
    const auto set = set_choice(strategy, drawing(), text);
    return set ? "" : set.error();
  };
  EXPECT_EQ(said("5"), "\"5\" should be a choice and a probability, such as 5=9/11");
  EXPECT_EQ(said("6=1"), "\"6\" is not a choice here; the choices are 5, 3:9, 6:no");
  EXPECT_EQ(said("5:9=1"), "\"5:9\" is not a choice here; the choices are 5, 3:9, 6:no");
  EXPECT_EQ(said("=1"), "\"\" is not a choice here; the choices are 5, 3:9, 6:no");
  EXPECT_EQ(said("5=2"), "\"5=2\" should be a probability, from 0 to 1");
  EXPECT_EQ(said("5="), "\"5=\" should be a number, such as 9/11, 0.25 or 25%");
  EXPECT_EQ(said("5=1=1"), "\"5=1=1\" should be a number, such as 9/11, 0.25 or 25%");
  EXPECT_EQ(strategy.at({.total = 5}), 0);
}

TEST(SetChoice, SaysSoWhereNothingIsOpen) {
  const Drawing settled{*baccarat::draws_by_total("TTTTTTPP"), drawing().banca};
  auto strategy = Strategy::of(settled);
  EXPECT_EQ(set_choice(strategy, settled, "5=1").error(),
            "\"5\" is not a choice here; the choices are 3:9, 6:no");
}

}  // namespace
}  // namespace sabot::odds
