#include "sabot/odds/removal.hpp"

namespace sabot::odds {

std::vector<Removal> removals_of(const Report& report, const Way& way) {
  std::vector<Removal> removals;
  if (report.cards.size() <= cards_for_a_coup) return removals;
  for (int points = 0; points < 10; ++points) {
    auto cards = report.cards;
    if (cards.count(points) == 0) continue;
    auto& removal = removals.emplace_back(Removal{points, cards.count(points), {}});
    cards.remove(points);
    const auto law = law_of({cards}, way.strategy).outcome_law();
    for (std::size_t bet = 0; bet < way.bets.size(); ++bet)
      removal.changes.emplace_back(odds_of(report.game.bets[bet], law).value - way.bets[bet].value);
  }
  return removals;
}

}  // namespace sabot::odds
