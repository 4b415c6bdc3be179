#include "sabot/sim/panos/plan.hpp"

#include "sabot/sim/panos/reference.hpp"

namespace sabot::sim {

bool PanosDrawing::is_mixed() const {
  const auto mixed = [](Odds odds) { return odds.is_mixed(); };
  return std::ranges::any_of(puntos[0], mixed) || std::ranges::any_of(puntos[1], mixed) ||
         std::ranges::any_of(banca, mixed);
}

PanosTotals& PanosTotals::operator+=(const PanosTotals& other) {
  rounds += other.rounds;
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
  return *this;
}

std::vector<std::uint64_t> PanosTotals::to_words() const {
  std::vector<std::uint64_t> words{rounds};
  words.insert(words.end(), counts.begin(), counts.end());
  return words;
}

std::expected<PanosTotals, std::string> read_totals(const PanosPlan&,
                                                    std::span<const std::uint64_t> words) {
  PanosTotals totals;
  if (words.size() != 1 + totals.counts.size())
    return std::unexpected("totals of two paños have " + std::to_string(1 + totals.counts.size()) +
                           " words; these are " + std::to_string(words.size()));
  totals.rounds = words.front();
  std::ranges::copy(words.subspan(1), totals.counts.begin());
  return totals;
}

Ran<PanosTotals> run(const PanosPlan& plan, Blocks blocks, int threads, const Watch& watch) {
  require(plan.rounds <= most_rounds, "simulation: more rounds than its sums can hold");
  require(plan.sabot.cards() >= cards_per_panos_coup,
          "simulation: fewer cards than a coup may need");
  return run_blocks<PanosTotals>(plan, blocks, threads, watch);
}

}  // namespace sabot::sim
