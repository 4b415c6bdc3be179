// The spins of a wheel: the kernel against one bet after the other, and both against the law.

#include "sabot/sim/wheel/spins.hpp"

#include <gtest/gtest.h>

#include <map>

#include "sabot/sim/targets.hpp"
#include "sim/plans.hpp"

namespace sabot::sim {
namespace {

SpinPlan wheel_plan(std::string_view game, std::string_view overlay = "") {
  auto plan = spin_plan(rules_of<wheel::Rules>("es79", game, overlay));
  plan.seed = 0x0123456789ABCDEF;
  plan.rounds = rounds_per_block(plan) + 1000;
  return plan;
}

// Bet by bet, each followed until it is settled.
SpinTotals plainly(const SpinPlan& plan, std::uint64_t block) {
  auto totals = empty_totals(plan);
  std::map<std::uint32_t, SpinWords> words;
  for (std::uint64_t round = 0; round < rounds_in_block(plan, block); ++round) {
    ++totals.rounds;
    for (std::uint32_t zeros = 0;; ++zeros) {
      const int pocket = words.try_emplace(zeros, plan, block, zeros).first->second.next();
      ++totals.at(std::min<std::size_t>(zeros, plan.rows() - 1), pocket);
      if (!plan.spins_again(pocket)) break;
    }
  }
  return totals;
}

SpinTotals by_kernel(const SpinPlan& plan, std::uint64_t block) {
  auto totals = empty_totals(plan);
  add_block(plan, block, totals);
  return totals;
}

void expect_as_plainly(const SpinPlan& plan) {
  for (std::uint64_t block = 0; block < block_count(plan); ++block) {
    const auto expected = plainly(plan, block);
    for (const auto& target : vector_targets()) {
      SCOPED_TRACE(target);
      const HeldTo held(target);
      ASSERT_EQ(by_kernel(plan, block), expected) << "block " << block;
    }
  }
}

TEST(Spins, TheKernelGivesWhatOneBetAfterTheOtherDoes) {
  for (const auto* game : {"ruleta", "ruleta-americana", "boule"}) {
    SCOPED_TRACE(game);
    expect_as_plainly(wheel_plan(game));
  }
}

TEST(Spins, WhateverTheWheel) {
  for (int pockets = 1; pockets <= SpinPlan::most_pockets; ++pockets)
    for (const std::uint64_t again : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{6}}) {
      if (pockets < 4 && again != 0) continue;
      SCOPED_TRACE(pockets);
      expect_as_plainly({.seed = 77, .rounds = 3000, .pockets = pockets, .again = again});
    }
}

// Nearly all pockets are zeros: some bets meet more of them than there are rows.
TEST(Spins, MoreZerosThanRows) {
  SpinPlan plan{.seed = 5, .rounds = 100'000, .pockets = 40, .again = (std::uint64_t{1} << 39) - 1};
  expect_as_plainly(plan);
  EXPECT_GT(by_kernel(plan, 0).at(plan.rows() - 1, 39), 0u);
}

// Of all words that count, as many give each pocket as any other.
TEST(Spins, EveryPocketIsEquallyLikely) {
  for (std::uint32_t pockets = 1; pockets <= SpinPlan::most_pockets; ++pockets) {
    std::vector<int> words(pockets);
    for (std::uint32_t word = 0; word < word_range; ++word)
      if (const auto one = static_cast<std::uint16_t>(word); !is_uneven(one, pockets))
        ++words[static_cast<std::size_t>(value_of(one, pockets))];
    for (const int count : words) EXPECT_EQ(count, word_range / pockets) << pockets;
  }
}

// Every bet is settled once, and every zero is followed by one spin more.
TEST(Spins, EveryBetIsSettled) {
  const auto plan = wheel_plan("ruleta");
  const auto totals = run(plan, all_blocks(plan), 1).totals;
  EXPECT_EQ(totals.rounds, plan.rounds);
  std::uint64_t expected = plan.rounds;
  for (std::size_t row = 0; row < totals.rows(); ++row) {
    std::uint64_t spins = 0;
    std::uint64_t zeros = 0;
    for (int pocket = 0; pocket < plan.pockets; ++pocket) {
      spins += totals.at(row, pocket);
      if (plan.spins_again(pocket)) zeros += totals.at(row, pocket);
    }
    EXPECT_EQ(spins, expected) << row;
    expected = zeros;
  }
  EXPECT_EQ(expected, 0u);
  EXPECT_GT(totals.at(1, 0), 0u);
}

// Pearson's χ² of 37 pockets: a thousandth of all seeds is beyond 67.98.
TEST(Spins, CountsAsTheLawHasThem) {
  auto plan = wheel_plan("ruleta");
  plan.rounds = 20 * rounds_per_block(plan);
  const auto totals = run(plan, all_blocks(plan), 2).totals;
  for (const std::size_t row : {0UL, 1UL}) {
    double spins = 0;
    for (int pocket = 0; pocket < 37; ++pocket)
      spins += static_cast<double>(totals.at(row, pocket));
    double chi = 0;
    for (int pocket = 0; pocket < 37; ++pocket) {
      const double off = static_cast<double>(totals.at(row, pocket)) - spins / 37;
      chi += off * off / (spins / 37);
    }
    EXPECT_LT(chi, 67.98) << row;
    EXPECT_GT(chi, 10) << row;
  }
}

TEST(Spins, ThreadsAndDivisionChangeNothing) {
  auto plan = wheel_plan("ruleta");
  plan.rounds = 7 * rounds_per_block(plan) - 3;
  const auto one = run(plan, all_blocks(plan), 1);
  EXPECT_EQ(one.blocks, 7u);
  EXPECT_EQ(run(plan, all_blocks(plan), 3).totals, one.totals);
  auto parts = run(plan, {0, 3}, 1).totals;
  parts += run(plan, {3, 4}, 2).totals;
  EXPECT_EQ(parts, one.totals);
  const auto words = parts.to_words();
  EXPECT_EQ(read_totals(plan, words).value(), parts);
  EXPECT_FALSE(read_totals(plan, std::span(words).first(5)));
  plan.seed = 2;
  EXPECT_NE(run(plan, all_blocks(plan), 1).totals, one.totals);
}

TEST(Spins, BlocksFarOut) {
  auto plan = wheel_plan("boule");
  plan.rounds = most_rounds;
  const auto far = block_count(plan) - 1;
  EXPECT_EQ(by_kernel(plan, far), plainly(plan, far));
  EXPECT_NE(by_kernel(plan, far), by_kernel(plan, far & 0xFFFFFF));
}

}  // namespace
}  // namespace sabot::sim
