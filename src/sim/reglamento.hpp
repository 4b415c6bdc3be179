#pragma once
// Whole decks of the reglamento's game in which the sabot goes round: each player goes out with an
// opening stake and plays the bank by a plan; a suite given is taken by the next player or by the
// house. Or the same from a full sabot for every pass, which has exactly the law of the odds.

#include <algorithm>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sabot/law/ruleset.hpp"
#include "sabot/sim/reglamento_graph.hpp"
#include "sabot/sim/simulation.hpp"

namespace sabot::sim {

// Coups or tallas as another plan has them, and who banks in them.
struct RotationPlan : Plan {
  RunGraph graph;
  int players = 3;  // the first goes out with the first opening stake, and so on round the table
  bool returns = false;  // the bank goes back at a deck's end (S-93)
};

// The sabot and the banks of a ruleset; how hands draw, how much is dealt and by how many players
// is left to say. Refuses what graph_of does, and a sabot that may run out in a pass.
std::expected<RotationPlan, std::string> rotation_of(const law::Ruleset& ruleset,
                                                     const std::vector<reglamento::RunPlan>& plans,
                                                     bool taken);

struct RotationTotals {
  std::uint64_t rounds = 0;         // passes or decks, as the plan has it
  Counts passes{};                  // by winner; with those after the last round that end a run
  Counts house{};                   // those of them in which the house had the suite
  std::vector<std::uint64_t> ends;  // by node of the graph, and by how runs ended there

  RotationTotals& operator+=(const RotationTotals& other);
  friend bool operator==(const RotationTotals&, const RotationTotals&) = default;
  std::vector<std::uint64_t> to_words() const;
};

RotationTotals empty_totals(const RotationPlan& plan);
std::expected<RotationTotals, std::string> read_totals(const RotationPlan& plan,
                                                       std::span<const std::uint64_t> words);
// A block begins with the first player. When its rounds are over, the bank under way is played to
// its end, so that long runs are not left out.
void add_block(const RotationPlan& plan, std::uint64_t block, RotationTotals& totals);
Ran<RotationTotals> run(const RotationPlan& plan, Blocks blocks, int threads,
                        const Watch& watch = {});

}  // namespace sabot::sim
