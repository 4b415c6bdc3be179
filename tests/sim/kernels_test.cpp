// The kernels against the reference, for every kind of vectors that this machine has.

#include "sabot/sim/kernels.hpp"

#include <gtest/gtest.h>

#include <string>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/sim/reference.hpp"
#include "sabot/sim/targets.hpp"
#include "sim/plans.hpp"

namespace sabot::sim {
namespace {

Totals by_kernel(const Plan& plan, std::uint64_t block) {
  auto totals = empty_totals(plan);
  add_block(plan, block, totals);
  return totals;
}

// Whole blocks first, then a last one that is shorter.
void expect_as_reference(const Plan& plan) {
  std::vector<Totals> expected;
  for (std::uint64_t block = 0; block < block_count(plan); ++block)
    expected.push_back(reference_block(plan, block));
  for (const auto& target : vector_targets()) {
    SCOPED_TRACE(target);
    const HeldTo held(target);
    for (std::uint64_t block = 0; block < block_count(plan); ++block)
      ASSERT_EQ(by_kernel(plan, block).to_words(), expected[block].to_words()) << "block " << block;
  }
}

Odds any_odds(chance::SeededSource& source) {
  switch (source.below(4)) {
    case 0: return Odds::never();
    case 1: return Odds::always();
    default: return {std::uint64_t{source.below(1u << 16)} << 16 | source.below(1u << 16)};
  }
}

Drawing any_drawing(chance::SeededSource& source) {
  Drawing drawing;
  for (auto& odds : drawing.punto) odds = any_odds(source);
  for (auto& row : drawing.banca)
    for (auto& odds : row) odds = any_odds(source);
  return drawing;
}

TEST(Kernels, CoupsByTheRulesets) {
  for (const auto* overlay : {"", "packs = 1", "packs = 8", "packs = 16"}) {
    SCOPED_TRACE(overlay);
    auto plan = plan_of("as11", "punto-y-banca", overlay);
    plan.kind = Kind::coups;
    plan.seed = 0x0123456789ABCDEF;
    plan.rounds = rounds_per_block(Kind::coups) + 1000;
    expect_as_reference(plan);
  }
}

TEST(Kernels, TallasByTheRulesets) {
  for (const auto* game : {"punto-y-banca", "chemin-de-fer"})
    for (const auto* overlay :
         {"", "packs = 1\ncards-below-stop = 30", "packs = 16",
          "packs = 2\ncards-below-stop = 6\nstop-card-seen = \"when-drawn\""}) {
      SCOPED_TRACE(std::string(game) + "\n" + overlay);
      auto plan = plan_of("as11", game, overlay, Odds{0x87654321});
      plan.kind = Kind::tallas;
      plan.seed = 0xFEDCBA9876543210;
      plan.rounds = rounds_per_block(Kind::tallas) + 37;
      plan.standings = true;
      expect_as_reference(plan);
    }
}

TEST(Kernels, WithCardsGone) {
  for (const auto& gone :
       std::vector<std::array<int, 10>>{{0, 0, 0, 0, 0, 0, 0, 0, 0, 1},
                                        {96, 1, 0, 24, 3, 0, 0, 9, 0, 0},
                                        {80, 22, 22, 22, 23, 24, 24, 24, 24, 24},
                                        {96, 24, 24, 24, 24, 24, 24, 24, 24, 18}}) {
    auto plan = plan_of("as11", "chemin-de-fer", {}, Odds{0x87654321});
    plan.sabot.gone = gone;
    plan.seed = 77;
    plan.kind = Kind::coups;
    plan.rounds = 5000;
    expect_as_reference(plan);
    if (plan.sabot.cards() <= plan.sabot.left_at_the_end()) continue;
    plan.kind = Kind::tallas;
    plan.rounds = 150;
    plan.standings = true;
    expect_as_reference(plan);
  }
}

TEST(Kernels, WhateverTheDrawing) {
  chance::SeededSource source(1, 0);
  for (int i = 0; i < 8; ++i) {
    auto plan = plan_of("as11", i % 2 == 0 ? "punto-y-banca" : "chemin-de-fer");
    plan.sabot.packs = 1 + static_cast<int>(source.below(16));
    plan.sabot.cards_below_stop = 7 + static_cast<int>(source.below(20));
    plan.drawing = any_drawing(source);
    plan.seed = source.below(1'000'000);
    plan.kind = Kind::coups;
    plan.rounds = 20'000;
    expect_as_reference(plan);
    plan.kind = Kind::tallas;
    plan.rounds = 200;
    expect_as_reference(plan);
  }
}

// With random bits equal to the upper half of the odds the lower half decides: once in 65,536
// choices. In 800,000 coups with a choice in every cell that must have made a difference.
TEST(Kernels, TheLowerHalfOfTheOddsCounts) {
  for (const auto kind : {Kind::coups, Kind::tallas}) {
    auto plan = plan_of("as11", "punto-y-banca");
    plan.kind = kind;
    plan.rounds = 12 * rounds_per_block(kind);
    const auto everywhere = [&](Odds odds) {
      plan.drawing.punto.fill(odds);
      for (auto& row : plan.drawing.banca) row.fill(odds);
    };
    everywhere(Odds{0x80008000});
    Totals expected;
    for (std::uint64_t block = 0; block < block_count(plan); ++block)
      expected += reference_block(plan, block);
    EXPECT_EQ(run(plan, all_blocks(plan), 1).totals, expected);
    everywhere(Odds{0x80000000});
    EXPECT_NE(run(plan, all_blocks(plan), 1).totals, expected);
  }
}

// The block's number has more than 32 bits.
TEST(Kernels, BlocksFarOut) {
  auto plan = plan_of("as11", "punto-y-banca");
  plan.rounds = most_rounds;
  plan.kind = Kind::coups;
  const auto far = block_count(plan) - 1;
  EXPECT_EQ(by_kernel(plan, far), reference_block(plan, far));
  plan.kind = Kind::tallas;
  const auto farther = block_count(plan) - 1;
  ASSERT_GT(farther, std::uint64_t{1} << 35);
  EXPECT_EQ(by_kernel(plan, farther), reference_block(plan, farther));
  EXPECT_NE(by_kernel(plan, farther), by_kernel(plan, farther & 0xFFFFFFFF));
}

}  // namespace
}  // namespace sabot::sim
