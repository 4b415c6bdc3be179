#include "sabot/odds/duel_places.hpp"

namespace sabot::odds {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

int place(std::vector<Decision>& all, const TwoCards& cards, bool sees_cards,
          std::optional<int> third) {
  if (!sees_cards)
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].hand.total == cards.total() && all[i].third == third) return static_cast<int>(i);
  all.push_back({{cards.total(), sees_cards ? std::optional(cards) : std::nullopt}, third});
  return static_cast<int>(all.size()) - 1;
}

}  // namespace

Places::Places(const Drawing& drawing, Sees sees, std::vector<Decision>& punto,
               std::vector<Decision>& banca) {
  using baccarat::Draw;
  constexpr auto hands = all_two_cards();
  for (int hand = 0; hand < two_card_hands; ++hand) {
    const auto& cards = hands[at(hand)];
    punto_[at(hand)] = nowhere;
    banca_[at(hand)].fill(nowhere);
    if (baccarat::is_natural(cards.total())) continue;
    if (drawing.punto[at(cards.total())] == Draw::optional)
      punto_[at(hand)] = place(punto, cards, sees == Sees::cards, std::nullopt);
    for (int third = 0; third <= baccarat::Cuadro::punto_stood; ++third)
      if (drawing.banca.at(cards.total(), third) == Draw::optional)
        banca_[at(hand)][at(third)] = place(banca, cards, sees != Sees::totals, third);
  }
}

}  // namespace sabot::odds
