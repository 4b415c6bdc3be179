#pragma once
// A block of a simulation as fast as the processor can: many coups or tallas side by side in its
// vectors, whose width is found out when the program runs.

#include <cstdint>

#include "sabot/sim/simulation.hpp"

namespace sabot::sim {

// The two kinds of add_block.
void add_coups_block(const Plan& plan, std::uint64_t block, Totals& totals);
void add_tallas_block(const Plan& plan, std::uint64_t block, Totals& totals);

}  // namespace sabot::sim
