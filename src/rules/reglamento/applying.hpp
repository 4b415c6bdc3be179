#pragma once
// What several events do to a table alike.

#include <algorithm>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/reglamento/events.hpp"
#include "sabot/rules/reglamento/state.hpp"

namespace sabot::reglamento {

inline Stake& stake_at(State& state, const PersonId& by, Chance on) {
  const auto found = std::ranges::find_if(
      state.stakes, [&](const Stake& one) { return one.by == by && one.on == on; });
  require(found != state.stakes.end(), "reglamento: an event names no such bet");
  return *found;
}

// Takes an amount of a bet off the felt.
inline void take_stake(State& state, const PersonId& by, Chance on, Money amount) {
  auto& stake = stake_at(state, by, on);
  require(stake.amount >= amount, "reglamento: more is taken than was bet");
  stake.amount -= amount;
  std::erase_if(state.stakes, [](const Stake& one) { return one.amount == Money{}; });
}

inline void clear_hands(State& state) {
  state.hands = {};
  state.owed_to = PersonId();
  state.punto_holder = PersonId();
  state.misstated.reset();
  state.misstatement_noted = false;
  state.real = false;
  state.asked_unduly = false;
}

inline void clear_pass(State& state) {
  clear_hands(state);
  state.drawn = false;
  state.waived.clear();
  state.aside.clear();
}

// A player who stood and waited for a seat waits for it again, behind those who were ahead.
inline void wait_again(rules::People& people, const Lent& lent) {
  if (!lent.waits) return;
  const auto list = people.waiting();
  people.put_on_list(lent.to);
  for (const auto& one : list) {
    if (std::ranges::find(lent.ahead, one) != lent.ahead.end()) continue;
    // Those behind that player go to the end, in their order; their places stay.
    const auto person = *people.find(one);
    people.unplace(one);
    if (person.is_placed()) people.place(one, person.seat, true);
    people.put_on_list(one);
  }
}

inline void lend_seat(State& state, const SeatLent& event) {
  const auto& list = state.people.waiting();
  const auto at = std::ranges::find(list, event.to);
  state.lent = {event.seat,       event.by.value_or(PersonId()),
                event.to,         state.people.find(event.to)->seat,
                at != list.end(), {}};
  if (state.lent.waits) state.lent.ahead.assign(list.begin(), at);
  if (event.by) state.people.place(*event.by, event.seat, true);
  state.people.place(event.to, event.seat, false);
}

inline void give_seat_back(State& state) {
  const auto lent = state.lent;
  state.lent = Lent{};
  state.people.place(lent.to, lent.behind, true);
  if (!lent.owner.is_nobody()) state.people.place(lent.owner, lent.seat, false);
  wait_again(state.people, lent);
}

// A player who has left is no longer asked, nor remembered.
inline void forget(State& state, const PersonId& person) {
  std::erase_if(state.bids, [&](const BidOf& one) { return one.by == person; });
  std::erase(state.tied, person);
  if (state.lent.owner == person) state.lent.owner = PersonId();
  std::erase(state.lent.ahead, person);
}

}  // namespace sabot::reglamento
