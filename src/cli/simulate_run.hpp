#pragma once
// A simulation under way: in batches whose sizes depend on the plan and the totals so far alone, so
// that the totals are the same on any number of threads and machines.

#include <functional>
#include <optional>

#include "sabot/cli/progress.hpp"
#include "sabot/cli/ranks.hpp"
#include "sabot/sim/simulation.hpp"

namespace sabot::cli {

struct SimulateRun {
  sim::Plan plan;  // its rounds are the most there may be
  int threads = 1;
  // The largest standard error of any bet, by the totals; and when it is small enough.
  std::function<double(const sim::Totals&)> error;
  std::optional<double> until_error;
};

struct Simulated {
  sim::Totals totals;
  bool interrupted = false;
  double seconds = 0;
};

Simulated simulate(const SimulateRun& run, Ranks& ranks, Progress& progress);

}  // namespace sabot::cli
