#include "sabot/rules/punto_banca/view.hpp"

#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/rules/punto_banca/acts.hpp"

namespace sabot::punto_banca {
namespace {

using rules::somebody;

// The first two cards lie face down until the hand is shown; a third is dealt face up.
HandView hand_view(const HandCards& hand) {
  HandView view;
  int sum = 0;
  for (const auto& card : hand.dealt) {
    view.cards.push_back(hand.shown ? card : std::nullopt);
    if (card) sum += baccarat::points(*card);
  }
  if (hand.shown) view.total = sum % 10;
  view.said = hand.said;
  return view;
}

int cards_out(const State& state) {
  return static_cast<int>(std::ssize(state.hand(Hand::punto).dealt) +
                          std::ssize(state.hand(Hand::banca).dealt));
}

Money staked_by(const State& state, const PersonId& person) {
  Money staked;
  for (const auto& one : state.stakes)
    if (one.by == person) staked += one.amount;
  return staked;
}

}  // namespace

View PuntoBanca::view(const Rules& rules, const State& state, const PersonId& person) {
  View view;
  view.phase = state.phase;
  view.talla = state.talla;
  view.coup = state.coup;
  view.currency = rules.currency.value;
  view.minimum = state.limits.minimum;
  view.maximum = state.limits.maximum;
  view.multiples = state.limits.multiples;
  view.cards_left = state.sabot.left();
  view.basket = baccarat::in_basket(state.sabot, cards_out(state));
  view.to_burn = state.to_burn;
  view.stop_card_appeared = state.stop_card_appeared;
  view.commitment = state.unrevealed;
  if (state.phase == Phase::offering) view.offered_to = somebody(state.offered_to);
  view.holder = somebody(state.holder);
  view.punto_holder = somebody(state.punto_holder);
  view.awaited = awaited(rules, state);
  view.places = rules::place_views(state.people);
  view.waiting = state.people.waiting();
  for (const auto& stake : state.stakes)
    view.stakes.push_back({stake.by, stake.on, stake.amount, stake.freed});
  view.punto = hand_view(state.hand(Hand::punto));
  view.banca = hand_view(state.hand(Hand::banca));
  if (state.phase == Phase::drawing) view.due = state.due;
  if (state.phase == Phase::paying) view.winner = state.winner;
  view.self = rules::self_view(state.people, person, staked_by(state, person));
  return view;
}

Event PuntoBanca::seen_by(const State&, const Event& event, const PersonId&) {
  if (const auto* dealt = get_if<CardDealt>(&event); dealt && dealt->face == Face::down)
    return CardDealt{dealt->hand, std::nullopt, dealt->face};
  return event;
}

}  // namespace sabot::punto_banca
