// Banks that go round the table: the graph by hand, the rotation coup by coup, and both against
// the exact odds.

#include "sabot/sim/reglamento.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "sabot/law/legal.hpp"
#include "sabot/odds/games.hpp"
#include "sabot/sim/courses.hpp"
#include "sabot/sim/reference.hpp"
#include "sabot/sim/targets.hpp"

namespace sabot::sim {
namespace {

using reglamento::RunPlan;

law::Ruleset rules(std::string_view overlay = "") {
  auto ruleset = law::Ruleset::of("ar", "punto-y-banca").value();
  EXPECT_TRUE(overlay.empty() || law::overlay_recorded(ruleset, overlay));
  return ruleset;
}
RunPlan bank_plan(Money opening, int passes) {
  return {.opening = opening, .minimum = 5_units, .maximum = 1000_units, .passes = passes};
}
RotationPlan rotation(const std::vector<RunPlan>& plans, bool taken,
                      std::string_view overlay = "") {
  const auto ruleset = rules(overlay);
  auto plan = rotation_of(ruleset, plans, taken).value();
  Choices five;
  five.punto[5] = Odds::always();
  plan.drawing = drawing_of(reglamento::Rules::from(ruleset).value(), five).value();
  plan.players = 3;
  plan.seed = 17;
  return plan;
}
RotationTotals totals_of(const RotationPlan& plan, int threads = 1) {
  return run(plan, all_blocks(plan), threads).totals;
}
std::uint64_t ended(const RotationTotals& totals, RunEnd how) {
  std::uint64_t runs = 0;
  for (auto i = static_cast<std::size_t>(how); i < totals.ends.size(); i += run_ends)
    runs += totals.ends[i];
  return runs;
}

// 100 wins 100 without deduction, 200 then 180; given after the second.
TEST(RotationGraph, ASmallBankByHand) {
  const auto graph = rotation({bank_plan(100_units, 2)}, false).graph;
  ASSERT_EQ(graph.nodes.size(), 2U);
  const auto& first = graph.nodes[0];
  EXPECT_EQ(first.won, 1);
  EXPECT_EQ(first.tied, 0);
  EXPECT_EQ(first.results[0], -100'00);
  const auto& second = graph.nodes[1];
  EXPECT_EQ(second.won, RunNode::none);
  EXPECT_EQ(second.results[0], -100'00);
  EXPECT_EQ(second.results[1], 280'00);
  EXPECT_EQ(second.results[2], 100'00);
  EXPECT_EQ(second.kept[1], 20'00);
}

// A suite is taken for the amount of the bank, and counts its passes from one: 380 is not more than
// half of the maximum, so its first pass bears no deduction.
TEST(RotationGraph, ASuiteBeginsAnew) {
  const auto graph = rotation({bank_plan(100_units, 2)}, true).graph;
  const auto taker = graph.nodes[1].taker;
  ASSERT_NE(taker, RunNode::none);
  const auto& suite = graph.nodes[static_cast<std::size_t>(taker)];
  EXPECT_EQ(suite.root, graph.suites());
  EXPECT_EQ(suite.results[0], -380'00);
  EXPECT_EQ(graph.nodes[static_cast<std::size_t>(suite.won)].results[2], 380'00);
}

TEST(RotationGraph, RefusesWhatTheTableWould) {
  auto early = bank_plan(100_units, 4);
  early.halves = {2};
  EXPECT_FALSE(rotation_of(rules(), {early}, false));
  EXPECT_FALSE(rotation_of(rules(), {bank_plan(1_units, 4)}, false));
  EXPECT_FALSE(rotation_of(rules("cards-below-stop = 2"), {bank_plan(5_units, 4)}, false));
  EXPECT_FALSE(rotation_of(rules("ties-count = true"), {bank_plan(5_units, 60)}, false));
}

// What the vectors write down is what the reference deals.
TEST(Courses, AreThoseOfTheReference) {
  auto plan = rotation({bank_plan(100_units, 2)}, false);
  plan.kind = Kind::tallas;
  plan.rounds = 70;
  Courses expected;
  for (std::uint32_t talla = 0; talla < plan.rounds; ++talla) {
    for (const auto& coup : deal_talla(plan, 0, talla).coups)
      expected.winners.push_back(coup.winner);
    expected.ends.push_back(expected.winners.size());
  }
  for (const auto& target : vector_targets()) {
    SCOPED_TRACE(target);
    const HeldTo held(target);
    Courses courses;
    add_courses(plan, 0, courses);
    EXPECT_EQ(courses.winners, expected.winners);
    EXPECT_EQ(courses.ends, expected.ends);
  }
}

// Every pass that the punto wins ends a bank, a player's or the house's.
TEST(Rotation, EveryPassLostEndsABank) {
  for (const bool taken : {false, true})
    for (const auto* overlay : {"", "bank-over-decks = \"returned\"", "ties-count = true"})
      for (const auto kind : {Kind::coups, Kind::tallas}) {
        auto plan = rotation({bank_plan(100_units, 3), bank_plan(600_units, 3)}, taken, overlay);
        plan.kind = kind;
        plan.rounds = kind == Kind::coups ? 100'000 : 1500;
        const auto totals = totals_of(plan);
        EXPECT_EQ(ended(totals, RunEnd::lost) + totals.house[0], totals.passes[0]);
        EXPECT_EQ(totals.rounds, plan.rounds);
        EXPECT_GT(ended(totals, RunEnd::given), 0U);
        EXPECT_EQ(totals.house[0] == 0, taken);
        const bool returns = kind == Kind::tallas && (taken || plan.returns);
        EXPECT_EQ(ended(totals, RunEnd::returned) > 0, returns);
      }
}

TEST(Rotation, IsTheSameOnAnyNumberOfThreads) {
  auto plan = rotation({bank_plan(100_units, 4), bank_plan(600_units, 4)}, true);
  plan.kind = Kind::tallas;
  plan.rounds = 5000;
  const auto one = totals_of(plan);
  EXPECT_EQ(totals_of(plan, 3), one);
  EXPECT_EQ(read_totals(plan, one.to_words()).value(), one);
  EXPECT_FALSE(read_totals(plan, std::vector<std::uint64_t>(3)));
}

// The mean of what the runs of one root brought, and how many standard errors from the exact value.
double deviation(const RotationPlan& plan, const RotationTotals& totals, std::size_t root,
                 double exact) {
  double runs = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < totals.ends.size(); ++i) {
    const auto& node = plan.graph.nodes[i / run_ends];
    if (static_cast<std::size_t>(node.root) != root) continue;
    const auto result = static_cast<double>(node.results[i % run_ends]) / 100;
    const auto many = static_cast<double>(totals.ends[i]);
    runs += many;
    sum += many * result;
    squares += many * result * result;
  }
  const double mean = sum / runs;
  return (mean - exact) / std::sqrt((squares / runs - mean * mean) / runs);
}

TEST(Rotation, AgreesWithTheExactOdds) {
  for (const auto* overlay :
       {"", "holder-deduction = \"every-pass\"", "parity-follows = \"stake\"", "ties-count = true",
        "bank-winnings = \"paid-out\"", "exit-charge = \"taker\""}) {
    SCOPED_TRACE(overlay);
    std::vector<RunPlan> plans{bank_plan(100_units, 6), bank_plan(600_units, 6)};
    for (auto& one : plans) one.halves = {3};
    plans[0].suite = 4;
    const auto ruleset = rules(overlay);
    const auto law = odds::report(ruleset, {.gone = {}, .plays = {"5=1"}}).value().ways[0].law;
    for (const auto kind : {Kind::coups, Kind::tallas}) {
      auto plan = rotation(plans, false, overlay);
      plan.kind = kind;
      plan.rounds = kind == Kind::coups ? 1 << 18 : 1 << 12;
      const auto totals = totals_of(plan);
      for (std::size_t i = 0; i < plans.size(); ++i) {
        const auto exact = odds::find_game(ruleset)->run(ruleset, plans[i], law.outcome_law());
        EXPECT_LT(std::abs(deviation(plan, totals, i, exact->value.get_d())), 4) << i;
      }
    }
  }
}

}  // namespace
}  // namespace sabot::sim
