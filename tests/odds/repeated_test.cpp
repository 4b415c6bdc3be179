#include "sabot/odds/repeated.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "rulesets.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::odds {
namespace {

std::vector<Step> steps(std::string_view bet, std::string_view overlay = "") {
  const auto found = report(ruleset("as11", "punto-y-banca", overlay), {}).value();
  const auto own = std::ranges::find(found.game.bets, bet, &Bet::name);
  return steps_of(*own, found.ways[0].law.outcome_law());
}

// Every course of that many coups, one after the other.
void every_course(const std::vector<Step>& steps, int coups,
                  const std::function<void(const std::vector<Fraction>&, Fraction)>& visit) {
  std::vector<Fraction> nets;
  const std::function<void(Fraction)> play = [&](const Fraction& probability) {
    if (static_cast<int>(nets.size()) == coups) return visit(nets, probability);
    for (const auto& step : steps) {
      nets.push_back(step.net);
      play(probability * step.probability);
      nets.pop_back();
    }
  };
  play(1);
}

TEST(Repeated, StepsAreWhatACoupBrings) {
  const auto banca = steps("banca");
  ASSERT_EQ(banca.size(), 3U);
  EXPECT_EQ(banca[0].net, -1);
  EXPECT_EQ(banca[1].net, 0);
  EXPECT_EQ(banca[2].net, Fraction(19, 20));
  // Punto and banca both lose the bet on the tie.
  const auto tie = steps("empate");
  ASSERT_EQ(tie.size(), 2U);
  EXPECT_EQ(tie[1].net, 8);
  EXPECT_EQ(tie[0].probability + tie[1].probability, 1);
}

TEST(Repeated, IsTheSumOverEveryCourse) {
  for (const auto* bet : {"punto", "banca", "empate"})
    for (const int coups : {1, 2, 5, 7}) {
      std::map<Fraction, Fraction> by_hand;
      every_course(steps(bet), coups, [&](const auto& nets, const Fraction& probability) {
        Fraction sum;
        for (const auto& net : nets) sum += net;
        by_hand[sum] += probability;
      });
      const auto law = law_of_coups(steps(bet), coups);
      ASSERT_EQ(law.results.size(), by_hand.size());
      Fraction mean, square, ahead, even, behind;
      auto expected = by_hand.begin();
      for (const auto& one : law.results) {
        EXPECT_EQ(one.net, expected->first);
        EXPECT_EQ(one.probability, expected->second);
        mean += one.net * one.probability;
        square += one.net * one.net * one.probability;
        (one.net > 0 ? ahead : one.net < 0 ? behind : even) += one.probability;
        ++expected;
      }
      EXPECT_EQ(law.mean, mean);
      EXPECT_EQ(law.variance, square - mean * mean);
      EXPECT_EQ(law.ahead, ahead);
      EXPECT_EQ(law.even, even);
      EXPECT_EQ(law.behind, behind);
    }
}

TEST(Repeated, AddsUpToOneForManyCoups) {
  const auto law = law_of_coups(steps("banca"), 120);
  EXPECT_EQ(law.ahead + law.even + law.behind, 1);
  Fraction sum;
  for (const auto& one : law.results) sum += one.probability;
  EXPECT_EQ(sum, 1);
  EXPECT_EQ(law.quantile(0), -120);
  EXPECT_EQ(law.quantile(1), 114);
  EXPECT_LT(law.quantile(Fraction(1, 2)), 0);
}

// Walks every course until less than a stake is left or the goal is there.
Ruin by_hand(const std::vector<Step>& of, const Gambler& gambler) {
  Ruin ruin;
  every_course(of, *gambler.coups, [&](const auto& nets, const Fraction& probability) {
    Fraction left = gambler.bankroll;
    for (std::size_t i = 0;; ++i) {
      if (gambler.goal && left >= *gambler.goal) return void(ruin.reached += probability);
      if (left < 1) return void(ruin.ruined += probability);
      if (i == nets.size()) return void(ruin.neither += probability);
      left += nets[i];
    }
  });
  return ruin;
}

void expect_same(const Ruin& one, const Ruin& other) {
  EXPECT_EQ(one.ruined, other.ruined);
  EXPECT_EQ(one.reached, other.reached);
  EXPECT_EQ(one.neither, other.neither);
}

TEST(Ruin, WithinSomeCoupsIsTheSumOverEveryCourse) {
  for (const auto* bet : {"punto", "banca", "empate"})
    for (const auto& [bankroll, goal] : std::vector<std::pair<Fraction, std::optional<Fraction>>>{
             {2, std::nullopt}, {2, 4}, {Fraction(5, 2), Fraction(7, 2)}, {3, 3}, {0, 5}})
      for (const int coups : {1, 4, 7}) {
        const Gambler gambler{bankroll, goal, coups};
        expect_same(ruin_of(steps(bet), gambler).value(), by_hand(steps(bet), gambler));
      }
}

// The gambler's ruin, as the books have it.
TEST(Ruin, OfAnEvenBetIsTheClassicalOne) {
  const auto punto = steps("punto");
  const Fraction ratio = punto[0].probability / punto[2].probability;  // lost to won
  const auto to_the = [&](int n) {
    Fraction power = 1;
    for (int i = 0; i < n; ++i) power *= ratio;
    return power;
  };
  for (const auto& [bankroll, goal] : {std::pair(1, 2), {3, 10}, {10, 20}}) {
    const auto ruin = ruin_of(punto, {bankroll, Fraction(goal), std::nullopt}).value();
    EXPECT_EQ(ruin.reached, (to_the(bankroll) - 1) / (to_the(goal) - 1));
    EXPECT_EQ(ruin.ruined, 1 - ruin.reached);
  }
}

// What the next coup leads to is worth the same; and it is where ever more coups tend to.
TEST(Ruin, WithADeductionHoldsFromCoupToCoup) {
  const auto banca = steps("banca");
  const Fraction goal = 4;
  const auto ruined = [&](const Fraction& bankroll) {
    return ruin_of(banca, {bankroll, goal, std::nullopt}).value().ruined;
  };
  for (const Fraction& bankroll : {Fraction(1), Fraction(2), Fraction(39, 20)}) {
    Fraction next;
    for (const auto& step : banca) next += step.probability * ruined(bankroll + step.net);
    EXPECT_EQ(ruined(bankroll), next);
  }
  const auto late = ruin_of(banca, {2, goal, 400}).value();
  EXPECT_LE(late.ruined, ruined(2));
  EXPECT_LT(ruined(2) - late.ruined, Fraction(1, 1'000'000'000));
}

TEST(Ruin, SaysWhenItIsTooMuch) {
  const auto banca = steps("banca");
  EXPECT_FALSE(ruin_of(banca, {1000, Fraction(2000), std::nullopt}));
  EXPECT_FALSE(ruin_of(banca, {1000, std::nullopt, 1001}));
  EXPECT_TRUE(ruin_of(steps("punto"), {100, Fraction(200), std::nullopt}));
  EXPECT_TRUE(ruin_of(banca, {20, std::nullopt, 100}));
}

}  // namespace
}  // namespace sabot::odds
