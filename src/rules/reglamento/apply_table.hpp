#pragma once
// The table, the deck, and the sabot on its way from one to the next.

#include "sabot/rules/reglamento/applying.hpp"

namespace sabot::reglamento {

struct ApplyTable {
  State& state;

  template <class E>
  requires requires(rules::People& people, const E& event) { rules::apply(people, event); }
  void operator()(const E& event) { rules::apply(state.people, event); }
  // The owner of a seat that is lent has another now.
  void operator()(const Seated& event) {
    rules::apply(state.people, event);
    if (state.lent.owner == event.person) state.lent.owner = PersonId();
  }
  void operator()(const Left& event) {
    rules::apply(state.people, event);
    forget(state, event.person);
  }

  void operator()(const TableOpened& event) {
    state.limits = {event.minimum, event.maximum, false};
    state.remate_due = true;
    state.phase = Phase::counting;
  }
  void operator()(const TableClosed&) {
    state.bids.clear();
    state.tied.clear();
    state.bank = Bank{};
    state.offer = Offer{};
    state.suite_of = state.next_from = state.next_at = state.round_start = state.place = 0;
    state.after_suite = false;
    state.been_out.clear();
    state.last_out = PersonId();
    state.in_a_row = 0;
    state.cutter = PersonId();
    state.uncut.clear();
    state.phase = Phase::closed;
  }

  // The deck
  void operator()(const CardsCounted&) {
    ++state.talla;
    state.coup = 0;
    state.inverted = 0;
    state.burned = 0;
    state.stop_card_appeared = false;
    state.sabot = SabotCount(state.sabot.packs());
    state.phase = Phase::ensalada;
  }
  void operator()(const CardsTipped&) { state.phase = Phase::riffling; }
  void operator()(const CardsRiffled&) {}
  void operator()(const CardsMixed& event) { state.unrevealed = event.commitment; }
  void operator()(const CutOffered& event) {
    state.cutter = event.to.value_or(PersonId());
    state.phase = Phase::cutting;
  }
  void operator()(const CutDeclined& event) { state.uncut.push_back(event.by); }
  void operator()(const CardsCut&) {
    state.cutter = PersonId();
    state.uncut.clear();
    state.phase = Phase::stopping;
  }
  void operator()(const StopCardPlaced&) {
    state.in_play = true;
    state.phase = Phase::betting;
  }
  void operator()(const StopCardAppeared&) { state.stop_card_appeared = true; }
  void operator()(const DeckBurned&) { ++state.burned; }
  // Where nobody has the bank, the next deck begins at the same place or goes on to the right.
  void operator()(const TallaEnded&) {
    const bool on_offer = state.phase == Phase::offering || state.phase == Phase::open_offer;
    if (on_offer && state.next_from == 0) state.next_from = state.offer.from;
    if (!state.bank.exists() && state.next_from == 0) state.next_at = state.place;
    state.in_play = false;
    state.offer = Offer{};
    state.phase = Phase::counting;
  }
  void operator()(const OrderRevealed&) { state.unrevealed.reset(); }
  void operator()(const OrderExcused&) { state.unrevealed.reset(); }

  // The remate
  void operator()(const RemateOpened&) {
    state.offer = Offer{};
    state.bids.clear();
    state.phase = Phase::remate;
  }
  void operator()(const BidMade& event) {
    std::erase_if(state.bids, [&](const BidOf& one) { return one.by == event.by; });
    state.bids.push_back({event.by, event.amount});
  }
  void operator()(const ImprovementAsked& event) {
    state.tied = event.of;
    state.phase = Phase::improving;
  }

  // The sabot is offered
  void operator()(const TurnPasses& event) {
    state.offer = Offer{};
    state.offer.least = state.limits.minimum;
    state.offer.from = state.offer.at = event.from;
    state.offer.left_by = state.last_out;
  }
  void operator()(const SabotOffered& event) {
    state.offer.to = event.to;
    // In its turn the seat of whoever declines is lent; otherwise that of the player who gave it
    // up.
    if (event.why == Vacancy::turn) state.offer.seat = event.seat;
    state.offer.at = event.seat;
    state.phase = Phase::offering;
  }
  void operator()(const SabotDeclined& event) { decline(event.by); }
  void operator()(const SabotWithdrawn& event) { decline(event.from); }
  void operator()(const OfferedToStanding&) { state.phase = Phase::open_offer; }
  void operator()(const NobodyStanding&) { state.offer.standing_asked = true; }
  void operator()(const NobodyGoesOut&) {
    state.remate_due = true;
    state.next_from = state.next_at = 0;
  }
  void operator()(const SabotOpen&) {
    state.offer.to_all = true;
    state.phase = Phase::open_offer;
  }
  void operator()(const RoundBegan& event) {
    state.round_start = event.seat;
    state.been_out.clear();
  }

 private:
  void decline(const PersonId& who) {
    if (state.phase != Phase::offering) return;
    state.offer.asked.push_back(who);
    state.offer.to = PersonId();
  }
};

}  // namespace sabot::reglamento
