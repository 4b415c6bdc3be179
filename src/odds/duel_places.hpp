#pragma once
// Which decisions of a duel a coup comes to.

#include <array>

#include "sabot/odds/duel.hpp"

namespace sabot::odds {

// One decision for each hand that is seen as another: by total, the first one of that total.
class Places {
 public:
  static constexpr int nowhere = -1;

  // Adds the decisions to these lists.
  Places(const Drawing& drawing, Sees sees, std::vector<Decision>& punto,
         std::vector<Decision>& banca);

  // Their numbers, or nowhere.
  int of_punto(const Coup& coup) const {
    return coup.natural() ? nowhere : punto_[static_cast<std::size_t>(coup.punto_hand)];
  }
  int of_banca(const Coup& coup) const {
    return coup.natural() ? nowhere
                          : banca_[static_cast<std::size_t>(coup.banca_hand)]
                                  [static_cast<std::size_t>(coup.punto_third)];
  }

 private:
  // For each first hand, and the banca's also by the punto's third card.
  std::array<int, two_card_hands> punto_{};
  std::array<std::array<int, 11>, two_card_hands> banca_{};
};

}  // namespace sabot::odds
