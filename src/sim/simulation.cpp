#include "sabot/sim/simulation.hpp"

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/sim/kernels.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {
namespace {

// What the threads of one run share: the next block, and what has been added up.
class Work {
 public:
  Work(const Plan& plan, Blocks blocks, const Watch& watch)
      : plan_(plan), blocks_(blocks), watch_(watch), totals_(empty_totals(plan)) {}

  // Block after block until there are none left or it is stopped.
  void take_part() {
    auto own = empty_totals(plan_);
    while (!watch_.stop.stop_requested()) {
      const auto next = taken_.fetch_add(1, std::memory_order_relaxed);
      if (next >= blocks_.count) break;
      add_block(plan_, blocks_.first + next, own);
      report();
    }
    const std::lock_guard lock(mutex_);
    totals_ += own;
  }

  // After all threads have come back. A block that was taken was also finished.
  Result result() && { return {std::move(totals_), done_}; }

 private:
  void report() {
    const std::lock_guard lock(mutex_);
    ++done_;
    if (watch_.progress) watch_.progress(done_);
  }

  const Plan& plan_;
  const Blocks blocks_;
  const Watch& watch_;
  std::atomic<std::uint64_t> taken_ = 0;
  std::mutex mutex_;
  Totals totals_;
  std::uint64_t done_ = 0;
};

}  // namespace

Totals empty_totals(const Plan& plan) {
  Totals totals;
  if (plan.kind == Kind::tallas && plan.standings)
    totals.standings.resize(Standings(plan.sabot).size());
  return totals;
}

Result run(const Plan& plan, Blocks blocks, int threads, const Watch& watch) {
  require(plan.rounds <= most_rounds, "simulation: more rounds than its sums can hold");
  require(plan.sabot.left_at_the_end() + 1 >= cards_per_coup,
          "simulation: a sabot that may run out in its last coup");
  require(threads >= 1, "simulation: no thread to run on");
  Work work(plan, blocks, watch);
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&] { work.take_part(); });
    work.take_part();
  }
  return std::move(work).result();
}

}  // namespace sabot::sim
