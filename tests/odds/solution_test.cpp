#include "sabot/odds/solution.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "rulesets.hpp"
#include "sabot/odds/answer.hpp"

namespace sabot::odds {
namespace {

law::Ruleset chemin_de_fer(std::string_view overlay = "") {
  return ruleset("as11", "chemin-de-fer", overlay);
}
std::string settings(int packs, std::string_view deduction) {
  return "packs = " + std::to_string(packs) + "\ndeduction = \"" + std::string(deduction) + "\"";
}
Solution solved(const law::Ruleset& rules, const Model& model = {}) {
  auto solution = solve(rules, model);
  EXPECT_TRUE(solution) << solution.error();
  return *std::move(solution);
}

// With sanitizers only the smallest sabot.
#ifdef NDEBUG
constexpr std::array some_packs{1, 6, 8};
#else
constexpr std::array some_packs{1};
#endif

constexpr std::array all_sights{Sees::totals, Sees::banker_cards, Sees::cards};

TEST(Solve, WhatItFindsIsAnEquilibriumAndAddsUpToNothing) {
  for (const int packs : some_packs)
    for (const auto* deduction : {"0%", "5%", "50%", "100%"})
      for (const auto sees : all_sights)
        for (const bool bound : {false, true}) {
          const auto found = solved(chemin_de_fer(settings(packs, deduction)),
                                    {.sees = sees, .follows_cuadro = bound});
          for (const auto& one : found.equilibria)
            EXPECT_TRUE(is_equilibrium(found.duel.game(), one));
          EXPECT_EQ(found.values.punto + found.values.banca + found.values.house, 0);
          EXPECT_EQ(found.packs, packs);
        }
}

TEST(Solve, AnyDeductionFromNothingToAll) {
  for (int percent = 0; percent <= 100; ++percent) {
    const auto text = std::to_string(percent) + "%";
    const auto found = solved(chemin_de_fer(settings(6, text)));
    EXPECT_EQ(found.duel.deduction(), fraction(percent, 100));
    EXPECT_TRUE(is_equilibrium(found.duel.game(), found.equilibrium())) << percent;
    const auto cards = solved(chemin_de_fer(settings(1, text)), {.sees = Sees::banker_cards});
    EXPECT_TRUE(is_equilibrium(cards.duel.game(), cards.equilibrium())) << percent;
  }
}

// Without a deduction what one wins the other loses, so more freedom is never worse.
TEST(Solve, FreedomIsWorthSomething) {
  for (const int packs : some_packs)
    for (const auto sees : all_sights) {
      const auto rules = chemin_de_fer(settings(packs, "0%"));
      const auto free = solved(rules, {.sees = sees});
      const auto bound = solved(rules, {.sees = sees, .follows_cuadro = true});
      EXPECT_GE(free.values.banca, bound.values.banca);
      ASSERT_EQ(free.readings.size(), 4U);
      for (const auto& reading : free.readings) {
        EXPECT_GE(bound.values.banca, reading.against_answer.banca);
        EXPECT_GE(reading.against_punto.banca, reading.against_answer.banca);
        EXPECT_GE(free.values.banca, reading.against_punto.banca);
      }
    }
}

TEST(Solve, SeeingIsWorthSomething) {
  for (const int packs : some_packs) {
    const auto rules = chemin_de_fer(settings(packs, "0%"));
    const auto totals = solved(rules, {.sees = Sees::totals});
    const auto banker = solved(rules, {.sees = Sees::banker_cards});
    const auto both = solved(rules, {.sees = Sees::cards});
    EXPECT_GT(banker.values.banca, totals.values.banca) << packs;
    EXPECT_GT(both.values.punto, banker.values.punto) << packs;
  }
}

TEST(Solve, CardsThatComeBackTellNothing) {
  const auto totals = solved(chemin_de_fer(), {.with_replacement = true});
  const auto cards = solved(chemin_de_fer(), {.with_replacement = true, .sees = Sees::cards});
  EXPECT_EQ(totals.equilibrium().rows, cards.equilibrium().rows);
  EXPECT_EQ(totals.equilibrium().columns, cards.equilibrium().columns);
  EXPECT_EQ(totals.packs, 0);
}

// A punto that is free on every total still does what the rules order, except on five.
TEST(Solve, APuntoFreeOnEveryTotalPlaysAlike) {
  const auto usual = solved(chemin_de_fer());
  const auto free = solved(chemin_de_fer("punto-draws = \"OOOOOOOO\""));
  ASSERT_EQ(free.equilibrium().rows.size(), 8U);
  for (std::size_t total = 0; total < 8; ++total)
    EXPECT_EQ(free.equilibrium().rows[total], total == 5  ? usual.equilibrium().rows[0]
                                              : total < 5 ? Fraction(1)
                                                          : Fraction(0));
  EXPECT_EQ(free.values.punto, usual.values.punto);
  EXPECT_EQ(free.values.banca, usual.values.banca);
}

TEST(Solve, TheBankerBoundToTheCuadroChoosesWhereItIsOptional) {
  const auto found = solved(chemin_de_fer(), {.follows_cuadro = true});
  ASSERT_EQ(found.duel.banca().size(), 2U);
  EXPECT_EQ(decision_text(found.duel.banca()[0]), "3:9");
  EXPECT_EQ(decision_text(found.duel.banca()[1]), "5:4");
  EXPECT_TRUE(found.readings.empty());
}

constexpr std::string_view all_optional = R"(cuadro = ["TTTTTTTTTTT", "OOOOOOOOOOO",
    "OOOOOOOOOOO", "OOOOOOOOOOO", "OOOOOOOOOOO", "OOOOOOOOOOO", "OOOOOOOOOOO", "OOOOOOOOOOO"])";

