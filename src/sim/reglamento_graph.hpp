#pragma once
// The bank of the reglamento's game as a graph: every state that a bank played by a plan can be in
// before a pass, with what has been won and lost until then. It is made once, by the functions
// that the table uses; a simulation only walks it, and counts where runs end.

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "sabot/rules/reglamento/run_plan.hpp"

namespace sabot::sim {

// How a run ends: the bank is lost, the suite given, or the bank goes back with the deck's end.
enum class RunEnd : std::uint8_t { lost, given, returned };
inline constexpr std::size_t run_ends = 3;

struct RunNode {
  static constexpr std::int32_t none = -1;

  std::int32_t won = none;    // where a pass won leads; none: the suite is given
  std::int32_t tied = none;   // where a tie does
  std::int32_t taker = none;  // where whoever takes that suite begins
  std::int32_t root = 0;      // which bank this is: by opening stake; the last are suites taken
  std::int64_t results[run_ends] = {};  // for the holder, in cents, by how the run ends here
  std::int64_t kept[run_ends] = {};     // by the house: deductions and charges
};

struct RunGraph {
  std::vector<RunNode> nodes;
  std::vector<std::int32_t> starts;  // of each plan

  std::int32_t suites() const { return static_cast<std::int32_t>(starts.size()); }
};

// One plan for each opening stake. `taken`: what is given is taken by the next player for the same
// amount, who gives it again by the same plan, without raising it or taking half. Refuses a plan
// that the table would, and one with too many states.
std::expected<RunGraph, std::string> graph_of(const reglamento::Rules& rules,
                                              const std::vector<reglamento::RunPlan>& plans,
                                              bool taken);

}  // namespace sabot::sim
