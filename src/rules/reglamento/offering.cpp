#include <algorithm>

#include "sabot/rules/reglamento/rulings.hpp"

// To whom the sabot is offered, one after the other: in its turn (arts. 31 to 33), after a tie on
// the first pass (6, 7), and in suite (37, 43).

namespace sabot::reglamento {
namespace {

bool was_asked(const State& state, const PersonId& who) {
  const auto& asked = state.offer.asked;
  return std::ranges::find(asked, who) != asked.end();
}

const Person* next_seat(const State& state, auto accept) {
  return state.people.next_seated_right(state.places, state.offer.at, [&](const Person& one) {
    return !was_asked(state, one.id) && accept(one);
  });
}

void offer_to(Course& on, const Person& person, const Citations& by) {
  const auto& offer = on.state.offer;
  // A giver who stands would bank from the seat that was lent.
  const SeatNumber seat = person.is_seated() ? person.seat
                          : offer.seat != 0  ? offer.seat
                                             : offer.from;
  on.add(SabotOffered{person.id, seat, offer.why, offer.least}, by);
}

bool standing_may(const Course& on) {
  return on.rules.standing_bank.value && anybody_stands(on.state);
}

void offer_to_standing(Course& on, const Citations& by) {
  on.add(OfferedToStanding{on.state.offer.seat, on.state.offer.least},
         Citations(by).add(on.rules.standing_bank.by));
}

// After a tie on the first pass the text itself orders a new remate.
void nobody_goes_out(Course& on, const Citations& by) {
  const bool waits =
      on.rules.nobody_goes_out.value == NobodyOut::wait && on.state.offer.why != Vacancy::desisted;
  if (waits) {
    on.add(SabotOpen{}, on.rules.nobody_goes_out.by);
    return;
  }
  on.add(NobodyGoesOut{}, by);
  burn_deck_for_remate(on, by);
}

const Person* next_in_turn(const State& state) {
  return next_seat(state, [&](const Person& one) {
    return one.id != state.offer.left_by && !has_been_out(state, one.id, one.seat);
  });
}

void offer_turn_on(Course& on) {
  const auto& state = on.state;
  if (const auto* next = next_in_turn(state))
    return offer_to(on, *next, {"ar.pyb.31-a"_art, "S-94"_art});
  const auto* last = state.people.find(state.offer.left_by);
  const bool is_left = last != nullptr && last->is_seated() && !was_asked(state, last->id);
  if (is_left && may_go_out_again(on.rules, state))
    return offer_to(on, *last, Citations("ar.pyb.33-a"_art).add(on.rules.twice_in_a_row.by));
  Citations by{"S-94"_art};
  if (is_left) by.add("ar.pyb.33-a"_art).add(on.rules.twice_in_a_row.by);
  nobody_goes_out(on, by);
}

void offer_desisted_on(Course& on) {
  if (!on.state.offer.standing_asked && standing_may(on))
    return offer_to_standing(on, "ar.pyb.6-a"_art);
  const auto& state = on.state;
  const auto* next =
      next_seat(state, [&](const Person& one) { return one.id != state.offer.left_by; });
  if (next != nullptr) return offer_to(on, *next, "ar.pyb.6-a"_art);
  nobody_goes_out(on, "ar.pyb.7-b"_art);
}

// What the giver or those who stand are offered; false where it has been, or cannot be.
bool offer_to_giver(Course& on) {
  const auto& state = on.state;
  const auto* giver = state.people.find(state.offer.left_by);
  const bool first = on.rules.suite_order.value == SuiteOrder::giver_first;
  if (giver == nullptr || !giver->is_placed() || was_asked(state, giver->id)) return false;
  if (!giver->is_seated() && !on.rules.standing_bank.value) return false;
  const auto by = Citations(first ? "ar.pyb.43-b"_art : "ar.pyb.37-d"_art);
  offer_to(on, *giver, Citations("ar.pyb.43-a"_art).add(by).add(on.rules.suite_order.by));
  return true;
}

bool offer_suite_to_standing(Course& on) {
  if (on.state.offer.standing_asked || !standing_may(on)) return false;
  offer_to_standing(on, Citations("ar.pyb.37-c"_art).add(on.rules.suite_order.by));
  return true;
}

void offer_suite_on(Course& on) {
  const auto& state = on.state;
  const auto* next =
      next_seat(state, [&](const Person& one) { return one.id != state.offer.left_by; });
  if (next != nullptr) return offer_to(on, *next, {"ar.pyb.37-a"_art, "ar.pyb.37-b"_art});
  const bool first = on.rules.suite_order.value == SuiteOrder::giver_first;
  if (first ? offer_to_giver(on) || offer_suite_to_standing(on)
            : offer_suite_to_standing(on) || offer_to_giver(on))
    return;
  on.add(SuiteTakenByHouse{on.state.offer.least},
         Citations("ar.pyb.37-e"_art).add(on.rules.who_pays.by));
}

}  // namespace

// Not in the same vuelta: beyond the seat where it began another begins.
bool starts_round(const State& state, SeatNumber seat) {
  const SeatNumber from = state.offer.from;
  const auto steps = [&](SeatNumber to) {
    const int n = state.places.steps_right(from, to);
    return n == 0 ? state.places.last() : n;
  };
  return state.round_start == 0 || steps(state.round_start) <= steps(seat);
}

bool has_been_out(const State& state, const PersonId& who, SeatNumber seat) {
  const auto& out = state.been_out;
  return std::ranges::find(out, who) != out.end() && !starts_round(state, seat);
}

// The player who was out last comes after all others, and only for a second time.
bool may_go_out_again(const Rules& rules, const State& state) {
  return rules.twice_in_a_row.value && state.in_a_row < 2 && next_in_turn(state) == nullptr;
}

void offer_turn(Course& on, SeatNumber from, const Citations& by) {
  on.add(TurnPasses{from}, by);
  offer_on(on);
}

void offer_again(Course& on, SeatNumber at) {
  const auto* person = on.state.people.find(on.state.last_out);
  const bool may = person != nullptr && person->is_placed() &&
                   (person->is_seated() || on.rules.standing_bank.value);
  if (!may) person = on.state.people.at_seat(at);
  if (person == nullptr) return offer_turn(on, at, "ar.pyb.44-a"_art);
  on.add(TurnPasses{at}, "ar.pyb.44-a"_art);
  offer_to(on, *person, Citations("ar.pyb.44-a"_art).add(on.rules.bank_over_decks.by));
}

void offer_on(Course& on) {
  switch (on.state.offer.why) {
    case Vacancy::turn: return offer_turn_on(on);
    case Vacancy::suite: return offer_suite_on(on);
    case Vacancy::desisted: return offer_desisted_on(on);
  }
}

Bar bar(const Context& at, As<DeclineBank>) {
  if (auto bar = bar_player(at, "S-94"_art)) return bar;
  if (!at.phase_is(Phase::offering)) return refusal(RefusalCode::wrong_phase, "S-94"_art);
  if (at.state.offer.to != at.who) return refusal(RefusalCode::not_your_turn, "S-94"_art);
  return std::nullopt;
}

// In its turn the sabot is offered, at each seat, to those who stand before it goes to the next.
Decision rule(const Context& at, const DeclineBank&) {
  Course on(at);
  on.add(SabotDeclined{at.who}, "S-94"_art);
  if (on.state.offer.why == Vacancy::turn && standing_may(on))
    offer_to_standing(on, "ar.pyb.32-a"_art);
  else
    offer_on(on);
  return on.done();
}

Bar bar(const Context& at, As<CloseOffer>) {
  if (auto bar = bar_pagador(at, Phase::open_offer, "S-94"_art)) return bar;
  if (at.state.offer.to_all) return refusal(RefusalCode::wrong_phase, "S-94"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const CloseOffer&) {
  Course on(at);
  on.add(NobodyStanding{}, "S-94"_art);
  offer_on(on);
  return on.done();
}

}  // namespace sabot::reglamento
