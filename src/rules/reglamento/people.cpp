#include <algorithm>

#include "sabot/rules/reglamento/rulings.hpp"

// Which people may act, and how they come and go (arts. 1, 4).

namespace sabot::reglamento {
namespace {

// Where a number 13 is left out bears only on that one and on those behind it.
Citations numbering(const Rules& rules) {
  Citations by = rules.seats.by;
  if (rules.seats.value >= 13) by.add(rules.seat_13.by);
  return by.add("ar.pyb.4-a"_art);
}

bool is_lent_to(const State& state, const PersonId& who) {
  return state.lent.seat != 0 && state.lent.to == who;
}

// Whoever has the bank stays; a player with a bet or the cards stays until the pass is over.
Bar leaving(const Context& at) {
  const auto& state = at.state;
  if (state.is_holder(at.who) || is_lent_to(state, at.who))
    return refusal(RefusalCode::has_the_bank, "S-99"_art);
  const bool engaged =
      state.staked_by(at.who) > Money{} || state.punto_holder == at.who || state.owed_to == at.who;
  if (is_pass(state.phase) && engaged) return refusal(RefusalCode::coup_in_progress, "S-14"_art);
  return std::nullopt;
}

}  // namespace

Bar bar_pagador(const Context& at, Phase phase, const Citations& by) {
  return baccarat::bar_croupier(at, phase, by);
}

Bar bar_player(const Context& at, const Citations& by) {
  if (auto bar = rules::bar_unless(at.actor, Role::player, by)) return bar;
  if (!at.actor->is_placed()) return refusal(RefusalCode::not_at_the_table, by);
  return std::nullopt;
}

Bar bar_seated(const Context& at, const Citations& by) {
  if (auto bar = bar_player(at, by)) return bar;
  if (!at.actor->is_seated()) return refusal(RefusalCode::not_seated, "ar.pyb.4-a"_art);
  return std::nullopt;
}

Bar bar_holder(const Context& at, const Citations& by) {
  if (auto bar = bar_player(at, by)) return bar;
  if (!at.state.is_holder(at.who)) return refusal(RefusalCode::not_the_banker, by);
  return std::nullopt;
}

Bar bar_report(const Context& at, bool fits, const Citations& by) {
  const bool sees =
      at.actor != nullptr && (at.actor->role == Role::chief || at.actor->role == Role::inspector);
  if (!sees)
    if (auto bar = rules::bar_unless(at.actor, Role::pagador, by)) return bar;
  if (!fits) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

int seated(const State& state) {
  return static_cast<int>(std::ranges::count_if(state.people.all(), &Person::is_seated));
}

bool anybody_stands(const State& state) {
  return std::ranges::any_of(state.people.all(), [&](const Person& one) {
    const auto& asked = state.offer.asked;
    return one.is_placed() && one.standing && std::ranges::find(asked, one.id) == asked.end();
  });
}

rules::Attendance attendance(const Context& at) {
  return rules::Attendance{
      .people = at.state.people,
      .actor = at.actor,
      .places = at.state.places,
      .open = !at.phase_is(Phase::closed),
      .standing_allowed = true,
      .waiting_list = at.rules.waiting_list.value,
      .taking_part = "ar.pyb.4-a"_art,
      .seats = numbering(at.rules),
      .standing = "ar.pyb.32-a"_art,
      .list = at.rules.waiting_list.by,
      .leaving = leaving(at),
  };
}

// The player's bets go back, and what was waited for from them is waited for from the next.
Decision rule(const Context& at, const Leave& command) {
  const auto decision = rules::decide(attendance(at), command);
  if (!decision) return std::unexpected(decision.error());
  Course on(at);
  for (const auto& stake : at.state.stakes)
    if (stake.by == at.who) on.add(BetWithdrawn{stake.by, stake.on, stake.amount}, "S-08"_art);
  const bool was_asked = at.phase_is(Phase::offering) && at.state.offer.to == at.who;
  const bool was_to_cut = at.phase_is(Phase::cutting) && at.state.cutter == at.who;
  if (was_asked) on.add(SabotDeclined{at.who}, "S-94"_art);
  if (was_to_cut) on.add(CutDeclined{at.who}, "ar.pyb.9-b"_art);
  on.add(Left{at.who}, decision->by);
  if (was_asked) offer_on(on);
  if (was_to_cut) offer_cut(on);
  return on.done();
}

}  // namespace sabot::reglamento
