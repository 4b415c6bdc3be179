#include "sabot/rules/reglamento/rulings.hpp"

// The pagador asks for the cards, and the holder draws them: the first four by turns, face down,
// and third cards face up (arts. 14, 21, 24). The pagador enters what comes out (S-20).

namespace sabot::reglamento {
namespace {

std::size_t dealt(const State& state) {
  return state.hand(Hand::punto).first.size() + state.hand(Hand::banca).first.size();
}

// The cards of one pass are named all as they are dealt, or all when they are shown; one that was
// turned up says nothing of it.
std::optional<bool> naming(const State& state) {
  for (const auto& hand : state.hands)
    for (std::size_t i = 0; i < hand.first.size(); ++i)
      if (!hand.open[i]) return hand.first[i].has_value();
  return std::nullopt;
}

}  // namespace

Hand next_hand(const State& state) { return dealt(state) % 2 == 0 ? Hand::punto : Hand::banca; }

void burn_card(Course& on, std::optional<Card> card, Face face, const Citations& by) {
  draw_with_stop_card(on, [&] { on.add(CardBurned{card, face}, by); });
}

bool end_for_want_of_cards(Course& on) {
  const auto& state = on.state;
  const bool wanted = state.phase == Phase::dealing || state.phase == Phase::drawing;
  if (!wanted || state.sabot.left() > 0) return false;
  annul_pass(on, "ar.pyb.11-b"_art);
  return true;
}

void deal_one(Course& on, std::optional<Card> card, Face face, const Citations& by) {
  const Hand hand = next_hand(on.state);
  draw_with_stop_card(on, [&] { on.add(CardDealt{hand, card, face, Source::sabot}, by); });
  if (dealt(on.state) == 4) return give_punto(on);
  end_for_want_of_cards(on);
}

Bar bar(const Context& at, As<Cartas>) {
  return bar_pagador(at, Phase::calling, "ar.pyb.15-a"_art);
}

Decision rule(const Context& at, const Cartas&) {
  Course on(at);
  on.add(Announced{Call::cartas, {}, {}}, "ar.pyb.15-a"_art);
  on.add(CardsCalled{}, "ar.pyb.15-a"_art);
  end_for_want_of_cards(on);
  return on.done();
}

Bar bar(const Context& at, As<Deal>) {
  if (auto bar = baccarat::bar_naming(at)) return bar;
  if (at.phase_is(Phase::dealing) || at.phase_is(Phase::drawing)) return std::nullopt;
  const bool asked = at.state.phase > Phase::calling;
  return refusal(RefusalCode::wrong_phase, asked ? "ar.pyb.21-a"_art : "ar.pyb.15-a"_art);
}

void offer(const Context& at, As<Deal>, Options& out) {
  const auto& state = at.state;
  const auto named = naming(state);
  Option deal{"deal", {}};
  const bool third = at.phase_is(Phase::drawing);
  if (third || named.value_or(true))
    deal.fields.push_back({"card", rules::Cards{state.sabot.kinds(), !third && !named}});
  out.push_back(std::move(deal));
}

Decision rule(const Context& at, const Deal& command) {
  const auto& state = at.state;
  if (command.card && !state.sabot.may_hold(*command.card))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  Course on(at);
  if (at.phase_is(Phase::drawing)) {
    if (!command.card) return refuse(RefusalCode::card_not_named, "ar.pyb.24-b"_art);
    const auto by = Citations("ar.pyb.14-a"_art)
                        .add("ar.pyb.24-b"_art)
                        .add(drawing_articles(at.rules, state, state.due));
    third_card(on, state.due, command.card, Source::sabot, by);
    return on.done();
  }
  if (naming(state).value_or(command.card.has_value()) != command.card.has_value())
    return refuse(RefusalCode::naming_differs, "S-20"_art);
  deal_one(on, command.card, Face::down, {"ar.pyb.14-a"_art, "ar.pyb.21-a"_art});
  return on.done();
}

}  // namespace sabot::reglamento
