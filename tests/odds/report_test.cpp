#include "sabot/odds/report.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "rulesets.hpp"

namespace sabot::odds {
namespace {

const BetOdds& bet(const Way& way, std::string_view name) {
  return *std::ranges::find(way.bets, name, &BetOdds::name);
}
// The report's only way.
Way way(const law::Ruleset& rules, const Query& query = {}) {
  const auto found = report(rules, query);
  EXPECT_TRUE(found) << found.error();
  EXPECT_EQ(found->ways.size(), 1U);
  return found->ways.front();
}
std::string refusal(const law::Ruleset& rules, const Query& query = {}) {
  const auto found = report(rules, query);
  return found ? "none" : found.error();
}

// Of one outcome.
const Fraction& probability(const OutcomeLaw& law, Outcome outcome) {
  return law[static_cast<std::size_t>(outcome)];
}

TEST(Report, BetsAreThoseThatTheRegulationOffers) {
  const auto names = [](const law::Ruleset& rules) {
    std::string text;
    const auto game = baccarat_of(rules).value();
    for (const auto& one : game.bets) text += one.name + ' ';
    return text;
  };
  EXPECT_EQ(names(ruleset("as11", "punto-y-banca")), "punto banca empate ");
  EXPECT_EQ(names(ruleset("as11", "mini-punto-y-banca")), "punto banca empate ");
  EXPECT_EQ(names(ruleset("es79", "punto-y-banca")), "punto banca ");
  EXPECT_EQ(names(ruleset("as11", "chemin-de-fer")), "punto banca ");
  EXPECT_EQ(names(ruleset("as11", "punto-y-banca", "chances = [\"banca\", \"empate\"]")),
            "banca empate ");
}

TEST(Report, EveryGameWithOddsHasARuleset) {
  for (const auto game : games()) EXPECT_TRUE(report(ruleset("as11", game), {})) << game;
}

TEST(Report, EachBetIsPaidByItsPriceAndDeduction) {
  const auto odds = way(ruleset("as11", "punto-y-banca"));
  const auto law = odds.law.outcome_law();
  const auto& punto = probability(law, Outcome::punto);
  const auto& banca = probability(law, Outcome::banca);
  const auto& tie = probability(law, Outcome::empate);
  EXPECT_EQ(bet(odds, "punto").value, punto - banca);
  EXPECT_EQ(bet(odds, "banca").value, banca * Fraction(19, 20) - punto);
  EXPECT_EQ(bet(odds, "empate").value, 8 * tie - punto - banca);
  EXPECT_EQ(bet(odds, "empate").tie, 0);
  EXPECT_EQ(bet(odds, "punto").tie, tie);
  EXPECT_EQ(bet(odds, "banca").resolved_value, (banca * Fraction(19, 20) - punto) / (1 - tie));
  const Fraction squares = banca * Fraction(19, 20) * Fraction(19, 20) + punto;
  EXPECT_EQ(bet(odds, "banca").variance,
            squares - bet(odds, "banca").value * bet(odds, "banca").value);
}

// The variance of both bets together is that of what they bring together.
TEST(Report, BetsHangTogetherByTheirCovariance) {
  const auto rules = ruleset("as11", "punto-y-banca");
  const auto bets = baccarat_of(rules).value().bets;
  const auto law = way(rules).law.outcome_law();
  for (const auto& one : bets) {
    EXPECT_EQ(covariance(one, one, law), odds_of(one, law).variance);
    for (const auto& other : bets) {
      Bet both{"both", one.on};
      for (std::size_t i = 0; i < outcomes; ++i) both.on[i].net += other.on[i].net;
      EXPECT_EQ(odds_of(both, law).variance, odds_of(one, law).variance +
                                                 odds_of(other, law).variance +
                                                 2 * covariance(one, other, law));
      EXPECT_EQ(covariance(one, other, law), covariance(other, one, law));
    }
  }
  EXPECT_LT(covariance(bets[0], bets[1], law), 0);
}

TEST(Report, FollowsAnOperatorsSettings) {
  const auto usual = way(ruleset("as11", "punto-y-banca"));
  const auto tenth = way(ruleset("as11", "punto-y-banca", "deduction = \"10%\""));
  const auto& won = bet(usual, "banca").win;
  EXPECT_EQ(bet(tenth, "banca").value, bet(usual, "banca").value - won / 20);
  EXPECT_EQ(bet(tenth, "punto").value, bet(usual, "punto").value);
  const auto nine = way(ruleset("as11", "punto-y-banca", "tie-price = \"9/1\""));
  EXPECT_EQ(bet(nine, "empate").value, bet(usual, "empate").value + bet(usual, "empate").win);
  const auto odd = way(ruleset("as11", "punto-y-banca",
                               "tie-price = \"999983/999979\"\ndeduction = \"999961/999983\""));
  EXPECT_EQ(bet(odd, "empate").value,
            bet(odd, "empate").win * Fraction(999983, 999979) - bet(odd, "empate").loss);
  EXPECT_EQ(bet(odd, "banca").value,
            bet(odd, "banca").win * Fraction(22, 999983) - bet(odd, "banca").loss);
}

TEST(Report, FollowsAnotherNumberOfPacks) {
  for (const int packs : {1, 4, 16}) {
    const auto rules = ruleset("as11", "punto-y-banca", "packs = " + std::to_string(packs));
    const auto found = report(rules, {});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->cards, Composition::of_packs(packs));
    const auto law = law_of({Composition::of_packs(packs)}, found->ways[0].strategy);
    EXPECT_EQ(found->ways[0].law.outcome_law(), law.outcome_law());
  }
}

// Nobody ever draws a third card: the best two cards win.
TEST(Report, FollowsAnotherCuadro) {
  const auto never = way(ruleset("as11", "punto-y-banca",
                                 R"(punto-draws = "PPPPPPPP"
                                    cuadro = ["PPPPPPPPPPP", "PPPPPPPPPPP", "PPPPPPPPPPP",
                                              "PPPPPPPPPPP", "PPPPPPPPPPP", "PPPPPPPPPPP",
                                              "PPPPPPPPPPP", "PPPPPPPPPPP"])"));
  EXPECT_EQ(never.law.cards_mean(), 4);
  const auto law = never.law.outcome_law();
  EXPECT_EQ(probability(law, Outcome::punto), probability(law, Outcome::banca));
}

TEST(Report, CountsWithoutTheCardsThatAreGone) {
  const auto rules = ruleset("as11", "punto-y-banca");
  const auto gone = *read_cards("24xKd");
  EXPECT_EQ(refusal(rules, {gone, {}}), "more Kd are gone than there are in 6 packs");
  const Query query{*read_cards("9s,9h,4xKd"), {}};
  const auto found = report(rules, query);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->cards.size(), 306);
  EXPECT_EQ(found->cards.count(9), 22);
  EXPECT_EQ(found->ways[0].law.sequences(), integer(Source{found->cards}.sequences()));
}

// One pack, of which all but a few clubs, diamonds and hearts are gone, and some spades.
std::vector<Card> all_but(int left) {
  std::vector<Card> gone;
  for (int index = 0; index < Card::kinds - left; ++index) gone.push_back(Card::from_index(index));
  return gone;
}

TEST(Report, NeedsSixCards) {
  const auto rules = ruleset("as11", "punto-y-banca", "packs = 1");
  EXPECT_EQ(refusal(rules, {all_but(5), {}}), "a coup may need six cards, and only 5 are left");
  EXPECT_EQ(refusal(rules, {all_but(6), {}}), "none");
}

TEST(Report, PlaysEachOpenChoiceBothWays) {
  const auto rules = ruleset("as11", "chemin-de-fer");
  const auto all = report(rules, {});
  ASSERT_TRUE(all);
  ASSERT_EQ(all->ways.size(), 8U);
  for (const auto& choice : all->ways.front().choices) EXPECT_EQ(choice.probability, 1);
  for (const auto& choice : all->ways.back().choices) EXPECT_EQ(choice.probability, 0);
  EXPECT_EQ(all->ways[1].choices[2].choice, "5:4");
  EXPECT_EQ(all->ways[1].choices[2].probability, 0);
  EXPECT_EQ(all->ways[1].choices[0].probability, 1);
  const auto some = report(rules, {{}, {"5=1", "3:9=0"}});
  ASSERT_TRUE(some);
  ASSERT_EQ(some->ways.size(), 2U);
  EXPECT_EQ(some->ways[0].law.outcome_law(), all->ways[2].law.outcome_law());
  EXPECT_EQ(some->ways[1].law.outcome_law(), all->ways[3].law.outcome_law());
}

TEST(Report, AMixedChoiceIsWorthTheMixOfBoth) {
  const auto rules = ruleset("es79", "chemin-de-fer");
  const auto value = [&](const std::string& play) {
    return bet(way(rules, {{}, {play, "3:9=1", "5:4=1"}}), "banca").value;
  };
  EXPECT_EQ(value("5=9/11"), (9 * value("5=1") + 2 * value("5=0")) / 11);
}

TEST(Report, OfCheminDeFerAddsUpToNothing) {
  const auto all = report(ruleset("as11", "chemin-de-fer", "deduction = \"7/100\""), {});
  ASSERT_TRUE(all);
  for (const auto& one : all->ways) {
    const auto& punto = bet(one, "punto");
    const auto& banca = bet(one, "banca");
    EXPECT_EQ(punto.house, 0);
    EXPECT_EQ(banca.house, banca.win * Fraction(7, 100));
    EXPECT_EQ(punto.value + banca.value + banca.house, 0);
    EXPECT_EQ(punto.win + punto.tie + punto.loss, 1);
    EXPECT_EQ(punto.edge, -punto.value);
    EXPECT_EQ(punto.resolved_edge, -punto.resolved_value);
  }
}

TEST(Report, OfAHouseThatBanksGivesItWhatThePlayersLose) {
  for (const auto& one : way(ruleset("es79", "punto-y-banca")).bets) EXPECT_EQ(one.house, one.edge);
}

// Where a house leaves the punto free on five, how it is played makes this difference.
TEST(Report, FollowsAFreePunto) {
  const auto free = ruleset("as11", "punto-y-banca", "punto-draws = \"TTTTTOPP\"");
  const auto both = report(free, {}).value();
  ASSERT_EQ(both.ways.size(), 2U);
  EXPECT_EQ(bet(both.ways[0], "punto").value, Fraction("-18880657128/1525814595305"));
  EXPECT_EQ(bet(both.ways[1], "punto").value, Fraction("-107172496/7031403665"));
  EXPECT_EQ(bet(way(free, {{}, {"5=1/2"}}), "punto").value, Fraction("-324131452/23474070697"));
  EXPECT_EQ(refusal(free, {{}, {"6:no=1"}}), "\"6:no\" is not a choice here; the choices are 5");
}

TEST(Report, SaysWhatIsWrong) {
  const auto cdf = ruleset("as11", "chemin-de-fer");
  EXPECT_EQ(refusal(cdf, {{}, {"9=1"}}),
            "\"9\" is not a choice here; the choices are 5, 1:0, 1:1, 1:2, 1:3, 1:4, … 7:no");
  EXPECT_EQ(refusal(cdf, {{}, {"5=7"}}), "\"5=7\" should be a probability, from 0 to 1");
  EXPECT_EQ(refusal(ruleset("as11", "punto-y-banca"), {{}, {"5=1"}}),
            "\"5\" is not a choice here; the choices are none");
  EXPECT_EQ(refusal(ruleset("as11", "chemin-de-fer", "punto-draws = \"OOOOOOOO\"")),
            "the rules leave 10 choices open; say how to play all but four of them, such as --play "
            "0=1/2");
  EXPECT_EQ(refusal(ruleset("as11", "punto-y-banca", "packs = 17")),
            "packs should be from 1 to 16");
  EXPECT_NE(refusal(ruleset("es79", "punto-y-banca", "chances = [\"empate\"]")), "none");
}

TEST(ValuesByGone, BeginWithTheReportsOwn) {
  const auto found = report(ruleset("as11", "punto-y-banca", "packs = 1"), {});
  ASSERT_TRUE(found);
  const auto& only = found->ways.front();
  for (std::size_t one = 0; one < only.bets.size(); ++one) {
    const auto values = values_by_gone(*found, only, one, 9, 3);
    ASSERT_EQ(values.size(), 4U);
    EXPECT_EQ(values[0], only.bets[one].value);
    const auto two_gone =
        report(ruleset("as11", "punto-y-banca", "packs = 1"), {*read_cards("9s,9c"), {}});
    EXPECT_EQ(values[2], two_gone->ways[0].bets[one].value);
  }
}

TEST(ValuesByGone, EndWhereThereAreNoMoreOrTooFew) {
  const auto rules = ruleset("as11", "punto-y-banca", "packs = 1");
  const auto whole = report(rules, {});
  EXPECT_EQ(values_by_gone(*whole, whole->ways[0], 0, 5, 100).size(), 5U);  // four fives
  const auto few = report(rules, {all_but(8), {}});  // of which four are worth nothing
  ASSERT_TRUE(few);
  EXPECT_EQ(few->cards.count(0), 4);
  EXPECT_EQ(values_by_gone(*few, few->ways[0], 0, 0, 100).size(), 3U);
  EXPECT_EQ(values_by_gone(*few, few->ways[0], 0, 0, 0).size(), 1U);
  EXPECT_EQ(values_by_gone(*few, few->ways[0], 0, 1, 9).size(), 1U);  // none are left
}

}  // namespace
}  // namespace sabot::odds
