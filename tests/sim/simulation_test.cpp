#include "sabot/sim/simulation.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "sabot/sim/reference.hpp"
#include "sim/exact.hpp"
#include "sim/plans.hpp"

namespace sabot::sim {
namespace {

using Probabilities = std::array<double, 3>;

Totals all(const Plan& plan) { return run(plan, all_blocks(plan), 1).totals; }

std::uint64_t sum(const Counts& counts) { return counts[0] + counts[1] + counts[2]; }

Probabilities exact(const Plan& plan) {
  const auto won = sequences(plan.sabot, plan.drawing);
  const auto whole = static_cast<double>(sum(won));
  Probabilities result{};
  for (std::size_t i = 0; i < won.size(); ++i) result[i] = static_cast<double>(won[i]) / whole;
  return result;
}

Plan coups_of_packs(std::string_view overlay) {
  auto plan = plan_of("as11", "punto-y-banca", overlay);
  plan.kind = Kind::coups;
  plan.rounds = 5'000'000;
  plan.seed = 1;
  return plan;
}

// How far the coups are from these probabilities, in standard errors: the farthest of the three.
double farthest(const Totals& totals, const Probabilities& expected) {
  const auto n = static_cast<double>(totals.rounds);
  double far = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const double p = expected[i];
    const double error = std::sqrt(n * p * (1 - p));
    far = std::max(far, std::abs(static_cast<double>(totals.coups[i]) - n * p) / error);
  }
  return far;
}

// The figures of eight packs are well known.
TEST(Simulation, TheExactNumbersOfSequences) {
  const auto plan = plan_of("as11", "punto-y-banca", "packs = 8");
  const auto won = sequences(plan.sabot, plan.drawing);
  EXPECT_EQ(won[static_cast<std::size_t>(Winner::punto)], 2'230'518'282'592'256u);
  EXPECT_EQ(won[static_cast<std::size_t>(Winner::banca)], 2'292'252'566'437'888u);
  EXPECT_EQ(won[static_cast<std::size_t>(Winner::empate)], 475'627'426'473'216u);
}

TEST(Simulation, IndependentCoupsHaveTheExactProbabilities) {
  const auto eight = coups_of_packs("packs = 8");
  const auto one = coups_of_packs("packs = 1");
  const auto from_eight = all(eight);
  const auto from_one = all(one);
  EXPECT_EQ(from_eight.rounds, eight.rounds);
  EXPECT_EQ(sum(from_eight.coups), eight.rounds);
  EXPECT_LT(farthest(from_eight, exact(eight)), 4);
  EXPECT_LT(farthest(from_one, exact(one)), 4);
  // And no card comes back: that shows most where they are few.
  EXPECT_GT(farthest(from_one, exact(eight)), 5);
}

TEST(Simulation, CoupsWithoutTheCardsThatAreGoneHaveTheExactProbabilities) {
  const auto full = coups_of_packs("packs = 1");
  auto few = full;
  few.sabot.gone = {12, 4, 4, 4, 3, 0, 4, 4, 1, 0};
  EXPECT_EQ(few.sabot.cards(), 16);
  few.rounds = 500'000;
  const auto totals = all(few);
  EXPECT_LT(farthest(totals, exact(few)), 4);
  EXPECT_GT(farthest(totals, exact(full)), 20);
}

// Each of the coups that every talla reaches has the law of a coup from a fresh sabot; their
// number's error comes from the sums over tallas.
TEST(Simulation, TheSureCoupsOfTallasHaveTheExactProbabilities) {
  for (const auto* overlay : {"", "packs = 1", "packs = 2\nburn-of-figures = 0"}) {
    auto plan = plan_of("as11", "punto-y-banca", overlay);
    plan.kind = Kind::tallas;
    plan.rounds = 50'000;
    plan.seed = 2;
    const auto totals = all(plan);
    const auto expected = exact(plan);
    const auto n = static_cast<double>(plan.rounds);
    const auto coups = static_cast<double>(plan.sabot.sure_coups());
    const std::array<std::size_t, 3> squares{0, 3, 5};
    EXPECT_EQ(totals.rounds, plan.rounds);
    EXPECT_EQ(sum(totals.sure.sums), plan.rounds * static_cast<unsigned>(plan.sabot.sure_coups()));
    for (std::size_t i = 0; i < 3; ++i) {
      const auto mean = static_cast<double>(totals.sure.sums[i]) / n;
      const auto square = static_cast<double>(totals.sure.products[squares[i]]) / n;
      const auto error = std::sqrt((square - mean * mean) / n);
      EXPECT_NEAR(mean, coups * expected[i], 4 * error) << overlay;
    }
  }
}

TEST(Simulation, FewerRoundsAreTheFirstOfMore) {
  auto plan = plan_of("as11", "chemin-de-fer", "", Odds{Odds::whole / 3});
  for (const auto kind : {Kind::coups, Kind::tallas})
    for (const std::uint64_t rounds : {0u, 1u, 2u, 31u, 64u, 100u, 1023u, 1024u, 1025u}) {
      plan.kind = kind;
      plan.rounds = rounds;
      Totals expected;
      if (kind == Kind::coups)
        add_coups(plan, 0, 0, rounds, expected);
      else
        for (std::uint32_t talla = 0; talla < rounds; ++talla)
          add_talla(plan, talla / 1024, talla % 1024, expected);
      EXPECT_EQ(all(plan), expected) << rounds;
    }
}

TEST(Simulation, RangesOfBlocksAddUp) {
  auto plan = plan_of("as11", "punto-y-banca");
  plan.kind = Kind::tallas;
  plan.rounds = 5000;
  plan.standings = true;
  ASSERT_EQ(block_count(plan), 5u);
  const auto first = run(plan, {0, 2}, 1);
  const auto rest = run(plan, {2, 3}, 1);
  auto added = Totals::from_words(first.totals.to_words()).value();
  added += Totals::from_words(rest.totals.to_words()).value();
  EXPECT_EQ(added, all(plan));
  EXPECT_EQ(added.rounds, 5000u);
  EXPECT_EQ(first.blocks, 2u);
  EXPECT_NE(first.totals, run(plan, {2, 2}, 1).totals);
}

TEST(Simulation, AnotherSeedIsAnotherSimulation) {
  auto plan = plan_of("as11", "punto-y-banca");
  plan.rounds = 1000;
  for (const auto kind : {Kind::coups, Kind::tallas}) {
    plan.kind = kind;
    plan.seed = 1;
    const auto one = all(plan);
    plan.seed = 1 + (std::uint64_t{1} << 32);
    EXPECT_NE(all(plan), one);
  }
}

TEST(Simulation, StoppedItHasItsFirstBlocks) {
  auto plan = plan_of("as11", "punto-y-banca");
  plan.kind = Kind::tallas;
  plan.rounds = 100 * rounds_per_block(plan.kind);
  std::stop_source stop;
  std::vector<std::uint64_t> told;
  const Watch watch{.stop = stop.get_token(), .progress = [&](std::uint64_t done) {
                      told.push_back(done);
                      if (done == 3) stop.request_stop();
                    }};
  const auto stopped = run(plan, all_blocks(plan), 1, watch);
  EXPECT_EQ(told, (std::vector<std::uint64_t>{1, 2, 3}));
  EXPECT_EQ(stopped.blocks, 3u);
  EXPECT_EQ(stopped.totals, run(plan, {0, 3}, 1).totals);
}

TEST(Simulation, WhatItsSumsCannotHoldIsABug) {
  auto plan = plan_of("as11", "punto-y-banca");
  plan.rounds = most_rounds + 1;
  EXPECT_THROW(run(plan, {0, 0}, 1), BrokenInvariant);
  plan.rounds = 1;
  EXPECT_THROW(run(plan, {0, 0}, 0), BrokenInvariant);
  plan.sabot.cards_below_stop = 5;
  plan.sabot.stop_card_seen = baccarat::StopCardSeen::when_drawn;
  EXPECT_THROW(run(plan, {0, 0}, 1), BrokenInvariant);
}

}  // namespace
}  // namespace sabot::sim
