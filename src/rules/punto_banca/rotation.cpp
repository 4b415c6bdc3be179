#include "sabot/rules/punto_banca/acts.hpp"

// The sabot goes round to the right, from compartment 1.

namespace sabot::punto_banca {
namespace {

bool declined(const State& state, const PersonId& who) {
  for (const auto& one : state.declined)
    if (one == who) return true;
  return false;
}

void offer_right_of(const Context& at, Verdict& verdict, rules::SeatNumber from,
                    const PersonId& refuser, const Citations& by) {
  const auto* next = at.state.people.next_seated_right(
      at.state.places, from,
      [&](const Person& one) { return one.id != refuser && !declined(at.state, one.id); });
  if (next != nullptr)
    verdict.add(SabotOffered{next->id, next->seat}, by);
  else if (at.rules.all_decline.value == AllDecline::croupier_deals)
    verdict.add(SabotToCroupier{}, at.rules.all_decline.by);
  else
    verdict.add(SabotOpen{}, at.rules.all_decline.by);
}

// The turn goes from place to place: those who stand have none.
Bar bar_seated(const Context& at) {
  if (auto bar = bar_bettor(at)) return bar;
  if (!at.actor->is_seated()) return Refusal{RefusalCode::not_seated, at.art("as11.pyb.C-c"_art)};
  return std::nullopt;
}

// In the phase of offering, the one it is offered to, or anybody once all have declined.
bool may_answer(const Context& at) {
  return at.state.offered_to == at.who || at.state.offered_to.is_nobody();
}

}  // namespace

void begin_rotation(const Context& at, Verdict& verdict) {
  const auto& state = at.state;
  const bool first = state.turn == 0;
  const bool restarts = at.rules.rotation.value == Rotation::restarts;
  Citations by{at.art("as11.pyb.C-c"_art)};
  if (!first) by.add(at.rules.rotation.by);
  if (restarts) return offer_right_of(at, verdict, 0, PersonId(), by);
  if (const auto* holder = state.people.find(state.holder))
    verdict.add(SabotOffered{holder->id, holder->seat}, by);
  else if (const auto* offered = state.people.find(state.offered_to))
    verdict.add(SabotOffered{offered->id, offered->seat}, by);
  else
    offer_right_of(at, verdict, state.turn, PersonId(), by);
}

void pass_sabot(const Context& at, Verdict& verdict, const PersonId& refuser, const Citations& by) {
  offer_right_of(at, verdict, at.state.turn, refuser, by);
}

Bar bar(const Context& at, As<TakeSabot>) {
  if (auto bar = bar_seated(at)) return bar;
  const Citations turn{at.art("as11.pyb.C-c"_art)};
  if (!at.phase_is(Phase::offering)) return Refusal{RefusalCode::wrong_phase, turn};
  if (!may_answer(at)) return Refusal{RefusalCode::not_your_turn, turn};
  return std::nullopt;
}

Bar bar(const Context& at, As<DeclineSabot>) {
  if (auto bar = bar_seated(at)) return bar;
  const Citations optional{at.art("as11.pyb.C-b"_art)};
  const bool gives_up = at.phase_is(Phase::betting);
  if (!at.phase_is(Phase::offering) && !gives_up)
    return Refusal{RefusalCode::wrong_phase, optional};
  // Once everybody has declined, nobody need do so again.
  if (gives_up ? at.state.holder != at.who : at.state.offered_to != at.who)
    return Refusal{RefusalCode::not_your_turn, optional};
  return std::nullopt;
}

Decision rule(const Context& at, const TakeSabot&) {
  const Citations by{at.art("as11.pyb.C-b"_art), at.art("as11.pyb.C-e"_art)};
  return Verdict().add(SabotTaken{at.who, at.actor->seat}, by).done();
}

Decision rule(const Context& at, const DeclineSabot&) {
  Citations by{at.art("as11.pyb.C-b"_art)};
  if (at.phase_is(Phase::betting)) by.add("S-09"_art);
  Verdict verdict;
  verdict.add(SabotDeclined{at.who, at.actor->seat}, by);
  pass_sabot(at, verdict, at.who, at.art("as11.pyb.C-d"_art));
  return verdict.done();
}

}  // namespace sabot::punto_banca
