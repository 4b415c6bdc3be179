#include "sabot/rules/chemin_de_fer/view.hpp"

#include "sabot/rules/chemin_de_fer/acts.hpp"

namespace sabot::chemin_de_fer {
namespace {

using rules::somebody;

// Whether somebody has the hand before his eyes, even if it does not lie open.
bool holds(const State& state, Hand which, const PersonId& viewer) {
  if (which == Hand::punto) return state.hand(which).lifted && viewer == state.holder;
  return state.is_banker(viewer) && state.phase >= Phase::giving && is_coup(state.phase);
}

HandView hand_view(const State& state, Hand which, const PersonId& viewer) {
  const auto& hand = state.hand(which);
  const bool held = holds(state, which, viewer);
  HandView view;
  bool sees_all = hand.first.size() == 2;
  for (std::size_t i = 0; i < hand.first.size(); ++i) {
    const bool visible = held || hand.shown || (i < hand.open.size() && hand.open[i]);
    view.cards.push_back(visible ? hand.first[i] : std::nullopt);
    sees_all = sees_all && visible;
  }
  view.third = hand.third;
  // What a hand is deemed to be worth is said aloud, whoever sees its cards.
  if (sees_all || hand.deemed || hand.deemed_first) view.total = final_total(hand);
  view.said = hand.said;
  view.bound = hand.bond.to;
  return view;
}

// A hand thrown away before anybody turned it over decides the coup, and nobody learns its total.
int told(const HandState& hand, int total) {
  const bool is_known =
      hand.shown || (hand.open[0] && hand.open[1]) || hand.deemed || hand.deemed_first;
  return is_known ? total : 0;
}

std::optional<BankView> bank_view(const Bank& bank) {
  if (bank.banker.is_nobody()) return std::nullopt;
  BankView view;
  view.banker = bank.banker;
  view.amount = bank.amount();
  view.garage = bank.garage();
  view.idle = bank.idle;
  for (const auto& one : bank.members) view.members.push_back({one.who, one.bank, one.garage});
  view.coups = bank.coups;
  view.todo_va = bank.todo_va;
  return view;
}

// The cards that have come out of the sabot and lie on the cloth.
int cards_out(const State& state) {
  auto count = std::ssize(state.aside);
  for (const auto which : {Hand::punto, Hand::banca}) {
    const auto& hand = state.hand(which);
    count += std::ssize(hand.first) + (hand.third ? 1 : 0);
  }
  return static_cast<int>(count);
}

void see_talla(const State& state, View& view) {
  view.talla = state.talla;
  view.coup = state.coup;
  view.cards_left = state.sabot.left();
  view.basket = baccarat::in_basket(state.sabot, cards_out(state));
  view.stop_card_appeared = state.stop_card_appeared;
  view.commitment = state.unrevealed;
  if (state.phase == Phase::cutting) view.cut_offered_to = somebody(state.cut_offered_to);
}

void see_bank(const State& state, View& view) {
  if (is_vacant(state.phase))
    view.offer = OfferView{somebody(state.offer.to), state.offer.why, state.offer.least};
  for (const auto& bid : state.offer.bids) view.bids.push_back({bid.by, bid.amount});
  view.bank = bank_view(state.bank);
  for (const auto& one : state.proposals) view.proposals.push_back({one.by, one.to, one.amount});
}

void see_bets(const State& state, View& view) {
  for (const auto& one : state.claims) view.claims.push_back({one.by, one.kind, one.associate});
  view.banco_by = somebody(state.banco_by);
  view.con_la_mesa = somebody(state.con_la_mesa);
  view.ultimo_completo = somebody(state.ultimo_completo);
  view.seguido = somebody(state.seguido);
  for (const auto& stake : state.stakes)
    view.stakes.push_back({stake.by, stake.amount, stake.plays, stake.late});
}

void see_people(const State& state, View& view) {
  for (const auto& one : state.people.all()) {
    if (!one.is_placed()) continue;
    const auto& mark = state.mark(one.id);
    view.places.push_back({one.seat, one.id, one.standing, mark.absent, mark.must_salute});
  }
  view.waiting = state.people.waiting();
}

// What has been offered to an association is not in the bank yet.
Money staked_by(const State& state, const PersonId& person) {
  Money staked;
  for (const auto& one : state.stakes)
    if (one.by == person) staked += one.amount;
  for (const auto& one : state.bank.members)
    if (one.who == person) staked += one.bank + one.garage;
  return staked;
}

}  // namespace

View CheminDeFer::view(const Rules& rules, const State& state, const PersonId& person) {
  View view;
  view.phase = state.phase;
  view.currency = rules.currency.value;
  view.minimum = state.minimum;
  view.bank_minimum = state.bank_minimum;
  view.bank_maximum = state.bank_maximum;
  view.banco_free = state.banco_free;
  see_talla(state, view);
  see_bank(state, view);
  see_bets(state, view);
  see_people(state, view);
  view.owed_to = somebody(state.owed_to);
  view.holder = somebody(state.holder);
  view.awaited = awaited(rules, state);
  view.punto = hand_view(state, Hand::punto, person);
  view.banca = hand_view(state, Hand::banca, person);
  if (state.phase == Phase::drawing) view.due = state.due;
  if (state.phase == Phase::paying) view.winner = state.winner;
  view.self = rules::self_view(state.people, person, staked_by(state, person));
  return view;
}

Event CheminDeFer::seen_by(const State& state, const Event& event, const PersonId& person) {
  if (const auto* decided = get_if<CoupDecided>(&event))
    return CoupDecided{decided->winner, told(state.hand(Hand::punto), decided->punto),
                       told(state.hand(Hand::banca), decided->banca)};
  if (const auto* dealt = get_if<CardDealt>(&event); dealt && dealt->face == Face::down)
    return CardDealt{dealt->hand, std::nullopt, dealt->face, dealt->from};
  if (holds_alternative<CardSetAside>(event)) return CardSetAside{};
  if (const auto* lifted = get_if<HandLifted>(&event); lifted && lifted->by != person)
    return HandLifted{lifted->hand, lifted->by, {}};
  return event;
}

}  // namespace sabot::chemin_de_fer
