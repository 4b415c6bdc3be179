#pragma once
// What several events do to a table alike.

#include <algorithm>
#include <utility>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/chemin_de_fer/events.hpp"
#include "sabot/rules/chemin_de_fer/state.hpp"

namespace sabot::chemin_de_fer {

inline Member& member(State& state, const PersonId& who) {
  const auto found = std::ranges::find(state.bank.members, who, &Member::who);
  require(found != state.bank.members.end(), "chemin de fer: an event names no member of the bank");
  return *found;
}

inline void add_member(State& state, const PersonId& who, Money amount) {
  if (state.bank.find(who) == nullptr) state.bank.members.push_back({who, {}, {}});
  member(state, who).bank += amount;
  state.people.take(who, amount);
}

// Takes an amount of somebody's bet off the felt: of the first one, or of the late one.
inline void take_stake(State& state, const PersonId& by, Money amount, bool late = false) {
  const auto found = std::ranges::find_if(
      state.stakes, [&](const Stake& one) { return one.by == by && (one.late || !late); });
  require(found != state.stakes.end() && found->amount >= amount,
          "chemin de fer: an event names no such bet");
  found->amount -= amount;
  found->plays = std::min(found->plays, found->amount);
  if (found->amount == Money{}) state.stakes.erase(found);
}

inline void see(State& state, const std::optional<Card>& before, const std::optional<Card>& now) {
  if (now && !before) state.sabot.see(*now);
}

inline void clear_banco(State& state) {
  state.claims.clear();
  state.banco_by = PersonId();
  state.con_la_mesa = PersonId();
  state.ultimo_completo = PersonId();
  state.seguido_used = false;
  state.sole_bettor = false;
}

inline void clear_coup(State& state) {
  state.last_banco = state.banco_by;
  clear_banco(state);
  state.hands = {};
  state.banca_must_open = {};
  state.noted = {};
  state.holder = PersonId();
  state.owed_to = PersonId();
  state.relieved.clear();
  state.fifth = state.named = false;
  state.forfeited.reset();
  state.interrupted.reset();
  state.bank.idle = Money{};
  for (auto& mark : state.marks) mark.unwatched_before = std::exchange(mark.unwatched, false);
}

inline void forget_bank(State& state) {
  state.bank = Bank{};
  state.proposals.clear();
}

// The bank sets out for its next banker.
inline void vacate(State& state, Vacancy why) {
  clear_banco(state);
  state.offer = Offer{};
  state.offer.why = why;
}

// A player who has lost their place is no longer asked, nor remembered.
inline void unplace(State& state, const PersonId& person) {
  state.people.unplace(person);
  auto& mark = state.mark_of(person);
  mark.must_salute = mark.absent = mark.follows = false;
  mark.refusals = 0;
  std::erase(state.change_asked, person);
  std::erase_if(state.proposals,
                [&](const Proposal& one) { return one.by == person || one.to == person; });
  std::erase_if(state.claims,
                [&](const BancoClaim& one) { return one.by == person || one.associate == person; });
  std::erase_if(state.offer.bids, [&](const BidOf& one) { return one.by == person; });
  std::erase_if(state.offer.together,
                [&](const Together& one) { return one.by == person || one.associate == person; });
  if (state.may_continue && state.may_continue->by == person) state.may_continue.reset();
}

}  // namespace sabot::chemin_de_fer
