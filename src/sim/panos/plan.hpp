#pragma once
// Very many coups with two paños, each from a sabot of its own, counted by how they end on both.

#include <algorithm>
#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sabot/sim/blocks.hpp"
#include "sabot/sim/drawing.hpp"
#include "sabot/sim/sabot_plan.hpp"

namespace sabot::sim {

// What the banker sees of a paño: its third card, that it stood, that it has turned over 8 or 9.
struct PanoSeen {
  static constexpr int stood = baccarat::Cuadro::punto_stood;
  static constexpr int eight = 11;
  static constexpr int nine = 12;
  static constexpr int kinds = 13;
};

// When each hand draws a third card.
struct PanosDrawing {
  static constexpr std::size_t cells = 10 * PanoSeen::kinds * PanoSeen::kinds;

  std::array<std::array<Odds, 8>, 2> puntos{};  // by paño and total
  // By the banca's total and what is seen of both paños. Nothing is drawn to 8 or 9, nor against
  // two paños that have turned over theirs, whatever stands here.
  std::vector<Odds> banca = std::vector<Odds>(cells);
  // Which totals of two cards beat an 8 or 9 made with three.
  bool eight_beats = true;
  bool nine_beats = false;

  static std::size_t cell(int total, int first, int second) {
    return static_cast<std::size_t>((total * PanoSeen::kinds + first) * PanoSeen::kinds + second);
  }
  bool is_mixed() const;
};

struct PanosPlan {
  std::uint64_t seed = 0;
  std::uint64_t rounds = 0;  // no more than most_rounds
  SabotPlan sabot;
  PanosDrawing drawing;
};

// By how the coup ends for the first paño, times three, and for the second: its punto wins, the
// banca does, neither.
using PanosCounts = std::array<std::uint64_t, 9>;

struct PanosTotals {
  std::uint64_t rounds = 0;
  PanosCounts counts{};

  PanosTotals& operator+=(const PanosTotals& other);
  friend bool operator==(const PanosTotals&, const PanosTotals&) = default;

  // As plain words, for carrying them from one machine to another.
  std::vector<std::uint64_t> to_words() const;
};

// As of other coups: a block is a function of the plan and its number alone, and the last may be
// shorter.
constexpr std::uint64_t rounds_per_block(const PanosPlan&) { return std::uint64_t{1} << 16; }
inline std::uint64_t block_count(const PanosPlan& plan) {
  return (plan.rounds + rounds_per_block(plan) - 1) / rounds_per_block(plan);
}
inline std::uint64_t rounds_in_block(const PanosPlan& plan, std::uint64_t block) {
  const auto before = block * rounds_per_block(plan);
  return before >= plan.rounds ? 0 : std::min(rounds_per_block(plan), plan.rounds - before);
}
inline Blocks all_blocks(const PanosPlan& plan) { return {0, block_count(plan)}; }

inline PanosTotals empty_totals(const PanosPlan&) { return {}; }
// As to_words gave them.
std::expected<PanosTotals, std::string> read_totals(const PanosPlan& plan,
                                                    std::span<const std::uint64_t> words);
// The same totals as reference_block.
void add_block(const PanosPlan& plan, std::uint64_t block, PanosTotals& totals);
Ran<PanosTotals> run(const PanosPlan& plan, Blocks blocks, int threads, const Watch& watch = {});

}  // namespace sabot::sim
