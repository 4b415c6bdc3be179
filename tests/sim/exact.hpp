#pragma once
// What a coup from a full sabot is worth exactly: all orders of the points of six cards, each as
// often as the cards give it.

#include <array>
#include <cstdint>
#include <span>

#include "sabot/sim/coup.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {

// Ordered sequences of six cards by who wins with them, for drawings without choices.
inline std::array<std::uint64_t, 3> sequences(const SabotPlan& sabot, const Drawing& drawing) {
  std::array<std::uint64_t, 10> left{};
  for (int index = 0; index < Card::kinds; ++index)
    left[static_cast<std::size_t>(baccarat::points(Card::from_index(index)))] +=
        static_cast<std::uint64_t>(sabot.packs);
  for (std::size_t points = 0; points < left.size(); ++points)
    left[points] -= static_cast<std::uint64_t>(sabot.gone[points]);
  std::array<std::uint64_t, 3> won{};
  std::array<int, cards_per_coup> points{};
  const auto deal = [&](auto& self, std::size_t at, std::uint64_t ways) -> void {
    if (at == points.size()) {
      const auto coup = play_coup(
          drawing, [&](int place) { return points[static_cast<std::size_t>(place)]; },
          [](Hand, Odds) { return false; });
      won[static_cast<std::size_t>(coup.winner)] += ways;
      return;
    }
    for (std::size_t card = 0; card < left.size(); ++card) {
      if (left[card] == 0) continue;
      points[at] = static_cast<int>(card);
      const auto here = ways * left[card]--;
      self(self, at + 1, here);
      ++left[card];
    }
  };
  deal(deal, 0, 1);
  return won;
}

}  // namespace sabot::sim
