#include <algorithm>

#include "sabot/rules/dos_panos/acts.hpp"

// A limited bank answers only with what is on the table: bets are covered by priority, and what is
// left over goes back (es79.09.I and IV, as11.dos.D; A-28).

namespace sabot::dos_panos {
namespace {

// What one stake plays on one paño.
struct Part {
  std::size_t stake = 0;
  Hand pano{};
  Rank rank{};
};

// By the rank of the player's place, the first paño coming first at equal rank; or, by the other
// reading of A-28, all of the first paño before the second.
std::vector<Part> parts_in_order(const Rules& rules, const State& state) {
  std::vector<Part> parts;
  for (std::size_t i = 0; i < state.stakes.size(); ++i)
    for (const Hand pano : panos)
      if (state.stakes[i].plays[index_of(pano)] > Money{})
        parts.push_back({i, pano, rank_of(state, state.stakes[i].by, static_cast<int>(i))});
  const bool first_pano = rules.cover.value == CoverOfPanos::first_pano;
  std::ranges::stable_sort(parts, [&](const Part& a, const Part& b) {
    if (first_pano && a.pano != b.pano) return a.pano < b.pano;
    if (a.rank != b.rank) return a.rank < b.rank;
    return a.pano < b.pano;
  });
  return parts;
}

// What stays on the felt of a stake of which this much plays: on the line twice as much.
Money left_of(const Stake& stake, Money plays) {
  const bool line = stake.amount > stake.played();
  return line ? std::min(stake.amount, Money{2 * plays.cents}) : plays;
}

}  // namespace

void cover_bets(Course& on) {
  const auto& state = on.state;
  const bool whole_on_each =
      !state.banco_by.is_nobody() && on.rules.cover.value == CoverOfPanos::first_pano;
  if (on.rules.is_free_bank() || whole_on_each) return;
  Money left = limit_of(state);
  if (state.at_risk() <= left) return;
  auto stakes = state.stakes;
  for (auto& one : stakes) one.plays = {};
  for (const auto& part : parts_in_order(on.rules, state)) {
    const Money covered = std::min(left, state.stakes[part.stake].plays[index_of(part.pano)]);
    stakes[part.stake].plays[index_of(part.pano)] = covered;
    left -= covered;
  }
  const auto by = Citations(on.rules.limited_bank)
                      .add(on.art("as11.dos.D-d"_art))
                      .add(on.rules.cover.by)
                      .add(on.rules.covering);
  const auto before = state.stakes;
  for (std::size_t i = 0; i < stakes.size(); ++i) {
    if (stakes[i].plays == before[i].plays) continue;
    const Money back = before[i].amount - left_of(before[i], stakes[i].played());
    on.add(BetCut{stakes[i].by, stakes[i].on, back, stakes[i].plays[0], stakes[i].plays[1]}, by);
  }
}

}  // namespace sabot::dos_panos
