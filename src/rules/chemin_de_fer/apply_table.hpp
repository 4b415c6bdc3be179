#pragma once
// The table, the talla, and everybody's place.

#include "sabot/rules/chemin_de_fer/applying.hpp"

namespace sabot::chemin_de_fer {

struct ApplyTable {
  State& state;

  template <class E>
  requires requires(rules::People& people, const E& event) { rules::apply(people, event); }
  void operator()(const E& event) { rules::apply(state.people, event); }
  void operator()(const Left& event) {
    unplace(state, event.person);
    if (state.seguido == event.person) state.seguido = PersonId();
  }

  // The table
  void operator()(const TableOpened& event) {
    state.minimum = event.minimum;
    state.bank_minimum = event.bank_minimum;
    state.bank_maximum = event.bank_maximum;
    state.phase = Phase::counting;
  }
  void operator()(const TableClosed&) {
    state.banco_free = false;
    state.turn = state.last_seated = 0;
    state.seguido = PersonId();
    state.may_continue.reset();
    state.cut_offered_to = PersonId();
    state.cut_declined.clear();
    state.phase = Phase::closed;
  }
  void operator()(const BancoAuthorised& event) { state.banco_free = event.free; }
  void operator()(const NotedElsewhere& event) {
    state.mark_of(event.person).elsewhere = event.seated;
  }

  // The talla
  void operator()(const CardsCounted&) {
    ++state.talla;
    state.coup = 0;
    state.stop_card_appeared = false;
    state.sabot = SabotCount(state.sabot.packs());
    state.phase = Phase::mixing;
  }
  void operator()(const CardsPassed&) { state.phase = Phase::passing; }
  void operator()(const CardsMixed& event) {
    state.unrevealed = event.commitment;
    state.cut_offered_to = PersonId();
    state.cut_declined.clear();
    state.phase = Phase::cutting;
  }
  void operator()(const CutOffered& event) { state.cut_offered_to = event.to; }
  void operator()(const CutDeclined& event) { state.cut_declined.push_back(event.by); }
  void operator()(const CutToCroupier&) { state.cut_offered_to = PersonId(); }
  void operator()(const CardsCut&) {
    state.cut_offered_to = PersonId();
    state.cut_declined.clear();
    state.phase = Phase::stopping;
  }
  void operator()(const StopCardPlaced&) {}
  void operator()(const StopCardAppeared&) { state.stop_card_appeared = true; }
  void operator()(const TallaEnded&) {
    for (auto& mark : state.marks) mark.must_salute = mark.follows = mark.slow = false;
    state.offer = Offer{};
    state.aside.clear();
    state.former_banker = state.former_banco = state.last_banco = PersonId();
    state.former_bank = Money{};
    clear_banco(state);
    forget_bank(state);
    state.phase = Phase::counting;
  }
  void operator()(const OrderRevealed&) { state.unrevealed.reset(); }
  void operator()(const OrderExcused&) { state.unrevealed.reset(); }

  // Places
  void operator()(const ChangeAsked& event) { state.change_asked.push_back(event.person); }
  void operator()(const SeatChanged& event) {
    state.people.place(event.person, event.to, false);
    std::erase(state.change_asked, event.person);
  }
  void operator()(const MustSalute& event) { state.mark_of(event.person).must_salute = true; }
  void operator()(const Saluted& event) {
    state.mark_of(event.person).must_salute = false;
    state.offer.asked.push_back(event.person);
    if (const auto* person = state.people.find(event.person)) state.offer.at = person->seat;
  }
  // Whatever the player had put at somebody's disposal goes with them.
  void operator()(const SteppedAway& event) {
    state.mark_of(event.person).absent = true;
    std::erase_if(state.proposals, [&](const Proposal& one) { return one.by == event.person; });
  }
  void operator()(const CameBack& event) { state.mark_of(event.person).absent = false; }
  void operator()(const SeatLost& event) {
    state.offer.asked.push_back(event.person);
    state.offer.at = event.seat;
    unplace(state, event.person);
  }
  void operator()(const Tipped& event) { state.people.take(event.by, event.amount); }
};

}  // namespace sabot::chemin_de_fer
