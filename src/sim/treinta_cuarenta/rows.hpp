#pragma once
// Very many coups of treinta y cuarenta, each from the same cards, counted by both totals and by
// the colour of the first card. What every bet brings follows from these counts.

#include <algorithm>
#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sabot/rules/treinta_cuarenta/settlement.hpp"
#include "sabot/sim/blocks.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {

struct RowsPlan {
  // By points and colour: 2 × (points − 1), and one more for a red suit.
  static constexpr int kinds = 20;

  std::uint64_t seed = 0;
  std::uint64_t rounds = 0;  // no more than most_rounds
  int ends_at = 0;           // where a row is complete
  std::array<int, kinds> cards{};

  int all_cards() const;
};
// Of this game's packs without the cards gone; seed and rounds are yet to be given. Says what is
// wrong where there are too few for any coup to be complete.
std::expected<RowsPlan, std::string> rows_plan(const treinta_cuarenta::Rules& rules,
                                               std::span<const Card> gone);

struct RowsTotals {
  static constexpr std::size_t totals = 10;
  static constexpr std::size_t cells = totals * totals * 2;

  std::uint64_t rounds = 0;
  std::array<std::uint64_t, cells> counts{};

  // How far the totals are above the lowest, and whether the first card was red.
  static constexpr std::size_t cell(int negra, int roja, int red) {
    return (static_cast<std::size_t>(negra) * totals + static_cast<std::size_t>(roja)) * 2 +
           static_cast<std::size_t>(red);
  }

  RowsTotals& operator+=(const RowsTotals& other);
  friend bool operator==(const RowsTotals&, const RowsTotals&) = default;
  // As plain words, for carrying them from one machine to another.
  std::vector<std::uint64_t> to_words() const;
};

// A block is dealt in strands, each of which has its own words: one after the other they are tried
// as cards, and those that would not be equally likely are left out.
inline constexpr std::uint32_t strands_per_block = 256;
constexpr std::uint64_t rounds_per_block(const RowsPlan&) { return std::uint64_t{1} << 17; }
constexpr std::uint64_t block_count(const RowsPlan& plan) {
  return (plan.rounds + rounds_per_block(plan) - 1) / rounds_per_block(plan);
}
constexpr std::uint64_t rounds_in_block(const RowsPlan& plan, std::uint64_t block) {
  const auto before = block * rounds_per_block(plan);
  return before >= plan.rounds ? 0 : std::min(rounds_per_block(plan), plan.rounds - before);
}
constexpr std::uint32_t rounds_of_strand(const RowsPlan& plan, std::uint64_t block,
                                         std::uint32_t strand) {
  const auto rounds = rounds_in_block(plan, block);
  return static_cast<std::uint32_t>(rounds / strands_per_block +
                                    (strand < rounds % strands_per_block ? 1 : 0));
}
constexpr Blocks all_blocks(const RowsPlan& plan) { return {0, block_count(plan)}; }

RowsTotals empty_totals(const RowsPlan& plan);
// As to_words gave them.
std::expected<RowsTotals, std::string> read_totals(const RowsPlan& plan,
                                                   std::span<const std::uint64_t> words);
void add_block(const RowsPlan& plan, std::uint64_t block, RowsTotals& totals);
Ran<RowsTotals> run(const RowsPlan& plan, Blocks blocks, int threads, const Watch& watch = {});

// Card by card: what a strand is by definition. The kernel gives the same.
void add_strand(const RowsPlan& plan, std::uint64_t block, std::uint32_t strand,
                RowsTotals& totals);

}  // namespace sabot::sim
