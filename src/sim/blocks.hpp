#pragma once
// How a simulation is divided: into blocks, each a function of the plan and of its number alone,
// which threads take one after the other.

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "sabot/base/invariant.hpp"

namespace sabot::sim {

// Sums over as many rounds fit their 64 bits.
inline constexpr std::uint64_t most_rounds = std::uint64_t{1} << 46;

struct Blocks {
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};

struct Watch {
  std::stop_token stop;  // no further block is begun
  // Told how many blocks are done, after each, by one thread at a time.
  std::function<void(std::uint64_t)> progress;
};

template <class Totals>
struct Ran {
  Totals totals;
  // All of them unless it was stopped; in any case the first of those asked for.
  std::uint64_t blocks = 0;
};

// What the threads of one run share: the next block, and what has been added up.
template <class Plan, class Totals>
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
  Ran<Totals> result() && { return {std::move(totals_), done_}; }

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

// A plan has its own empty_totals and add_block.
template <class Totals, class Plan>
Ran<Totals> run_blocks(const Plan& plan, Blocks blocks, int threads, const Watch& watch) {
  require(threads >= 1, "simulation: no thread to run on");
  Work<Plan, Totals> work(plan, blocks, watch);
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&] { work.take_part(); });
    work.take_part();
  }
  return std::move(work).result();
}

}  // namespace sabot::sim
