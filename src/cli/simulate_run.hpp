#pragma once
// A simulation under way: in batches whose sizes depend on the plan and the totals so far alone, so
// that the totals are the same on any number of threads and machines.

#include <functional>
#include <limits>
#include <optional>

#include "sabot/base/invariant.hpp"
#include "sabot/cli/progress.hpp"
#include "sabot/cli/ranks.hpp"
#include "sabot/sim/blocks.hpp"

namespace sabot::cli {

template <class Plan>
using TotalsOf = decltype(empty_totals(std::declval<const Plan&>()));

template <class Plan>
struct SimulateRun {
  Plan plan;  // its rounds are the most there may be
  int threads = 1;
  // The largest standard error of any bet, by the totals; and when it is small enough.
  std::function<double(const TotalsOf<Plan>&)> error;
  std::optional<double> until_error;
};

template <class Totals>
struct Simulated {
  Totals totals;
  bool interrupted = false;
  double seconds = 0;
};

// This process's part of a batch.
sim::Blocks share_of(const sim::Blocks& batch, const Ranks& ranks);
// The errors shrink with the root of the rounds, which tells how many are wanted in all; but no
// batch is larger than all before it, since the error is itself an estimate.
std::uint64_t next_batch(std::optional<double> until_error, double error, std::uint64_t done,
                         std::uint64_t left);

template <class Plan>
TotalsOf<Plan> run_batch(const SimulateRun<Plan>& asked, const sim::Blocks& batch, Ranks& ranks,
                         const std::function<void(std::uint64_t)>& told) {
  std::stop_source stop;
  const sim::Watch watch{stop.get_token(), [&](std::uint64_t blocks) {
                           told(blocks * static_cast<std::uint64_t>(ranks.size()));
                           if (Interrupt::asked()) stop.request_stop();
                         }};
  auto words = run(asked.plan, share_of(batch, ranks), asked.threads, watch).totals.to_words();
  ranks.add_up(words);
  auto all = read_totals(asked.plan, words);
  require(all.has_value(), "simulation: totals do not survive the way between processes");
  return *std::move(all);
}

template <class Plan>
Simulated<TotalsOf<Plan>> simulate(const SimulateRun<Plan>& asked, Ranks& ranks,
                                   Progress& progress) {
  // Small enough to be soon over, so that all processes hear of Ctrl-C in time.
  constexpr std::uint64_t largest_shared_run = 1 << 14;
  const Interrupt interrupt;
  Simulated<TotalsOf<Plan>> result{empty_totals(asked.plan), false, 0};
  const auto all = block_count(asked.plan);
  const auto per_block = rounds_per_block(asked.plan);
  const auto error = [&] {
    const bool matters = asked.until_error && result.totals.rounds > 0;
    return matters ? asked.error(result.totals) : std::numeric_limits<double>::infinity();
  };
  std::uint64_t done = 0;
  while (done < all && !result.interrupted && !(error() <= asked.until_error.value_or(0))) {
    // Where the next decision falls does not depend on how the way there is divided.
    const auto end = done + next_batch(asked.until_error, error(), done, all - done);
    if (asked.until_error && done > 0) progress.aim(std::min(end * per_block, asked.plan.rounds));
    while (done < end && !result.interrupted) {
      auto count = end - done;
      if (ranks.size() > 1) count = std::min(count, largest_shared_run);
      result.totals += run_batch(asked, {done, count}, ranks, [&](std::uint64_t blocks) {
        progress.show(std::min((done + blocks) * per_block, asked.plan.rounds));
      });
      done += count;
      result.interrupted = ranks.any(Interrupt::asked());
    }
  }
  // Asked for too late, it changed nothing.
  if (result.totals.rounds == asked.plan.rounds) result.interrupted = false;
  result.seconds = progress.seconds();
  return result;
}

}  // namespace sabot::cli
