#pragma once
// What a simulation says of the runs of a bank from each opening stake, beside their exact value.

#include <vector>

#include "sabot/cli/estimate.hpp"
#include "sabot/odds/bank_run.hpp"
#include "sabot/sim/reglamento.hpp"

namespace sabot::cli {

struct RunEstimate {
  Money opening;  // nothing: suites taken
  std::uint64_t runs = 0;
  std::uint64_t ends[sim::run_ends] = {};
  Mean mean;                            // of what a run brings, in units of money
  odds::Fraction kept;                  // by the house, a run
  std::optional<odds::Fraction> exact;  // none where the end of a deck cuts runs short

  std::optional<double> deviation() const;
};

// Runs count as independent of each other, which within a deck they nearly are. The exact values
// are by plan; where suites are taken by players, these come last, without one.
std::vector<RunEstimate> run_estimates(const sim::RotationPlan& plan,
                                       const sim::RotationTotals& totals,
                                       const std::vector<odds::RunReport>& exact);

}  // namespace sabot::cli
