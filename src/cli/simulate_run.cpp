#include "sabot/cli/simulate_run.hpp"

#include <algorithm>
#include <cmath>

#include "sabot/base/invariant.hpp"

namespace sabot::cli {
namespace {

using sim::Blocks;

// Small enough to be soon over, so that all processes hear of Ctrl-C in time.
constexpr std::uint64_t largest_shared_run = 1 << 14;
constexpr std::uint64_t first_batch = 64;

// This process's part of a batch.
Blocks share_of(const Blocks& batch, const Ranks& ranks) {
  const auto size = static_cast<std::uint64_t>(ranks.size());
  const auto rank = static_cast<std::uint64_t>(ranks.rank());
  const auto from = batch.count * rank / size;
  const auto to = batch.count * (rank + 1) / size;
  return {batch.first + from, to - from};
}

// The errors shrink with the root of the rounds, which tells how many are wanted in all; but no
// batch is larger than all before it, since the error is itself an estimate.
std::uint64_t next_batch(const SimulateRun& run, const sim::Totals& totals, std::uint64_t done,
                         std::uint64_t left) {
  if (!run.until_error) return left;
  if (done == 0) return std::min(first_batch, left);
  const double ratio = run.error(totals) / *run.until_error;
  const double wanted = std::ceil(static_cast<double>(done) * (ratio * ratio - 1));
  const auto most = static_cast<double>(std::min(done, left));
  return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::min(wanted, most)));
}

bool is_exact_enough(const SimulateRun& run, const sim::Totals& totals) {
  return run.until_error && totals.rounds > 0 && run.error(totals) <= *run.until_error;
}

sim::Totals run_batch(const SimulateRun& run, const Blocks& batch, Ranks& ranks,
                      const std::function<void(std::uint64_t)>& told) {
  std::stop_source stop;
  const sim::Watch watch{stop.get_token(), [&](std::uint64_t blocks) {
                           told(blocks * static_cast<std::uint64_t>(ranks.size()));
                           if (Interrupt::asked()) stop.request_stop();
                         }};
  const auto mine = sim::run(run.plan, share_of(batch, ranks), run.threads, watch);
  auto words = mine.totals.to_words();
  ranks.add_up(words);
  auto all = sim::Totals::from_words(words);
  require(all.has_value(), "simulation: totals do not survive the way between processes");
  return *std::move(all);
}

}  // namespace

Simulated simulate(const SimulateRun& run, Ranks& ranks, Progress& progress) {
  const Interrupt interrupt;
  Simulated result{sim::empty_totals(run.plan), false, 0};
  const auto all = sim::block_count(run.plan);
  const auto per_block = sim::rounds_per_block(run.plan.kind);
  std::uint64_t done = 0;
  while (done < all && !result.interrupted && !is_exact_enough(run, result.totals)) {
    // Where the next decision falls does not depend on how the way there is divided.
    const auto end = done + next_batch(run, result.totals, done, all - done);
    if (run.until_error && done > 0) progress.aim(std::min(end * per_block, run.plan.rounds));
    while (done < end && !result.interrupted) {
      auto count = end - done;
      if (ranks.size() > 1) count = std::min(count, largest_shared_run);
      result.totals += run_batch(run, {done, count}, ranks, [&](std::uint64_t blocks) {
        progress.show(std::min((done + blocks) * per_block, run.plan.rounds));
      });
      done += count;
      result.interrupted = ranks.any(Interrupt::asked());
    }
  }
  // Asked for too late, it changed nothing.
  if (result.totals.rounds == run.plan.rounds) result.interrupted = false;
  result.seconds = progress.seconds();
  return result;
}

}  // namespace sabot::cli
