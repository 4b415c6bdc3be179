// However many threads share the blocks, the totals are the same.

#include <gtest/gtest.h>

#include <mutex>

#include "sim/plans.hpp"

namespace sabot::sim {
namespace {

Plan tallas(std::uint64_t blocks) {
  auto plan = plan_of("as11", "chemin-de-fer", "packs = 2", Odds{Odds::whole / 2});
  plan.kind = Kind::tallas;
  plan.rounds = blocks * rounds_per_block(plan.kind) - 7;
  plan.standings = true;
  return plan;
}

TEST(SimulationThreads, TheSameTotals) {
  for (const auto kind : {Kind::coups, Kind::tallas}) {
    auto plan = tallas(11);
    plan.kind = kind;
    plan.rounds = 11 * rounds_per_block(kind) - 7;
    const auto one = run(plan, all_blocks(plan), 1);
    EXPECT_EQ(one.blocks, 11u);
    for (const int threads : {2, 3, 16}) {
      const auto more = run(plan, all_blocks(plan), threads);
      EXPECT_EQ(more.totals, one.totals);
      EXPECT_EQ(more.blocks, one.blocks);
    }
  }
}

// Every block that was begun is finished, so what is there is a beginning of them all.
TEST(SimulationThreads, StoppedFromOutside) {
  const auto plan = tallas(10'000);
  std::stop_source stop;
  std::uint64_t last = 0;
  const Watch watch{.stop = stop.get_token(), .progress = [&](std::uint64_t done) {
                      EXPECT_EQ(done, ++last);
                      if (done == 5) stop.request_stop();
                    }};
  const auto stopped = run(plan, all_blocks(plan), 3, watch);
  EXPECT_GE(stopped.blocks, 5u);
  EXPECT_LE(stopped.blocks, 7u);
  EXPECT_EQ(stopped.blocks, last);
  EXPECT_EQ(stopped.totals, run(plan, {0, stopped.blocks}, 1).totals);
}

}  // namespace
}  // namespace sabot::sim
