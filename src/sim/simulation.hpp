#pragma once
// Very many coups or tallas, and what comes of them. The same plan gives the same totals whatever
// the number of threads, the width of the processor's vectors and the machines it is spread over.

#include <algorithm>
#include <cstdint>

#include "sabot/sim/blocks.hpp"
#include "sabot/sim/drawing.hpp"
#include "sabot/sim/sabot_plan.hpp"
#include "sabot/sim/totals.hpp"

namespace sabot::sim {

enum class Kind : std::uint8_t {
  coups,   // each from a sabot of its own, full or with the same cards gone
  tallas,  // from the first card to the coup in which the stop card appears
};

struct Plan {
  Kind kind{};
  std::uint64_t seed = 0;
  std::uint64_t rounds = 0;  // coups or tallas, no more than most_rounds
  SabotPlan sabot;
  Drawing drawing;
  bool standings = false;  // of tallas: count the standings too
};

// The rounds are dealt in blocks, each of which is a function of the plan and its number alone.
// The last may be shorter: then it has the first rounds of the whole block.
constexpr std::uint64_t rounds_per_block(Kind kind) {
  return kind == Kind::coups ? std::uint64_t{1} << 16 : std::uint64_t{1} << 10;
}
constexpr std::uint64_t rounds_per_block(const Plan& plan) { return rounds_per_block(plan.kind); }
constexpr std::uint64_t block_count(const Plan& plan) {
  const auto each = rounds_per_block(plan.kind);
  return (plan.rounds + each - 1) / each;
}
constexpr std::uint64_t rounds_in_block(const Plan& plan, std::uint64_t block) {
  const auto each = rounds_per_block(plan.kind);
  const auto before = block * each;
  return before >= plan.rounds ? 0 : std::min(each, plan.rounds - before);
}

// Nothing yet, with room for whatever the plan asks for.
Totals empty_totals(const Plan& plan);

constexpr Blocks all_blocks(const Plan& plan) { return {0, block_count(plan)}; }

// The same totals as reference_block.
void add_block(const Plan& plan, std::uint64_t block, Totals& totals);

using Result = Ran<Totals>;
// As to_words gave them.
inline std::expected<Totals, std::string> read_totals(const Plan&,
                                                      std::span<const std::uint64_t> words) {
  return Totals::from_words(words);
}

Result run(const Plan& plan, Blocks blocks, int threads, const Watch& watch = {});

}  // namespace sabot::sim
