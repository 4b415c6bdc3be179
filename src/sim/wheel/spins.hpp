#pragma once
// Very many spins of a wheel, counted by the pocket in which the ball stops. What every bet brings
// follows from these counts. Where a zero leaves stakes in prison, the ball is spun again for them,
// and the counts say how many zeros came before.

#include <algorithm>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sabot/rules/wheel/rules.hpp"
#include "sabot/sim/blocks.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {

struct SpinPlan {
  static constexpr int most_pockets = 64;

  std::uint64_t seed = 0;
  std::uint64_t rounds = 0;  // spins for new bets, no more than most_rounds
  int pockets = 0;
  // Those after which the ball is spun again for the same bets, a bit each; not all of them. None
  // where every spin settles all bets.
  std::uint64_t again = 0;

  bool spins_again(int pocket) const { return (again >> pocket & 1) != 0; }
  // The counts have a row for every number of zeros before. That many zeros never come; if they
  // did, the last row would take them too.
  std::size_t rows() const { return again == 0 ? 1 : 64; }
};
// Seed and rounds are yet to be given.
SpinPlan spin_plan(const wheel::Rules& rules);

struct SpinTotals {
  std::uint64_t rounds = 0;
  std::size_t pockets = 0;
  std::vector<std::uint64_t> counts;  // row after row

  std::uint64_t& at(std::size_t row, int pocket) {
    return counts[row * pockets + static_cast<std::size_t>(pocket)];
  }
  std::uint64_t at(std::size_t row, int pocket) const {
    return counts[row * pockets + static_cast<std::size_t>(pocket)];
  }
  std::size_t rows() const { return pockets == 0 ? 0 : counts.size() / pockets; }
  std::uint64_t spins() const;

  SpinTotals& operator+=(const SpinTotals& other);
  friend bool operator==(const SpinTotals&, const SpinTotals&) = default;

  // As plain words, for carrying them from one machine to another.
  std::vector<std::uint64_t> to_words() const;
};

// As of coups: a block is a function of the plan and its number alone, and the last may be shorter.
constexpr std::uint64_t rounds_per_block(const SpinPlan&) { return std::uint64_t{1} << 18; }
constexpr std::uint64_t block_count(const SpinPlan& plan) {
  return (plan.rounds + rounds_per_block(plan) - 1) / rounds_per_block(plan);
}
constexpr std::uint64_t rounds_in_block(const SpinPlan& plan, std::uint64_t block) {
  const auto before = block * rounds_per_block(plan);
  return before >= plan.rounds ? 0 : std::min(rounds_per_block(plan), plan.rounds - before);
}
constexpr Blocks all_blocks(const SpinPlan& plan) { return {0, block_count(plan)}; }

// The spins of a block before which this many zeros came, one by one. A word for which the pockets
// would not be equally likely is left out.
class SpinWords {
 public:
  SpinWords(const SpinPlan& plan, std::uint64_t block, std::uint32_t zeros, std::uint32_t call = 0)
      : place_{.seed = plan.seed, .block = block, .talla = zeros},
        range_(static_cast<std::uint32_t>(plan.pockets)),
        call_(call) {}

  int next();

 private:
  Place place_;
  std::uint32_t range_;
  std::uint32_t call_;
  PhiloxWords words_{};
  int used_ = words_per_call;
};

SpinTotals empty_totals(const SpinPlan& plan);
// As to_words gave them.
std::expected<SpinTotals, std::string> read_totals(const SpinPlan& plan,
                                                   std::span<const std::uint64_t> words);
// All spins after as many zeros at once, since it does not matter which bet meets which of them:
// first one for every round, then one for every zero among these, and so on.
void add_block(const SpinPlan& plan, std::uint64_t block, SpinTotals& totals);
Ran<SpinTotals> run(const SpinPlan& plan, Blocks blocks, int threads, const Watch& watch = {});

// This many spins after this many zeros, added to the counts of a row.
void add_spins(const SpinPlan& plan, std::uint64_t block, std::uint32_t zeros, std::uint64_t wanted,
               std::uint64_t* row);

}  // namespace sabot::sim
