#include "sabot/rules/reglamento/view.hpp"

#include "sabot/rules/reglamento/acts.hpp"

namespace sabot::reglamento {
namespace {

using rules::somebody;

HandView hand_view(const HandState& hand) {
  HandView view;
  bool all_open = hand.first.size() == 2;
  for (std::size_t i = 0; i < hand.first.size(); ++i) {
    const bool open = hand.shown || hand.open[i];
    view.cards.push_back(open ? hand.first[i] : std::nullopt);
    all_open = all_open && open;
  }
  view.third = hand.third;
  if (all_open) view.total = final_total(hand);
  view.said = hand.said;
  return view;
}

int cards_out(const State& state) {
  auto count = std::ssize(state.aside);
  for (const auto& hand : state.hands) count += std::ssize(hand.first) + (hand.third ? 1 : 0);
  return static_cast<int>(count);
}

void see_bank(const State& state, View& view) {
  const auto& bank = state.bank;
  const auto& offer = state.offer;
  if (bank.exists())
    view.bank = BankView{somebody(bank.holder), bank.title, bank.amount,         bank.opening,
                         bank.passes,           bank.wins,  bank.suite_announced};
  if (state.phase == Phase::offering || state.phase == Phase::open_offer)
    view.offer = OfferView{offer.why, somebody(offer.to), offer.seat, offer.least};
  for (const auto& bid : state.bids) view.bids.push_back({bid.by, bid.amount});
  view.sabot_at = state.place;
  view.suite = state.suite_of != 0;
}

void see_cards(const State& state, View& view) {
  view.punto = hand_view(state.hand(Hand::punto));
  view.banca = hand_view(state.hand(Hand::banca));
  for (const auto& one : state.aside)
    if (one.card) view.aside.push_back(*one.card);
  if (state.phase == Phase::drawing) view.due = state.due;
  if (state.phase == Phase::paying) view.winner = state.winner;
}

Money staked_by(const State& state, const PersonId& person) {
  const Money bets = state.staked_by(person);
  return state.is_holder(person) ? bets + state.bank.amount : bets;
}

}  // namespace

View Reglamento::view(const Rules& rules, const State& state, const PersonId& person) {
  View view;
  view.phase = state.phase;
  view.talla = state.talla;
  view.coup = state.coup;
  view.currency = rules.currency.value;
  view.minimum = state.limits.minimum;
  view.maximum = state.limits.maximum;
  view.cards_left = state.sabot.left();
  view.basket = baccarat::in_basket(state.sabot, cards_out(state));
  view.stop_card_appeared = state.stop_card_appeared;
  view.commitment = state.unrevealed;
  view.cutter = somebody(state.cutter);
  see_bank(state, view);
  view.punto_holder = somebody(state.punto_holder);
  view.awaited = awaited(rules, state);
  view.places = rules::place_views(state.people);
  view.waiting = state.people.waiting();
  for (const auto& one : state.stakes) view.stakes.push_back({one.by, one.on, one.amount});
  see_cards(state, view);
  view.self = rules::self_view(state.people, person, staked_by(state, person));
  return view;
}

Event Reglamento::seen_by(const State&, const Event& event, const PersonId&) {
  if (const auto* dealt = get_if<CardDealt>(&event); dealt && dealt->face == Face::down)
    return CardDealt{dealt->hand, std::nullopt, dealt->face, dealt->from};
  if (const auto* burned = get_if<CardBurned>(&event); burned && burned->face == Face::down)
    return CardBurned{std::nullopt, burned->face};
  return event;
}

}  // namespace sabot::reglamento
