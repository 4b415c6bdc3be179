#pragma once
// The simulation of two paños card by card: what each round of a block is by definition. The fast
// routine gives the same totals, and leaves to this what does not fill its vectors.

#include <optional>

#include "sabot/sim/panos/coup.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {

// Nine calls of Philox serve eight attempts of nine cards, and three more serve their choices.
inline constexpr int cards_per_panos_coup = 9;
inline constexpr int choices_per_panos_coup = 3;
inline constexpr int panos_coups_per_group = 8;

// Nine different cards of the sabot, or nothing: a word that would be uneven, or a card that came
// up twice, makes the attempt void.
std::optional<std::size_t> panos_attempt(const PanosPlan& plan, std::uint64_t block,
                                         std::uint32_t number);

// Attempts from `first` on until this many have given a coup.
void add_panos_coups(const PanosPlan& plan, std::uint64_t block, std::uint32_t first,
                     std::uint64_t wanted, PanosTotals& totals);

// The lower half of a choice's random bits.
std::uint16_t panos_finer_word(const Place& place, std::uint32_t number, PanosHand hand);

// A whole block.
PanosTotals reference_block(const PanosPlan& plan, std::uint64_t block);

}  // namespace sabot::sim