TEST(Solve, ACuadroOptionalEverywhereIsReadTwoWays) {
  const auto found = solved(chemin_de_fer(all_optional));
  ASSERT_EQ(found.readings.size(), 2U);
  EXPECT_EQ(found.readings[0].banca, Play(77, Fraction(1)));
  EXPECT_EQ(found.readings[1].banca, Play(77, Fraction(0)));
  const auto bound = solved(chemin_de_fer(all_optional), {.follows_cuadro = true});
  EXPECT_EQ(bound.values.banca, found.values.banca);
}

TEST(Solve, SaysWhatCannotBeSolved) {
  const auto refusal = [](const law::Ruleset& rules) { return solve(rules, {}).error(); };
  EXPECT_EQ(refusal(ruleset("as11", "punto-y-banca")),
            "in punto-y-banca the banker has no choice to play against; only chemin-de-fer, "
            "ar.punto-y-banca can be solved");
  EXPECT_EQ(refusal(chemin_de_fer("packs = 0")), "packs should be from 1 to 16");
  EXPECT_EQ(duel_of(chemin_de_fer("packs = 17"), {}).error(), "packs should be from 1 to 16");
}

TEST(SetPlay, ATotalStandsForItsHands) {
  const auto duel = *duel_of(chemin_de_fer(), {.sees = Sees::cards});
  Play play(5);
  EXPECT_TRUE(set_play(duel.punto(), play, "5=1/2"));
  EXPECT_EQ(play, Play(5, Fraction(1, 2)));
  EXPECT_TRUE(set_play(duel.punto(), play, "2+3=1"));
  EXPECT_EQ(std::ranges::count(play, Fraction(1)), 1);
  EXPECT_EQ(std::ranges::count(play, Fraction(1, 2)), 4);
}

