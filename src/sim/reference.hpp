#pragma once
// The simulation card by card: what each round of a block is by definition. The fast routines give
// the same totals, and leave to this what does not fill their vectors.

#include <cstdint>
#include <optional>

#include "sabot/sim/simulation.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {

// The cards of a full sabot by their numbers, 0 … 52 × packs − 1: all of one rank together, so that
// a division tells the rank. The kings come first.
constexpr int rank_of_group(int group) { return group == 0 ? 13 : group; }
constexpr int points_of_number(int number, int packs) {
  return baccarat::points(Card::of(rank_of_group(number / (4 * packs)), 0));
}

// Where some are gone, those that are left are numbered by their points instead, figures and tens
// first.
int points_of_number(int number, const SabotPlan& sabot);

// Six different cards of the sabot, or nothing: a word that would be uneven, or a card that came
// up twice, makes the attempt void.
std::optional<Coup> attempt(const Plan& plan, std::uint64_t block, std::uint32_t number);

// Attempts from `first` on until this many have given a coup.
void add_coups(const Plan& plan, std::uint64_t block, std::uint32_t first, std::uint64_t wanted,
               Totals& totals);
void add_talla(const Plan& plan, std::uint64_t block, std::uint32_t talla, Totals& totals);

// Each coup of a talla, with the points of its cards as they come: the card turned, then those
// dealt. What was burned unseen is among the rest.
struct DealtTalla {
  std::vector<std::uint8_t> points;
  std::vector<Coup> coups;
  int burned = 0;
};
DealtTalla deal_talla(const Plan& plan, std::uint64_t block, std::uint32_t talla);

// A further word for a card of a talla for which the first would be uneven. Slot 0 is the card
// turned, and then come six for each coup.
std::uint16_t redraw(const Place& place, std::uint32_t slot, std::uint32_t range);

// A whole block.
Totals reference_block(const Plan& plan, std::uint64_t block);

}  // namespace sabot::sim
