#include "sabot/chance/shuffle.hpp"

#include "sabot/base/invariant.hpp"

namespace sabot::chance {

std::vector<Card> packs_in_order(int packs) {
  require(packs >= 0, "chance: fewer than no packs");
  std::vector<Card> cards;
  cards.reserve(static_cast<std::size_t>(packs) * Card::kinds);
  for (int pack = 0; pack < packs; ++pack)
    for (int index = 0; index < Card::kinds; ++index) cards.push_back(Card::from_index(index));
  return cards;
}

}  // namespace sabot::chance
