#include "sabot/rules/dos_panos/rulings.hpp"

// Each paño speaks in its turn: «carta», «no», or the cards on the table with 8 or 9
// (es79.09.VI and VII, as11.dos.A and B).

namespace sabot::dos_panos {
namespace {

// What a wrong word is told where wrong words are prevented.
Refusal wrong_word(const Context& at, Hand pano, Declaration said, int total) {
  if (baccarat::is_natural(total))
    return refusal(RefusalCode::must_abate, at.art("as11.dos.A-e"_art));
  if (said == Declaration::abatir)
    return refusal(RefusalCode::may_not_abate, at.art("as11.dos.A-e"_art));
  const auto code = said == Declaration::no ? RefusalCode::must_draw : RefusalCode::must_stand;
  return refusal(code, punto_articles(at.rules, at.state.hand(pano), total));
}

bool speaks_now(Phase phase) {
  return phase == Phase::first_speaks || phase == Phase::second_speaks ||
         phase == Phase::banker_speaks;
}

// A hand that a croupier plays is any croupier's.
bool holds(const Context& at, Hand pano) {
  const auto& holder = at.state.hand(pano).holder;
  if (holder == at.who) return true;
  const auto* person = at.state.people.find(holder);
  return is_croupier(at) && person != nullptr && person->role == Role::croupier;
}

// One who holds a hand whose turn has not come, or has passed.
bool holds_another(const Context& at) {
  return holds(at, Hand::primero) || holds(at, Hand::segundo) || at.state.is_banker(at.who);
}

Bar bar_word(const Context& at, Declaration word) {
  const auto& state = at.state;
  const Citations by{at.art("as11.dos.B-m"_art)};
  const bool croupier = is_croupier(at) && holds_another(at);
  if (!croupier)
    if (auto bar = bar_player(at)) return bar;
  if (!speaks_now(state.phase)) return refusal(RefusalCode::wrong_phase, by);
  const Hand pano = speaking(state.phase);
  if (pano == Hand::banca) {
    if (state.is_banker(at.who)) return bar_banker_word(at, word);
    return refusal(holds_another(at) ? RefusalCode::not_your_turn : RefusalCode::not_your_hand, by);
  }
  const auto& hand = state.hand(pano);
  if (!holds(at, pano))
    return refusal(holds_another(at) ? RefusalCode::not_your_turn : RefusalCode::not_your_hand, by);
  const auto total = first_total(hand);
  const bool prevented = at.rules.declarations.value == Declarations::prevented || croupier;
  if (prevented && total && is_wrong(at.rules, state, pano, word, *total))
    return wrong_word(at, pano, word, *total);
  return std::nullopt;
}

// The word alone says nothing of the hand but what everybody may conclude from it.
Citations word_articles(const Course& on, Hand pano, Declaration word) {
  if (word == Declaration::abatir) return on.art("as11.dos.A-e"_art);
  Citations by{on.art("as11.dos.B-m"_art)};
  if (is_free(on.rules, on.state, pano))
    return by.add(on.art("as11.dos.A-f"_art)).add(on.rules.banco_freedom.by);
  if (word == Declaration::carta) by.add(on.art("as11.dos.A-c"_art));
  if (on.state.hand(pano).bound != Binding::five_stands) by.add(on.art("as11.dos.A-d"_art));
  if (word == Declaration::no) by.add(on.art("as11.cdf.A-j"_art));
  return by;
}

Decision rule_word(const Context& at, Declaration word) {
  const Hand pano = speaking(at.state.phase);
  if (pano == Hand::banca) return rule_banker_word(at, word);
  Course on(at);
  const auto& hand = on.state.hand(pano);
  const auto by = word_articles(on, pano, word);
  if (!hand.lifted) lift_hand(on, pano, on.art("as11.dos.B-k"_art));
  on.add(Declared{pano, word}, by);
  const auto total = first_total(hand);
  if (word != Declaration::abatir)
    on.add(Announced{.call = word == Declaration::carta ? Call::carta : Call::no, .hand = pano},
           by);
  else if (total && !hand.shown)
    show_hand(on, pano, {*hand.first[0], *hand.first[1]}, by);
  // One who was wrong before speaks again, and the word stands.
  if (total && is_wrong(on.rules, on.state, pano, word, *total)) adjudicate(on, pano, word, *total);
  go_on(on);
  return on.done();
}

}  // namespace

Hand speaking(Phase phase) {
  if (phase == Phase::first_speaks) return Hand::primero;
  return phase == Phase::second_speaks ? Hand::segundo : Hand::banca;
}

Bar bar(const Context& at, As<Carta>) { return bar_word(at, Declaration::carta); }
Bar bar(const Context& at, As<No>) { return bar_word(at, Declaration::no); }
Bar bar(const Context& at, As<Abatir>) { return bar_word(at, Declaration::abatir); }
Decision rule(const Context& at, const Carta&) { return rule_word(at, Declaration::carta); }
Decision rule(const Context& at, const No&) { return rule_word(at, Declaration::no); }
Decision rule(const Context& at, const Abatir&) { return rule_word(at, Declaration::abatir); }

// Whatever the punto has, the question binds only with 5, so it tells nothing of the hand.
Bar bar(const Context& at, As<PedirConsejo>) {
  const Citations by{at.art("as11.cdf.A-q"_art)};
  if (auto bar = bar_player(at)) return bar;
  const bool speaks = at.phase_is(Phase::first_speaks) || at.phase_is(Phase::second_speaks);
  if (!speaks) return refusal(RefusalCode::wrong_phase, by);
  const auto& hand = at.state.hand(speaking(at.state.phase));
  if (hand.holder != at.who) return refusal(RefusalCode::not_your_hand, by);
  if (hand.asked) return refusal(RefusalCode::already_asked, by);
  if (hand.bound == Binding::five_stands) return refusal(RefusalCode::already_bound, by);
  return std::nullopt;
}

Decision rule(const Context& at, const PedirConsejo&) {
  Course on(at);
  const Citations by{on.art("as11.cdf.A-q"_art)};
  on.add(AdviceAsked{at.who}, by);
  bind(on, speaking(on.state.phase), Binding::five_stands, by);
  return on.done();
}

}  // namespace sabot::dos_panos
