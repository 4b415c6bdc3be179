#include "sabot/rules/chemin_de_fer/rulings.hpp"

// The punto speaks: «carta», «no», or the cards on the table with 8 or 9; and what the articles
// order when the word was the wrong one.

namespace sabot::chemin_de_fer {
namespace {

using baccarat::Draw;

bool made_banco(const State& state) { return state.holder == state.banco_by; }

// What a wrong word is told where wrong words are prevented.
Refusal wrong_word(const Context& at, Declaration said, int total) {
  if (baccarat::is_natural(total))
    return refusal(RefusalCode::must_abate, at.art("as11.cdf.A-f"_art));
  if (said == Declaration::abatir)
    return refusal(RefusalCode::may_not_abate, at.art("as11.cdf.A-f"_art));
  const auto code = said == Declaration::no ? RefusalCode::must_draw : RefusalCode::must_stand;
  return refusal(code, punto_order_articles(at.rules, at.state, total));
}

Bar bar_word(const Context& at, Declaration word) {
  const auto& state = at.state;
  const Citations by{at.art("as11.cdf.A-g"_art)};
  const bool croupier_holds = is_croupier(at) && state.holder == at.who;
  if (!croupier_holds)
    if (auto bar = bar_player(at)) return bar;
  if (state.is_banker(at.who)) return bar_banker_word(at, word);
  if (!at.phase_is(Phase::punto_speaks)) return refusal(RefusalCode::wrong_phase, by);
  if (state.holder != at.who) return refusal(RefusalCode::not_your_hand, by);
  const auto total = first_total(state.hand(Hand::punto));
  const bool prevented = at.rules.declarations.value == Declarations::prevented || croupier_holds;
  if (prevented && total && is_wrong(at.rules, state, word, *total))
    return wrong_word(at, word, *total);
  return std::nullopt;
}

// The word alone says nothing of the hand but what everybody may conclude from it.
Citations word_articles(const Course& on, Declaration word) {
  if (word == Declaration::abatir) return on.art("as11.cdf.A-f"_art);
  const auto& bond = on.state.hand(Hand::punto).bond;
  const bool five_stands = bond.to == Binding::five_stands || bond.to == Binding::advised;
  Citations by{on.art("as11.cdf.A-g"_art)};
  const bool free = is_free(on.rules, on.state);
  if (free) by.add(on.art("as11.cdf.A-k"_art));
  if (!free && word == Declaration::carta) by.add(on.art("as11.cdf.A-h"_art));
  if (!free && !five_stands) by.add(on.art("as11.cdf.A-i"_art));
  if (!free && word == Declaration::no) by.add(on.art("as11.cdf.A-j"_art));
  if (word == Declaration::no) by.add(five_articles(on.rules, bond));
  return by.add(freedom_lost_articles(on.rules, on.state));
}

void go_by_word(Course& on, Declaration word) {
  if (word == Declaration::carta) return banker_answers(on, on.art("as11.cdf.A-g"_art));
  if (word == Declaration::abatir) return to_showing(on, on.art("as11.cdf.A-f"_art));
  // Found out when the hands were shown, and confirmed: the banker's word stands.
  if (on.state.hand(Hand::banca).said) return to_showing(on, on.art("as11.cdf.B-ac"_art));
  banker_speaks(on, on.art("as11.cdf.A-l"_art));
}

Decision rule_word(const Context& at, Declaration word) {
  if (at.state.is_banker(at.who)) return rule_banker_word(at, word);
  Course on(at);
  const auto& punto = on.state.hand(Hand::punto);
  const auto total = first_total(punto);
  const bool asked_again = punto.judged && made_banco(on.state);
  const auto by = word_articles(on, word);
  on.add(Declared{Hand::punto, word}, by);
  if (word != Declaration::abatir)
    on.add(Announced{word == Declaration::carta ? Call::carta : Call::no, Hand::punto, {}, {}}, by);
  else if (total && !punto.shown)
    show_hand(on, Hand::punto, {*punto.first[0], *punto.first[1]}, by);
  if (total && !asked_again && is_wrong(on.rules, on.state, word, *total))
    adjudicate_punto(on, word, *total);
  else
    go_by_word(on, word);
  return on.done();
}

// Once a card is out the banker can no longer decide on a slip, and the word stands (S-62, S-66).
// Empty while none is.
Citations too_late_to_decide(const Course& on) {
  const Citations by{on.art("as11.cdf.C4-e"_art)};
  const auto& state = on.state;
  const bool late = state.phase == Phase::showing;
  if (late && (state.hand(Hand::punto).third || state.hand(Hand::banca).third))
    return Citations(by).add("S-62"_art);
  const bool fifth = !state.aside.empty();
  if (fifth && on.rules.fifth_and_slip.value == FifthAndSlip::word_stands)
    return Citations(by).add(on.rules.fifth_and_slip.by);
  return {};
}

// The word was a slip, and stands all the same.
void go_by_slip(Course& on, Declaration said, const Citations& by) {
  if (on.state.phase == Phase::showing) return;
  if (said == Declaration::carta) return banker_answers(on, by);
  banker_speaks(on, by);
}

// The punto forgot to put 8 or 9 on the table.
void forgot_to_abate(Course& on, Declaration said) {
  Citations by{on.art("as11.cdf.C4-f"_art)};
  on.add(Misdeclared{Hand::punto, said}, by).add(AbateLost{Hand::punto}, by);
  if (said == Declaration::no || on.state.phase == Phase::showing) return go_by_slip(on, said, by);
  const auto too_late = too_late_to_decide(on);
  if (!too_late.empty()) return go_by_slip(on, said, by.add(too_late));
  on.add(Turn{Phase::slip, on.state.bank.banker}, by);
}

// What had bound the hand when it spoke, where the word was wrong only because of that.
Citations bound_by(const Course& on, int total) {
  const auto then = when_said(on.state, Hand::punto);
  const bool optional =
      on.rules.punto_draws.value[static_cast<std::size_t>(total)] == Draw::optional;
  return optional ? five_articles(on.rules, then.hand(Hand::punto).bond)
                  : freedom_lost_articles(on.rules, then);
}

// A player against the whole bank bears the error, but with 0 may always ask for a card.
void bear_it(Course& on, Declaration said, int total) {
  Citations by{on.art("as11.cdf.C4-i"_art)};
  if (said != Declaration::abatir) by.add(on.rules.banco_slips.by);
  const auto wrong = said == Declaration::abatir ? by : Citations(by).add(bound_by(on, total));
  on.add(Misdeclared{Hand::punto, said}, wrong);
  if (total == 0 && said != Declaration::carta) return punto_speaks(on, by);
  if (said != Declaration::abatir) return go_by_slip(on, said, by);
  // The punto has stood, and the banker has said nothing yet.
  on.add(Rectified{Hand::punto, Declaration::no}, by);
  banker_speaks(on, by);
}

void put_right(Course& on, Declaration said, int total) {
  const Citations slip{on.art("as11.cdf.C4-d"_art)};
  const Citations other{on.art("as11.cdf.C4-h"_art)};
  if (said == Declaration::abatir) {
    on.add(Misdeclared{Hand::punto, said}, other);
    return punto_speaks(on, other);
  }
  if (said == Declaration::no && total == 0) {
    const Citations both = Citations(slip).add(other);
    on.add(Misdeclared{Hand::punto, said}, both)
        .add(Rectified{Hand::punto, Declaration::carta}, both);
    return banker_answers(on, both);
  }
  const auto too_late = too_late_to_decide(on);
  const auto by = Citations(slip).add(too_late);
  on.add(Misdeclared{Hand::punto, said}, Citations(by).add(bound_by(on, total)));
  if (!too_late.empty()) return go_by_slip(on, said, by);
  on.add(Turn{Phase::slip, on.state.bank.banker}, by);
}

}  // namespace

bool is_wrong(const Rules& rules, const State& state, Declaration said, int total) {
  if (baccarat::is_natural(total)) return said != Declaration::abatir;
  if (said == Declaration::abatir) return true;
  const bool borne_anyway = rules.banco_slips.value == BancoSlips::always_borne &&
                            rules.declarations.value == Declarations::adjudicated;
  const auto& punto = state.hand(Hand::punto);
  if (is_free(rules, state) && !borne_anyway && !is_advised_to_stand(rules, punto, total))
    return false;
  const auto order = punto_order(rules, punto, total);
  if (order == Draw::optional) return false;
  return (order == Draw::draw) != (said == Declaration::carta);
}

void adjudicate_punto(Course& on, Declaration said, int total) {
  if (baccarat::is_natural(total)) return forgot_to_abate(on, said);
  if (made_banco(on.state)) return bear_it(on, said, total);
  put_right(on, said, total);
}

void punto_speaks(Course& on, const Citations& by) {
  on.add(Turn{Phase::punto_speaks, on.state.holder}, by);
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
  if (!at.phase_is(Phase::punto_speaks)) return refusal(RefusalCode::wrong_phase, by);
  if (at.state.holder != at.who) return refusal(RefusalCode::not_your_hand, by);
  const auto& punto = at.state.hand(Hand::punto);
  if (punto.asked) return refusal(RefusalCode::already_asked, by);
  if (punto.bond.to == Binding::five_stands)
    return refusal(RefusalCode::already_bound, five_articles(at.rules, punto.bond));
  return std::nullopt;
}

Decision rule(const Context& at, const PedirConsejo&) {
  Course on(at);
  const Citations by{on.art("as11.cdf.A-q"_art)};
  on.add(AdviceAsked{at.who}, by);
  bind(on, Hand::punto, Binding::advised, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
