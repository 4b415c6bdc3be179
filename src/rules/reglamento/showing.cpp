#include "sabot/base/forms.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// The punto's cards are turned over by the player who has them, then the banca's by the player who
// has the sabot (arts. 16, 24, 25, 27); the pagador turns a hand for its holder, and names real
// cards (S-20).

namespace sabot::reglamento {
namespace {

using baccarat::unnamed_cards;

Hand to_show(const State& state) {
  return state.phase == Phase::showing_punto ? Hand::punto : Hand::banca;
}

bool is_theirs(const Context& at, Hand hand) {
  const auto& holder = hand == Hand::punto ? at.state.punto_holder : at.state.bank.holder;
  return is_pagador(at) || holder == at.who;
}

Citations showing(const State& state, Hand hand) {
  Citations by{"ar.pyb.16-a"_art};
  if (hand == Hand::banca) return by.add("ar.pyb.24-a"_art);
  const auto* person = state.people.find(state.punto_holder);
  return person != nullptr && person->role == Role::player ? by : by.add("ar.pyb.27-a"_art);
}

}  // namespace

Bar bar(const Context& at, As<Show>) {
  if (!is_pagador(at))
    if (auto bar = bar_player(at, "ar.pyb.16-a"_art)) return bar;
  if (at.phase_is(Phase::showing_punto) || at.phase_is(Phase::showing_banca)) return std::nullopt;
  const bool early = at.phase_is(Phase::punto_speaks);
  return refusal(RefusalCode::wrong_phase, early ? "ar.pyb.24-a"_art : "ar.pyb.16-a"_art);
}

void offer(const Context& at, As<Show>, Options& out) {
  const Hand hand = to_show(at.state);
  const int unnamed = unnamed_cards(at.state.hand(hand));
  if (!is_theirs(at, hand) || (unnamed > 0 && !is_pagador(at))) return;
  Option show{"show", {{"hand", rules::OneOf{{to_text(hand)}}}}};
  if (unnamed > 0) show.fields.push_back({"cards", rules::CardList{unnamed, at.state.sabot}});
  out.push_back(std::move(show));
}

Decision rule(const Context& at, const Show& command) {
  const Hand hand = to_show(at.state);
  const auto& cards_of = at.state.hand(hand);
  if (unnamed_cards(cards_of) > 0 && !is_pagador(at))
    return refuse(RefusalCode::wrong_role, "S-20"_art);
  if (command.hand != hand) return refuse(RefusalCode::not_your_turn, "ar.pyb.24-a"_art);
  if (!is_theirs(at, hand)) return refuse(RefusalCode::not_your_hand, "ar.pyb.16-a"_art);
  if (auto bar = baccarat::bar_hand_named(at, cards_of, command.cards, "ar.pyb.21-a"_art))
    return std::unexpected(*bar);
  const auto cards = baccarat::whole_hand(cards_of, command.cards.value_or(std::vector<Card>{}));
  const int total = baccarat::total(cards);
  Course on(at);
  auto by = showing(at.state, hand).add("ar.pyb.25-a"_art);
  if (is_pagador(at) && at.state.punto_holder != at.who) by.add("S-20"_art);
  on.add(HandShown{hand, cards, total}, by);
  on.add(Announced{Call::total, hand, total}, "ar.pyb.25-a"_art);
  if (hand == Hand::banca)
    after_both_shown(on);
  else
    ask_punto(on);
  return on.done();
}

}  // namespace sabot::reglamento