TEST(SetPlay, SaysWhatIsWrong) {
  const auto duel = *duel_of(chemin_de_fer(), {});
  Play play(duel.banca().size());
  const auto said = [&](std::string_view text) {
    const auto set = set_play(duel.banca(), play, text);
    return set ? "" : set.error();
  };
  EXPECT_EQ(said("6:no"), "\"6:no\" should be a choice and a probability, such as 5=9/11");
  EXPECT_EQ(said("8:no=1"), "\"8:no\" is not a choice here; the choices are 1:0, 1:1, 1:2, 1:3, …");
  EXPECT_EQ(said("0:3=1"), "\"0:3\" is not a choice here; the choices are 1:0, 1:1, 1:2, 1:3, …");
  EXPECT_EQ(said("6:no=3/2"), "\"6:no=3/2\" should be a probability, from 0 to 1");
  EXPECT_EQ(said("6:no=x"), "\"6:no=x\" should be a number, such as 9/11, 0.25 or 25%");
  EXPECT_EQ(play, Play(77));
}

TEST(Answers, ToTheEquilibriumGainNothing) {
  const auto solution = solved(chemin_de_fer());
  const auto answers = answers_to(solution, {});
  ASSERT_TRUE(answers);
  EXPECT_EQ(answers->values.punto, solution.values.punto);
  EXPECT_EQ(answers->with_to_banca.punto, solution.values.punto);
  EXPECT_EQ(answers->with_to_punto.banca, solution.values.banca);
}

TEST(Answers, TheCuadroMayBeGivenAndDepartedFrom) {
  const auto solution = solved(chemin_de_fer());
  const auto cuadro = answers_to(solution, {{}, {"cuadro"}});
  ASSERT_TRUE(cuadro);
  EXPECT_EQ(cuadro->banca, solution.readings.front().banca);
  EXPECT_EQ(cuadro->with_to_banca.banca, solution.readings.front().against_answer.banca);
  const auto departed = answers_to(solution, {{}, {"cuadro", "3:9=0"}});
  const auto turned = answers_to(solution, {{}, {"3:9=0", "cuadro"}});
  ASSERT_TRUE(departed && turned);
  EXPECT_EQ(departed->banca, solution.readings[2].banca);
  EXPECT_EQ(turned->banca, departed->banca);
}

// With too many optional cells to be read one by one, it is still the cuadro.
TEST(Answers, TheCuadroOfAnOperatorMayBeGiven) {
  const auto drawn = answers_to(solved(chemin_de_fer(all_optional)), {{}, {"cuadro"}});
  EXPECT_EQ(drawn->banca, Play(77, Fraction(1)));
  const auto bound =
      answers_to(solved(chemin_de_fer(), {.follows_cuadro = true}), {{}, {"cuadro"}});
  EXPECT_EQ(bound->banca, Play(2, Fraction(1)));
}

TEST(Answers, SayWhatIsWrong) {
  const auto solution = solved(chemin_de_fer());
  EXPECT_EQ(answers_to(solution, {{"6=1"}, {}}).error(),
            "\"6\" is not a choice here; the choices are 5");
  EXPECT_FALSE(answers_to(solution, {{}, {"cuadr"}}));
}

Play any_play(std::size_t decisions) {
  const auto how = *rc::gen::container<std::vector<int>>(decisions, rc::gen::inRange(0, 5));
  Play play;
  for (const int one : how) play.push_back(fraction(one, 4));
  return play;
}

RC_GTEST_PROP(Answers, AreNeverWorseThanAnyPlay, ()) {
  static const auto solution = solved(chemin_de_fer(settings(1, "5%")));
  const auto& duel = solution.duel;
  static const auto game = duel.game();
  const auto punto = any_play(duel.punto().size());
  const auto banca = any_play(duel.banca().size());
  const auto at_least = [](const Fraction& one, const Fraction& other) {
    RC_ASSERT(cmp(one, other) >= 0);
  };
  at_least(duel.punto_value(best_response(game.rows, banca), banca),
           duel.punto_value(punto, banca));
  at_least(duel.banca_value(punto, best_response(game.columns, punto)),
           duel.banca_value(punto, banca));
  const auto& [mixed, cells] = solution.equilibrium();
  at_least(solution.values.punto, duel.punto_value(punto, cells));
  at_least(solution.values.banca, duel.banca_value(mixed, banca));
}

}  // namespace
}  // namespace sabot::odds
