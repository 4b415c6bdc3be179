#include "sabot/sim/wheel/spins.hpp"

#include <numeric>

namespace sabot::sim {

SpinPlan spin_plan(const wheel::Rules& rules) {
  SpinPlan plan{.pockets = rules.pockets()};
  if (!rules.has_prison()) return plan;
  for (int pocket = 0; pocket < rules.pockets(); ++pocket)
    if (rules.order.value[static_cast<std::size_t>(pocket)] == rules.cloth.house_number().value)
      plan.again |= std::uint64_t{1} << pocket;
  return plan;
}

std::uint64_t SpinTotals::spins() const {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

SpinTotals& SpinTotals::operator+=(const SpinTotals& other) {
  require(counts.size() == other.counts.size(), "simulation: counts of different wheels");
  rounds += other.rounds;
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
  return *this;
}

std::vector<std::uint64_t> SpinTotals::to_words() const {
  std::vector<std::uint64_t> words{rounds};
  words.insert(words.end(), counts.begin(), counts.end());
  return words;
}

std::expected<SpinTotals, std::string> read_totals(const SpinPlan& plan,
                                                   std::span<const std::uint64_t> words) {
  auto totals = empty_totals(plan);
  if (words.size() != 1 + totals.counts.size())
    return std::unexpected("totals of this wheel have " + std::to_string(1 + totals.counts.size()) +
                           " words; these are " + std::to_string(words.size()));
  totals.rounds = words.front();
  totals.counts.assign(words.begin() + 1, words.end());
  return totals;
}

int SpinWords::next() {
  for (;;) {
    if (used_ == words_per_call) {
      words_ = philox(place_.counter(Stream::spins, call_++), place_.seed);
      used_ = 0;
    }
    const auto word = Place::part(words_, used_++);
    if (!is_uneven(word, range_)) return value_of(word, range_);
  }
}

SpinTotals empty_totals(const SpinPlan& plan) {
  const auto pockets = static_cast<std::size_t>(plan.pockets);
  return {0, pockets, std::vector<std::uint64_t>(plan.rows() * pockets)};
}

void add_block(const SpinPlan& plan, std::uint64_t block, SpinTotals& totals) {
  std::vector<std::uint64_t> row(totals.pockets);
  auto wanted = rounds_in_block(plan, block);
  totals.rounds += wanted;
  for (std::uint32_t zeros = 0; wanted > 0; ++zeros) {
    std::ranges::fill(row, 0);
    add_spins(plan, block, zeros, wanted, row.data());
    wanted = 0;
    for (int pocket = 0; pocket < plan.pockets; ++pocket) {
      const auto count = row[static_cast<std::size_t>(pocket)];
      totals.at(std::min<std::size_t>(zeros, plan.rows() - 1), pocket) += count;
      if (plan.spins_again(pocket)) wanted += count;
    }
  }
}

Ran<SpinTotals> run(const SpinPlan& plan, Blocks blocks, int threads, const Watch& watch) {
  require(plan.rounds <= most_rounds, "simulation: more rounds than its sums can hold");
  require(plan.pockets >= 1 && plan.pockets <= SpinPlan::most_pockets,
          "simulation: a wheel with no pockets, or with too many");
  bool ends = false;
  for (int pocket = 0; pocket < plan.pockets; ++pocket) ends |= !plan.spins_again(pocket);
  require(ends, "simulation: a wheel that never stops");
  return run_blocks<SpinTotals>(plan, blocks, threads, watch);
}

}  // namespace sabot::sim
