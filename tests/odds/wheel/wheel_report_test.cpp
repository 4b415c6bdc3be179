// The odds of the wheels against figures that everybody knows, and against every course of a few
// spins, number by number.

#include "sabot/odds/wheel/wheel_report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "odds/rulesets.hpp"

namespace sabot::odds {
namespace {

using layout::Suerte;

WheelReport wheel(std::string_view game, std::string_view overlay = "",
                  const WheelQuery& query = {}) {
  return wheel_report(ruleset("es79", game, overlay), query).value();
}
const WheelKind& kind(const WheelReport& report, Suerte suerte) {
  return *std::ranges::find(report.kinds, suerte, &WheelKind::suerte);
}
const WheelWay& way(const WheelKind& kind, AtZero choice) {
  return *std::ranges::find(kind.ways, choice, &WheelWay::choice);
}

TEST(WheelReport, EveryMultipleChanceHasTheSameEdge) {
  const auto report = wheel("ruleta");
  EXPECT_EQ(report.chances(), 37U + 60 + 14 + 23 + 11 + 3 + 3 + 2 + 2 + 6);
  for (const auto& one : report.kinds) {
    if (layout::is_simple(one.suerte)) continue;
    ASSERT_EQ(one.ways.size(), 1U);
    EXPECT_EQ(one.ways[0].value, Fraction(-1, 37)) << static_cast<int>(one.suerte);
    EXPECT_EQ(one.ways[0].edge, Fraction(1, 37));
    EXPECT_EQ(one.win, fraction(one.numbers, 37));
    EXPECT_EQ(one.spared, 0);
    EXPECT_FALSE(one.prison);
  }
  // 36²/37 − (36/37)²
  EXPECT_EQ(kind(report, Suerte::pleno).ways[0].variance, Fraction(1296 * 36, 37 * 37));
  EXPECT_EQ(kind(report, Suerte::pleno).chances.size(), 37U);
}

TEST(WheelReport, HalfAndPrison) {
  const auto report = wheel("ruleta");
  for (const auto suerte :
       {Suerte::rojo, Suerte::negro, Suerte::par, Suerte::impar, Suerte::falta, Suerte::pasa}) {
    const auto& one = kind(report, suerte);
    EXPECT_EQ(way(one, AtZero::half).edge, Fraction(1, 74));
    EXPECT_EQ(way(one, AtZero::prison).edge, Fraction(1, 73));
    // Half is better: prison is worth 36/73 of the stake.
    EXPECT_EQ(way(one, AtZero::best).edge, Fraction(1, 74));
    const auto& zeros = one.prison->zeros();
    EXPECT_EQ(zeros[0].prisoner, Fraction(36, 73));
    EXPECT_EQ(zeros[0].best_prisoner, Fraction(73, 148));  // 18/37 + 1/37 · 1/4
    EXPECT_EQ(zeros[2].held, Fraction(1, 4));
    EXPECT_EQ(zeros[2].prisoner, Fraction(9, 73));
    for (const auto& now : zeros) {
      EXPECT_EQ(now.prisoner, now.held * Fraction(36, 73));
      EXPECT_EQ(now.best_prisoner, now.held * Fraction(73, 148));
      EXPECT_TRUE(now.half_is_best());
    }
  }
}

TEST(WheelReport, TheAmericanWheelGivesHalf) {
  const auto report = wheel("ruleta-americana");
  const auto& rojo = kind(report, Suerte::rojo);
  ASSERT_EQ(rojo.ways.size(), 1U);
  EXPECT_EQ(rojo.ways[0].edge, Fraction(1, 74));
  EXPECT_EQ(rojo.ways[0].steps.size(), 3U);
  const auto prison = wheel("ruleta-americana", "house-number-rule = \"half-or-prison\"");
  EXPECT_EQ(way(kind(prison, Suerte::rojo), AtZero::prison).edge, Fraction(1, 73));
}

TEST(WheelReport, TheFiveOfTheBoule) {
  const auto report = wheel("boule");
  EXPECT_EQ(report.chances(), 9U + 6);
  for (const auto& one : report.kinds) {
    EXPECT_EQ(one.ways[0].edge, Fraction(1, 9));
    EXPECT_EQ(one.pockets, 2 * one.numbers);
  }
  EXPECT_EQ(kind(report, Suerte::numero).win, Fraction(1, 9));
  EXPECT_EQ(kind(report, Suerte::rojo).win, Fraction(4, 9));
}

TEST(WheelReport, SettingsChangeTheOdds) {
  EXPECT_EQ(wheel("ruleta", "zero-combinations = \"none\"").chances(), 161U - 6);
  EXPECT_EQ(wheel("ruleta", "zero-combinations = \"caballos\"").chances(), 161U - 3);
  const auto loses = wheel("ruleta", "house-number-rule = \"loses\"");
  EXPECT_EQ(kind(loses, Suerte::rojo).ways[0].edge, Fraction(1, 37));
  const auto price = wheel("ruleta", "pleno-price = \"36/1\"");
  EXPECT_EQ(kind(price, Suerte::pleno).ways[0].edge, 0);
  // A wheel on which the 7 lies twice: its pleno is a kind apart.
  const auto uneven = wheel("boule", "wheel = [1, 2, 3, 4, 5, 6, 7, 8, 9, 7]");
  EXPECT_EQ(std::ranges::count(uneven.kinds, Suerte::numero, &WheelKind::suerte), 2);
}

TEST(WheelReport, RefusesWhatNoTableHas) {
  const auto refused = [](std::string_view overlay, const WheelQuery& query) {
    return !wheel_report(ruleset("es79", "ruleta", overlay), query);
  };
  EXPECT_TRUE(refused("wheel = [0, 0]", {}));
  EXPECT_TRUE(refused("", {Money{400}, Money{500}}));
  EXPECT_TRUE(refused("authorised-minimum = \"2\"", {Money{400}, Money{100}}));
  EXPECT_FALSE(refused("", {Money{500}, Money{500}}));
}

// Every course of a few spins, number by number, as the articles have it: what is lost is lost,
// what is freed comes back, a zero halves what is in prison, and its owner chooses. What is not
// settled by then lies between nothing and all that is held.
struct Literal {
  const wheel::Rules& rules;
  layout::Numbers covers;
  Money minimum;
  AtZero choice;

