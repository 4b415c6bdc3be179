#pragma once
// One coup with two paños, card by card, in the plainest form there is: what the simulation is
// compared with.

#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/sim/panos/plan.hpp"

namespace sabot::sim {

enum class PanosHand : std::uint8_t { first, second, banca };

// `card(place)` gives the points of the card for this place: 0 to 5 the first six, by turns, 6 and
// 7 the thirds of the paños, 8 the banca's. `chooses(hand, odds)` says whether a hand that draws
// only sometimes does so now. What comes back is where the coup is counted.
template <class Card, class Chooses>
std::size_t play_panos_coup(const PanosDrawing& drawing, Card card, Chooses chooses) {
  using baccarat::is_natural;
  const std::array first{(card(0) + card(3)) % 10, (card(1) + card(4)) % 10};
  const int two_cards = (card(2) + card(5)) % 10;
  const auto draws = [&](PanosHand hand, Odds odds) {
    return odds.is_mixed() ? chooses(hand, odds) : odds == Odds::always();
  };
  auto panos = first;
  std::array<int, 2> seen{};
  std::array<bool, 2> drew{};
  for (const int pano : {0, 1}) {
    const auto at = static_cast<std::size_t>(pano);
    seen[at] = PanoSeen::stood;
    if (is_natural(first[at])) {
      seen[at] = first[at] == 8 ? PanoSeen::eight : PanoSeen::nine;
      continue;
    }
    drew[at] = draws(static_cast<PanosHand>(pano),
                     drawing.puntos[at][static_cast<std::size_t>(first[at])]);
    if (!drew[at]) continue;
    seen[at] = card(6 + pano);
    panos[at] = (first[at] + seen[at]) % 10;
  }
  const bool over = is_natural(two_cards) || (is_natural(first[0]) && is_natural(first[1]));
  const bool banca_drew =
      !over &&
      draws(PanosHand::banca, drawing.banca[PanosDrawing::cell(two_cards, seen[0], seen[1])]);
  const int banca = banca_drew ? (two_cards + card(8)) % 10 : two_cards;
  const auto unbeaten = [&](int total) {
    return (total == 8 && drawing.eight_beats) || (total == 9 && drawing.nine_beats);
  };
  const auto outcome = [&](std::size_t pano) -> std::size_t {
    if (banca_drew && unbeaten(first[pano])) return 0;
    if (drew[pano] && unbeaten(two_cards)) return 1;
    if (panos[pano] == banca) return 2;
    return panos[pano] > banca ? 0 : 1;
  };
  return outcome(0) * 3 + outcome(1);
}

}  // namespace sabot::sim
