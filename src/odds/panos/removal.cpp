#include "sabot/odds/panos/removal.hpp"

namespace sabot::odds {

std::vector<std::vector<Removal>> removals_of(const PanosReport& report) {
  std::vector<std::vector<Removal>> all(report.ways.size());
  if (report.cards.size() <= cards_for_both_panos) return all;
  for (int points = 0; points < 10; ++points) {
    auto cards = report.cards;
    const int count = cards.count(points);
    if (count == 0) continue;
    cards.remove(points);
    // One table serves every way of playing.
    const CoupTable table({cards}, report.game.puntos, report.game.beat);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto& way = report.ways[i];
      auto& removal = all[i].emplace_back(Removal{points, count, {}});
      const auto law = law_of(table, way.strategy);
      for (std::size_t bet = 0; bet < report.bets.size(); ++bet)
        removal.changes.emplace_back(odds_of(way.bets[bet].name, report.bets[bet].on, law).value -
                                     way.bets[bet].value);
    }
  }
  return all;
}

}  // namespace sabot::odds