  struct Bounds {
    Fraction least;
    Fraction most;
  };
  Money half(Money value) const {
    const bool odd = value.cents % 2 != 0;
    const bool up = rules.rounding.value == wheel::HalfRounding::up;
    return Money{value.cents / 2 + (odd && !up ? 1 : 0)};
  }
  Bounds prisoner(Money value, int zeros, int spins) const {
    const bool second = zeros > 1 || rules.below_minimum.value == wheel::BelowMinimum::first_zero;
    const bool stays = second && half(value) < minimum;
    const Fraction back = integer(half(value).cents);
    if (choice == AtZero::half && !stays) return {back, back};
    Bounds kept{0, integer(value.cents)};
    if (spins > 0) kept = in_prison(value, zeros, spins);
    if (choice == AtZero::best && !stays)
      return {std::max(back, kept.least), std::max(back, kept.most)};
    return kept;
  }
  Bounds in_prison(Money value, int zeros, int spins) const {
    Bounds sum;
    for (const int number : rules.order.value) {
      Bounds one;
      if (number == 0)
        one = prisoner(half(value), zeros + 1, spins - 1);
      else if ((covers & layout::one_number(number)) != 0)
        one = {integer(value.cents), integer(value.cents)};
      sum.least += one.least / 37;
      sum.most += one.most / 37;
    }
    return sum;
  }
};

TEST(WheelReport, StakesInPrisonNumberByNumber) {
  constexpr int spins = 12;
  for (const auto* overlay : {"", "rounding = \"up\"", "below-minimum = \"first-zero\"",
                              "rounding = \"up\"\nbelow-minimum = \"first-zero\""})
    for (const std::int64_t cents : {1, 2, 3, 5, 99, 100, 500, 750, 12'345})
      for (const std::int64_t minimum : {1, 2, 5, 100, 200, 500}) {
        if (cents < minimum) continue;
        SCOPED_TRACE(std::string(overlay) + ' ' + std::to_string(cents) + ' ' +
                     std::to_string(minimum));
        const Money stake{cents};
        const auto report = wheel("ruleta", overlay, {stake, Money{minimum}});
        const auto& rojo = kind(report, Suerte::rojo);
        const auto covers = *report.rules.cloth.covered(layout::Chance(Suerte::rojo));
        for (const auto choice : {AtZero::half, AtZero::prison, AtZero::best}) {
          const Literal literal{report.rules, covers, Money{minimum}, choice};
          const auto bounds = literal.prisoner(stake, 1, spins);
          // value = 18/37 · 1 − 18/37 · 1 + 1/37 · (back − 1)
          const Fraction back = (way(rojo, choice).value * 37 + 1) * integer(cents);
          EXPECT_GE(back, bounds.least);
          EXPECT_LE(back, bounds.most);
        }
      }
}

// With 5.00 at a minimum of 5, half of what a second zero leaves is below the minimum: it stays.
// By the other reading of A-04 it stays from the first zero on.
TEST(WheelReport, BelowTheMinimumItStays) {
  const auto five = wheel("ruleta", "", {Money{500}, Money{500}});
  const auto& zeros = kind(five, Suerte::rojo).prison->zeros();
  EXPECT_FALSE(zeros[0].must_stay);
  EXPECT_TRUE(zeros[1].must_stay);
  EXPECT_EQ(way(kind(five, Suerte::rojo), AtZero::half).edge, Fraction(1, 74));
  const auto first = wheel("ruleta", "below-minimum = \"first-zero\"", {Money{500}, Money{500}});
  const auto& rojo = kind(first, Suerte::rojo);
  EXPECT_TRUE(rojo.prison->zeros()[0].must_stay);
  EXPECT_EQ(way(rojo, AtZero::half).value, way(rojo, AtZero::prison).value);
  EXPECT_TRUE(way(rojo, AtZero::half).steps.empty());
}

// Mean and variance again, from what each course brings: those of up to thirty zeros.
TEST(WheelReport, TheVarianceOfEveryWay) {
  for (const auto& query : {WheelQuery{}, WheelQuery{Money{1234}, Money{100}}}) {
    const auto report = wheel("ruleta", "", query);
    const auto& rojo = kind(report, Suerte::rojo);
    for (const auto& one : rojo.ways) {
      Fraction mean;
      Fraction square;
      Fraction reached = 1;  // as many zeros
      for (int zeros = 0; zeros <= 30; ++zeros, reached /= 37)
        for (const bool covered : {true, false}) {
          const Fraction net = wheel_net(rojo, one, zeros, covered);
          mean += reached * Fraction(18, 37) * net;
          square += reached * Fraction(18, 37) * net * net;
        }
      const Fraction small = fraction(1, Integer("1000000000000000000000000000000"));
      EXPECT_LT(abs(mean - one.value), small);
      EXPECT_LT(abs(square - mean * mean - one.variance), small);
    }
  }
}

TEST(WheelReport, StepsAreTheLawOfASpin) {
  for (const auto* game : {"ruleta", "ruleta-americana", "boule"})
    for (const auto& kind : wheel(game).kinds)
      for (const auto& way : kind.ways) {
        if (way.steps.empty()) continue;
        Fraction all;
        Fraction mean;
        for (const auto& step : way.steps) {
          all += step.probability;
          mean += step.probability * step.net;
        }
        EXPECT_EQ(all, 1);
        EXPECT_EQ(mean, way.value);
      }
}

}  // namespace
}  // namespace sabot::odds
