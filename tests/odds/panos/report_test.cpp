// The odds of two paños at a stake, over many coups and with a card less.

#include "sabot/odds/panos/report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>

#include "odds/rulesets.hpp"
#include "sabot/odds/panos/removal.hpp"

namespace sabot::odds {
namespace {

PanosQuery drawing_puntos() { return {.plays = {"5=1"}}; }

PanosReport report_of(const PanosQuery& query, std::string_view overlay = "") {
  return panos_report(ruleset("as11", "dos-panos", overlay), query).value();
}
const PanosBet& bet_in(const PanosReport& report, std::string_view name) {
  return *std::ranges::find(report.bets, name, &PanosBet::name);
}
Fraction value_in(const PanosReport& report, std::string_view name) {
  return std::ranges::find(report.ways[0].bets, name, &BetOdds::name)->value;
}

TEST(PanosRemovals, AreTheDifferenceToASabotWithoutTheCard) {
  const auto full = report_of(drawing_puntos());
  const auto removals = removals_of(full)[0];
  ASSERT_EQ(removals.size(), 10U);
  auto query = drawing_puntos();
  query.gone = *read_cards("4c");
  const auto without = report_of(query);
  EXPECT_EQ(removals[4].cards, 24);
  for (std::size_t bet = 0; bet < full.bets.size(); ++bet)
    EXPECT_EQ(removals[4].changes[bet],
              without.ways[0].bets[bet].value - full.ways[0].bets[bet].value);
}

// A card that nobody has seen changes nothing.
TEST(PanosRemovals, AddUpToNothingOverTheSabot) {
  auto query = PanosQuery{.gone = *read_cards("9s,9h,4xKd"), .stakes = {2, 1}};
  const auto report = report_of(query);
  ASSERT_EQ(report.ways.size(), 4U);
  for (const auto& way : removals_of(report))
    for (std::size_t bet = 0; bet < report.bets.size(); ++bet) {
      Fraction sum;
      for (const auto& removal : way) sum += removal.cards * removal.changes[bet];
      EXPECT_EQ(sum, 0) << report.bets[bet].name;
    }
}

TEST(PanosStakes, AStakeThatLeavesNoFractionIsWorthTheSame) {
  for (const auto kind : {BankKind::limited, BankKind::free}) {
    PanosQuery query{.plays = {"5=1/2"}, .stakes = {2, 1}, .bank = kind};
    const auto plain = report_of(query);
    query.at = PanosStake{240_units};
    const auto at = report_of(query);
    ASSERT_EQ(at.bets.size(), plain.bets.size());
    for (std::size_t bet = 0; bet < plain.bets.size(); ++bet) {
      EXPECT_EQ(at.bets[bet].name, plain.bets[bet].name);
      EXPECT_EQ(at.ways[0].bets[bet].value, plain.ways[0].bets[bet].value);
      EXPECT_EQ(at.ways[0].bets[bet].variance, plain.ways[0].bets[bet].variance);
      EXPECT_EQ(at.ways[0].bets[bet].house, plain.ways[0].bets[bet].house);
      EXPECT_EQ(at.ways[0].bets[bet].win, plain.ways[0].bets[bet].win);
    }
  }
}

// Two per cent of 98 cents are nearly two, of the half that one paño brings nearly one.
TEST(PanosStakes, TheDeductionIsRoundedAsAtTheTable) {
  const auto won_both = joint_outcome(Outcome::banca, Outcome::banca);
  const auto won_one = joint_outcome(Outcome::banca, Outcome::empate);
  auto query = drawing_puntos();
  query.at = PanosStake{98_cents};
  const auto down = bet_in(report_of(query), "banca");
  EXPECT_EQ(down.on[won_both].to_house, fraction(1, 98));
  EXPECT_EQ(down.on[won_one].to_house, 0);
  EXPECT_EQ(down.on[won_one].net, fraction(1, 2));
  const auto up = bet_in(report_of(query, "rounding = \"up\""), "banca");
  EXPECT_EQ(up.on[won_both].to_house, fraction(2, 98));
  EXPECT_EQ(up.on[won_one].to_house, fraction(1, 98));
  // By the other reading the paño that was lost does not count.
  query.stakes = {2, 1};
  query.at = PanosStake{3_units};
  const auto mixed = joint_outcome(Outcome::banca, Outcome::punto);
  EXPECT_EQ(bet_in(report_of(query), "banca").on[mixed].to_house, fraction(2, 300));
  EXPECT_EQ(bet_in(report_of(query, "deduction-base = \"gross\""), "banca").on[mixed].to_house,
            fraction(4, 300));
}

// the odd unit of a bet a caballo plays on the first paño.
TEST(PanosStakes, ABetIsSharedAsAtTheTable) {
  const auto first_alone = joint_outcome(Outcome::punto, Outcome::empate);
  auto query = drawing_puntos();
  query.at = PanosStake{25_units, 5_units};
  EXPECT_EQ(bet_in(report_of(query), "caballo").on[first_alone].net, fraction(15, 25));
  EXPECT_EQ(bet_in(report_of(query, "bet-unit = \"cent\""), "caballo").on[first_alone].net,
            fraction(1, 2));
  // Half a cent plays for nothing.
  query.at = PanosStake{5_cents};
  query.stakes = {4, 1};
  EXPECT_EQ(bet_in(report_of(query), "raya-1").on[first_alone].net, fraction(2, 5));
}

TEST(PanosStakes, RefusesWhatCannotBeShared) {
  auto query = drawing_puntos();
  query.stakes = {2, 1};
  const auto rules = ruleset("as11", "dos-panos");
  query.at = PanosStake{50_cents};
  const auto refused = panos_report(rules, query);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("try 0.51"), std::string::npos) << refused.error();
  query.at = PanosStake{51_cents};
  EXPECT_TRUE(panos_report(rules, query));
  query.at = PanosStake{Money{INT64_MAX}};
  EXPECT_FALSE(panos_report(rules, query));
}

// Of ten cents nothing is deducted, and the banker answers as if nothing ever were.
TEST(PanosStakes, TheBestBankerMindsWhatIsRounded) {
  PanosQuery query{.plays = {"5=1"}, .banker = BankerPlays::best};
  const auto plain = report_of(query);
  query.at = PanosStake{10_cents};
  const auto small = report_of(query);
  EXPECT_EQ(value_in(small, "banca"),
            -(value_in(small, "primero") + value_in(small, "segundo")) / 2);
  EXPECT_GT(value_in(small, "banca"), value_in(plain, "banca"));
}

// Every course of a few coups, one after the other.
TEST(PanosCoups, AreTheSumOverEveryCourse) {
  const auto report = report_of(drawing_puntos());
  for (const auto* name : {"primero", "caballo", "raya-2", "banca"}) {
    const auto steps = steps_of(bet_in(report, name), report.ways[0].law);
    std::map<Fraction, Fraction> by_hand;
    const std::function<void(int, Fraction, Fraction)> play = [&](int coups, const Fraction& net,
                                                                  const Fraction& probability) {
      if (coups == 0) return void(by_hand[net] += probability);
      for (const auto& step : steps)
        play(coups - 1, net + step.net, probability * step.probability);
    };
    play(4, 0, 1);
    const auto law = law_of_coups(steps, 4);
    ASSERT_EQ(law.results.size(), by_hand.size()) << name;
    Fraction mean;
    for (const auto& one : law.results) {
      EXPECT_EQ(one.probability, by_hand[one.net]) << name;
      mean += one.net * one.probability;
    }
    EXPECT_EQ(law.mean, mean);
    EXPECT_EQ(law.behind + law.even + law.ahead, 1);
  }
}

TEST(PanosCoups, SayHowManyCanBeExact) {
  const auto report = report_of(drawing_puntos());
  const auto most = [&](std::string_view name) {
    return most_coups_of(steps_of(bet_in(report, name), report.ways[0].law));
  };
  EXPECT_EQ(most("primero"), most_repeated_coups);
  EXPECT_EQ(most("caballo"), most_repeated_coups);
  EXPECT_EQ(most("banca"), 100);
  const auto law = law_of_coups(steps_of(bet_in(report, "banca"), report.ways[0].law), 40);
  EXPECT_EQ(law.quantile(0), -40);
  EXPECT_EQ(law.quantile(1), fraction(196, 5));
  EXPECT_EQ(law.mean, 40 * value_in(report, "banca"));
}

}  // namespace
}  // namespace sabot::odds
