#pragma once
// Whole packs of cards, and their mixing.

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/chance/random_source.hpp"

namespace sabot::chance {

// That many packs one after the other, each in the order of Card::index.
std::vector<Card> packs_in_order(int packs);

// Fisher and Yates: every order is as likely as the source makes it, which for a sound source is
// equally.
template <RandomSource S>
void shuffle(std::span<Card> cards, S& source) {
  for (std::size_t left = cards.size(); left > 1; --left)
    std::swap(cards[left - 1], cards[source.below(static_cast<std::uint32_t>(left))]);
}

}  // namespace sabot::chance
