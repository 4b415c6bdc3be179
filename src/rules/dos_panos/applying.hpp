#pragma once
// What several events do to a table alike.

#include <algorithm>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/dos_panos/events.hpp"
#include "sabot/rules/dos_panos/state.hpp"

namespace sabot::dos_panos {

inline Stake& stake_at(State& state, const PersonId& by, On on) {
  const auto found = std::ranges::find_if(
      state.stakes, [&](const Stake& one) { return one.by == by && one.on == on; });
  require(found != state.stakes.end(), "dos paños: an event names no such bet");
  return *found;
}

// Takes an amount of a bet off the felt.
inline void take_stake(State& state, const PersonId& by, On on, Money amount) {
  auto& stake = stake_at(state, by, on);
  require(stake.amount >= amount, "dos paños: more is taken than was bet");
  stake.amount -= amount;
  std::erase_if(state.stakes, [](const Stake& one) { return one.amount == Money{}; });
}

inline void see(State& state, const std::optional<Card>& before, const std::optional<Card>& now) {
  if (now && !before) state.sabot.see(*now);
}

// Whoever wanted the whole bank wanted that one.
inline void clear_banco(State& state) {
  state.claims.clear();
  state.banco_by = PersonId();
  state.banco_right = PersonId();
}

// Those that wait lie in the order in which they came out.
inline void lay_loose(State& state, Loose card) {
  state.loose.push_back(card);
  std::ranges::sort(state.loose, {}, &Loose::order);
}

inline void clear_coup(State& state) {
  state.hands = {};
  state.thirds = 0;
  state.relieved.clear();
  state.loose.clear();
  state.aside.clear();
  state.restored.reset();
  state.five_binds = state.misannounced = state.named = false;
  state.banco_by = PersonId();
  state.claims.clear();
  state.stake = Money{};
}

// A player who has lost their place is no longer asked, nor remembered.
inline void forget(State& state, const PersonId& person) {
  std::erase(state.claims, person);
  std::erase_if(state.offer.bids, [&](const BidOf& one) { return one.by == person; });
  if (state.banco_right == person) state.banco_right = PersonId();
}

}  // namespace sabot::dos_panos
