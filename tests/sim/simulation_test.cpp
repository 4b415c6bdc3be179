#include "sabot/sim/simulation.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "sim/plans.hpp"

namespace sabot::sim {
namespace {

Totals all(const Plan& plan, int threads = 1) {
  return run(plan, all_blocks(plan), threads).totals;
}

std::uint64_t sum(const Counts& counts) { return counts[0] + counts[1] + counts[2]; }

// Of eight packs, every order of six cards enumerated: punto, banca, ties.
constexpr std::array<double, 3> of_eight_packs{2230518282592256. / 4998398275503360.,
                                               2292252566437888. / 4998398275503360.,
                                               475627426473216. / 4998398275503360.};

void expect_near(double seen, double mean, double error) {
  EXPECT_NEAR(seen, mean, 4 * error) << (seen - mean) / error << " standard errors";
}

TEST(Simulation, IndependentCoupsHaveTheExactProbabilities) {
  auto plan = plan_of("as11", "punto-y-banca", "packs = 8");
  plan.kind = Kind::coups;
  plan.rounds = 20'000'000;
  plan.seed = 1;
  const auto totals = all(plan);
  EXPECT_EQ(totals.rounds, plan.rounds);
  EXPECT_EQ(sum(totals.coups), plan.rounds);
  const auto n = static_cast<double>(plan.rounds);
  for (std::size_t i = 0; i < 3; ++i) {
    const double p = of_eight_packs[i];
    expect_near(static_cast<double>(totals.coups[i]), n * p, std::sqrt(n * p * (1 - p)));
  }
}

}  // namespace
}  // namespace sabot::sim
