#include "sabot/rules/dos_panos/view.hpp"

#include "sabot/rules/dos_panos/acts.hpp"

namespace sabot::dos_panos {
namespace {

using rules::somebody;

// Whether somebody has the hand before their eyes, even if it does not lie open.
bool holds(const State& state, Hand which, const PersonId& viewer) {
  const auto& hand = state.hand(which);
  if (which == Hand::banca) return state.is_banker(viewer) && hand.lifted;
  return hand.lifted && !viewer.is_nobody() && viewer == hand.holder;
}

HandView hand_view(const State& state, Hand which, const PersonId& viewer) {
  const auto& hand = state.hand(which);
  const bool held = holds(state, which, viewer);
  HandView view;
  view.owed_to = somebody(hand.owed_to);
  view.holder = somebody(hand.holder);
  bool sees_all = hand.first.size() == 2;
  for (std::size_t i = 0; i < hand.first.size(); ++i) {
    const bool visible = held || hand.shown || hand.open[i];
    view.cards.push_back(visible ? hand.first[i] : std::nullopt);
    sees_all = sees_all && visible;
  }
  view.third = hand.third;
  // What a hand is deemed to be worth is said aloud, whoever sees its cards.
  if (sees_all || hand.deemed || hand.deemed_first) view.total = final_total(hand);
  view.said = hand.said;
  view.bound = hand.bound;
  view.voided = hand.voided;
  if (which != Hand::banca && state.phase == Phase::paying)
    view.winner = state.winners[index_of(which)];
  return view;
}

int cards_out(const State& state) {
  auto count = std::ssize(state.aside) + std::ssize(state.loose);
  for (const auto which : all_hands) {
    const auto& hand = state.hand(which);
    count += std::ssize(hand.first) + (hand.third ? 1 : 0);
  }
  return static_cast<int>(count);
}

std::optional<PersonId> turn_view(const State& state, Hand pano) {
  const auto& hand = state.hand(pano);
  if (!hand.owed_to.is_nobody()) return hand.owed_to;
  if (is_preparation(state.phase)) return std::nullopt;
  const auto* turn = turn_of(state, pano);
  return turn != nullptr ? std::optional(turn->id) : std::nullopt;
}

void see_bank(const State& state, View& view) {
  const auto& offer = state.offer;
  if (is_vacant(state.phase)) view.offer = OfferView{somebody(offer.to), offer.why, offer.amount};
  for (const auto& bid : offer.bids) view.bids.push_back({bid.by, bid.amount});
  view.lot = offer.lot;
  const auto& bank = state.bank;
  if (!bank.banker.is_nobody())
    view.bank = BankView{bank.banker, bank.amount, bank.initial, bank.coups, bank.until};
  if (state.stake > Money{}) view.stake = state.stake;
}

void see_bets(const State& state, View& view) {
  view.claims = state.claims;
  view.banco_by = somebody(state.banco_by);
  view.banco_right = somebody(state.banco_right);
  for (const auto& one : state.stakes)
    view.stakes.push_back({one.by, one.on, one.amount, one.plays[0], one.plays[1]});
}

Money staked_by(const State& state, const PersonId& person) {
  Money staked;
  for (const auto& one : state.stakes)
    if (one.by == person) staked += one.amount;
  return state.is_banker(person) ? staked + state.bank.amount : staked;
}

// A void or thrown hand decides the coup, and nobody learns what it held.
int told(const HandState& hand, int total) {
  const bool is_known =
      hand.shown || (hand.open[0] && hand.open[1]) || hand.deemed || hand.deemed_first;
  return is_known ? total : 0;
}

}  // namespace

View DosPanos::view(const Rules& rules, const State& state, const PersonId& person) {
  View view;
  view.phase = state.phase;
  view.talla = state.talla;
  view.coup = state.coup;
  view.session = state.session;
  view.currency = rules.currency.value;
  view.minimum = state.minimum;
  view.maximum = state.maximum;
  view.bank_kind = rules.bank_kind.value;
  view.bank_minimum = state.bank_minimum;
  view.bank_maximum = state.bank_maximum;
  view.seats_per_pano = state.per_pano;
  view.cards_left = state.sabot.left();
  view.basket = baccarat::in_basket(state.sabot, cards_out(state));
  view.stop_card_appeared = state.stop_card_appeared;
  view.commitment = state.unrevealed;
  see_bank(state, view);
  see_bets(state, view);
  view.first_turn = turn_view(state, Hand::primero);
  view.second_turn = turn_view(state, Hand::segundo);
  view.awaited = awaited(rules, state);
  view.places = rules::place_views(state.people);
  view.waiting = state.people.waiting();
  view.primero = hand_view(state, Hand::primero, person);
  view.segundo = hand_view(state, Hand::segundo, person);
  view.banca = hand_view(state, Hand::banca, person);
  for (const auto& one : state.loose) view.loose.push_back(one.card);
  view.restored = state.restored;
  if (state.phase == Phase::drawing) view.due = state.due;
  view.self = rules::self_view(state.people, person, staked_by(state, person));
  return view;
}

Event DosPanos::seen_by(const State& state, const Event& event, const PersonId& person) {
  if (const auto* decided = get_if<PanoDecided>(&event))
    return PanoDecided{decided->hand, decided->winner,
                       told(state.hand(decided->hand), decided->punto),
                       told(state.hand(Hand::banca), decided->banca)};
  if (const auto* dealt = get_if<CardDealt>(&event); dealt && dealt->face == Face::down)
    return CardDealt{dealt->hand, std::nullopt, dealt->face, dealt->from};
  if (holds_alternative<CardSetAside>(event)) return CardSetAside{};
  if (const auto* lifted = get_if<HandLifted>(&event); lifted && lifted->by != person)
    return HandLifted{lifted->hand, lifted->by, {}};
  if (const auto* checked = get_if<HandChecked>(&event))
    if (state.hand(checked->hand).holder != person) return HandChecked{checked->hand, {}};
  return event;
}

}  // namespace sabot::dos_panos
