#include "sabot/rules/dos_panos/rulings.hpp"

// The banker speaks after both paños: draws or stands at will, unless the cuadro was asked for or
// an error has bound the bank's hand; with 8 or 9 the cards go on the table.

namespace sabot::dos_panos {
namespace {

using baccarat::Draw;

bool prevents(const Context& at) { return at.rules.declarations.value == Declarations::prevented; }

// The banker's word, put right where what it should have been is known.
void put_right(Course& on, Declaration word, int total) {
  const auto order = banker_order(on.rules, on.state, total);
  const bool wrong =
      order.draw != Draw::optional && (order.draw == Draw::draw) != (word == Declaration::carta);
  if (!wrong) return;
  const auto right = order.draw == Draw::draw ? Declaration::carta : Declaration::no;
  on.add(Misdeclared{Hand::banca, word}, order.by).add(Rectified{Hand::banca, right}, order.by);
}

// Against one paño alone the cuadro binds in a restored coup; against both, a banker whose error it
// was not keeps the choice where it says draw for one and stand for the other. What it says depends
// on the bank's hand, so the word does not tell.
Citations word_articles(const Course& on, Declaration word) {
  if (word == Declaration::abatir) return on.art("as11.cdf.A-f"_art);
  const auto& state = on.state;
  Citations by = on.rules.banker_free;
  if (!state.restored) return by;
  const auto plays = [&](Hand pano) {
    return !state.hand(pano).voided && !state.hand(pano).abated;
  };
  if (plays(Hand::primero) != plays(Hand::segundo)) return by.add(on.art("as11.dos.C3-a"_art));
  return state.restored == Culprit::banker ? by : by.add(on.art("as11.dos.C3-c"_art));
}

}  // namespace

Bar bar_banker_word(const Context& at, Declaration word) {
  const auto& banca = at.state.hand(Hand::banca);
  const Citations abating{at.art("as11.cdf.A-f"_art)};
  const auto total = first_total(banca);
  if (word == Declaration::abatir) {
    if (banca.third || (total && !has_natural(banca)))
      return refusal(RefusalCode::may_not_abate, abating);
    return std::nullopt;
  }
  if (!total || !prevents(at)) return std::nullopt;
  if (has_natural(banca)) return refusal(RefusalCode::must_abate, abating);
  const auto order = banker_order(at.rules, at.state, *total);
  if (order.draw == Draw::draw && word == Declaration::no)
    return refusal(RefusalCode::must_draw, order.by);
  if (order.draw == Draw::stand && word == Declaration::carta)
    return refusal(RefusalCode::must_stand, order.by);
  return std::nullopt;
}

Decision rule_banker_word(const Context& at, Declaration word) {
  Course on(at);
  const auto& banca = on.state.hand(Hand::banca);
  const auto by = word_articles(on, word);
  const auto total = first_total(banca);
  on.add(Declared{Hand::banca, word}, by);
  if (word == Declaration::abatir) {
    if (total && !banca.shown) show_hand(on, Hand::banca, {*banca.first[0], *banca.first[1]}, by);
    go_on(on);
    return on.done();
  }
  on.add(
      Announced{.call = word == Declaration::carta ? Call::carta : Call::no, .hand = Hand::banca},
      by);
  if (total) put_right(on, word, *total);
  go_on(on);
  return on.done();
}

Bar bar(const Context& at, As<PedirCuadro>) {
  const Citations by{at.art("as11.dos.A-h"_art)};
  if (auto bar = bar_banker(at, by)) return bar;
  const bool may = at.state.phase >= Phase::giving && at.state.phase <= Phase::drawing &&
                   !at.state.hand(Hand::banca).said;
  if (!may) return refusal(RefusalCode::wrong_phase, by);
  const auto& banca = at.state.hand(Hand::banca);
  if (banca.asked) return refusal(RefusalCode::already_asked, by);
  if (banca.bound != Binding::loose)
    return refusal(RefusalCode::already_bound, at.art("as11.dos.C5-c"_art));
  return std::nullopt;
}

Decision rule(const Context& at, const PedirCuadro&) {
  Course on(at);
  const auto by = Citations(on.art("as11.dos.A-h"_art)).add(on.rules.cuadro.by);
  on.add(CuadroAsked{at.who}, by);
  bind(on, Hand::banca, Binding::cuadro, by);
  return on.done();
}

}  // namespace sabot::dos_panos
