#include "sabot/rules/chemin_de_fer/rulings.hpp"

// The punto speaks: «carta», «no», or the cards on the table with 8 or 9; and what the articles
// order when the word was the wrong one.

namespace sabot::chemin_de_fer {
namespace {

using rules::Draw;

bool made_banco(const State& state) {
  return !state.holder.is_nobody() && state.holder == state.banco_by;
}

// What a wrong word is told where wrong words are prevented.
Refusal wrong_word(const Context& at, Declaration said, int total) {
  if (rules::is_natural(total)) return refusal(RefusalCode::must_abate, at.art("as11.cdf.A-f"_art));
  if (said == Declaration::abatir)
    return refusal(RefusalCode::may_not_abate, at.art("as11.cdf.A-f"_art));
  const auto code = said == Declaration::no ? RefusalCode::must_draw : RefusalCode::must_stand;
  return refusal(code, punto_order_articles(at.rules, at.state, total));
}

Bar bar_word(const Context& at, Declaration word) {
  const auto& state = at.state;
  const Citations by{at.art("as11.cdf.A-g"_art)};
  const bool croupier_holds =
      at.actor != nullptr && at.actor->role == Role::croupier && state.holder == at.who;
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
  Citations by{on.art("as11.cdf.A-g"_art)};
  if (is_free(on.rules, on.state)) return by.add(on.art("as11.cdf.A-k"_art));
  if (word == Declaration::carta) by.add(on.art("as11.cdf.A-h"_art));
  by.add(on.art("as11.cdf.A-i"_art));
  if (word == Declaration::no) by.add(on.art("as11.cdf.A-j"_art));
  return by;
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

// He forgot to put 8 or 9 on the table.
void forgot_to_abate(Course& on, Declaration said) {
  const bool late = on.state.phase == Phase::showing;
  const Citations by{on.art("as11.cdf.C4-f"_art)};
  on.add(Misdeclared{Hand::punto, said}, by).add(AbateLost{Hand::punto}, by);
  if (late) return;
  if (said == Declaration::carta)
    on.add(Turn{Phase::slip, on.state.bank.banker}, by);
  else
    banker_speaks(on, by);
}

// Who plays against the whole bank bears his own error, but with 0 he may always ask for a card.
void bear_it(Course& on, Declaration said, int total) {
  const bool late = on.state.phase == Phase::showing;
  Citations by{on.art("as11.cdf.C4-i"_art)};
  if (said != Declaration::abatir) by.add(on.rules.banco_slips.by);
  on.add(Misdeclared{Hand::punto, said}, by);
  if (total == 0 && said != Declaration::carta) return punto_speaks(on, by);
  if (said == Declaration::abatir) on.add(Rectified{Hand::punto, Declaration::no}, by);
  if (late) return;
  if (said == Declaration::carta) return banker_answers(on, by);
  banker_speaks(on, by);
}

void put_right(Course& on, Declaration said, int total) {
  const bool late = on.state.phase == Phase::showing;
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
  // The banker must speak before he draws the card: once it is out the error is put right.
  if (said == Declaration::carta && late) {
    Citations by = Citations(other).add("S-33"_art);
    on.add(Misdeclared{Hand::punto, said}, by);
    for (const Hand hand : {Hand::banca, Hand::punto})
      if (const auto third = on.state.hand(hand).third) on.add(ThirdDiscarded{hand, *third}, by);
    on.add(Rectified{Hand::punto, Declaration::no}, by);
    return banker_speaks(on, by);
  }
  on.add(Misdeclared{Hand::punto, said}, slip);
  on.add(Turn{Phase::slip, on.state.bank.banker}, slip);
}

}  // namespace

bool is_wrong(const Rules& rules, const State& state, Declaration said, int total) {
  if (rules::is_natural(total)) return said != Declaration::abatir;
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
  if (rules::is_natural(total)) return forgot_to_abate(on, said);
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

// Whatever he has, the question binds him only with 5: so it tells nothing of his hand.
Bar bar(const Context& at, As<PedirConsejo>) {
  const Citations by{at.art("as11.cdf.A-q"_art)};
  if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::punto_speaks)) return refusal(RefusalCode::wrong_phase, by);
  if (at.state.holder != at.who) return refusal(RefusalCode::not_your_hand, by);
  const auto& punto = at.state.hand(Hand::punto);
  if (punto.asked) return refusal(RefusalCode::already_asked, by);
  if (punto.bound == Binding::five_stands) return refusal(RefusalCode::already_bound, by);
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
