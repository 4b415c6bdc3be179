#pragma once
// The sabot of a talla: how many cards it holds, how many of them are burned, and when its last
// coup is.

#include <array>
#include <numeric>
#include <optional>

#include "sabot/base/card.hpp"
#include "sabot/rules/baccarat/talla.hpp"

namespace sabot::sim {

// How many cards are burned unseen behind the card that is turned first, by its points.
using Burn = std::array<int, 10>;

struct SabotPlan {
  int packs = 0;
  int cards_below_stop = 0;
  baccarat::StopCardSeen stop_card_seen{};
  std::optional<Burn> burn;    // none: no card is turned
  std::array<int, 10> gone{};  // cards that had left the sabot before, by their points

  bool is_full() const { return gone == std::array<int, 10>{}; }
  int cards() const { return packs * Card::kinds - std::accumulate(gone.begin(), gone.end(), 0); }
  int cards_of(int points) const;
  // No further coup once no more than these are left.
  int left_at_the_end() const {
    return baccarat::left_once_stop_card_appeared(cards_below_stop, stop_card_seen);
  }
  // What is left for the coups, at least and at most.
  int least_to_play() const;
  int most_to_play() const;
  // How many coups every talla reaches, whatever the cards; and how many none exceeds.
  int sure_coups() const;
  int most_coups() const;

  friend bool operator==(const SabotPlan&, const SabotPlan&) = default;
};

}  // namespace sabot::sim
