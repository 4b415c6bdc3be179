#include "sabot/rules/chemin_de_fer/rulings.hpp"

// The banker always speaks after the punto: gives the card that was asked for or abates, gives or
// refuses it after a slip, then draws or stands; or abates too early.

namespace sabot::chemin_de_fer {
namespace {

using baccarat::Draw;

bool prevents(const Context& at) { return at.rules.declarations.value == Declarations::prevented; }

bool must_still_abate(const State& state) {
  const auto& banca = state.hand(Hand::banca);
  return has_natural(banca) && !banca.abate_lost && !banca.third;
}

// Once both hands have their first cards, what still lies aside is a fifth card.
bool owes_fifth_card(const State& state) { return !state.aside.empty(); }

bool may_abate_now(Phase phase) {
  return phase == Phase::banker_speaks || phase == Phase::banker_answers || phase == Phase::slip;
}

// Before the punto has said anything.
bool is_early(Phase phase) {
  return phase == Phase::giving || phase == Phase::lifting || phase == Phase::punto_speaks;
}

Bar bar_when(const Context& at, Declaration word) {
  const Phase phase = at.state.phase;
  if (phase == Phase::banker_speaks) return std::nullopt;
  if (word == Declaration::abatir && may_abate_now(phase)) return std::nullopt;
  // What nobody has named cannot be kept from being turned over out of turn (S-24).
  const bool is_taken = !prevents(at) || !at.state.named;
  const bool is_first = !at.state.hand(Hand::banca).abated;
  if (word == Declaration::abatir && is_early(phase) && is_taken && is_first) return std::nullopt;
  if (is_early(phase)) return refusal(RefusalCode::not_your_turn, at.art("as11.cdf.C3-j"_art));
  return refusal(RefusalCode::wrong_phase, at.art("as11.cdf.A-l"_art));
}

Citations word_articles(const Course& on, Declaration word) {
  const auto& banca = on.state.hand(Hand::banca);
  if (word == Declaration::abatir) return on.art("as11.cdf.A-f"_art);
  if (owes_fifth_card(on.state)) return on.art("as11.cdf.C3-a"_art);
  if (banca.bond.to != Binding::loose)
    return bond_articles(on.rules, banca.bond).add(cuadro_articles(on.rules));
  Citations by{on.art("as11.cdf.A-l"_art)};
  if (word == Declaration::carta) by.add(on.art("as11.cdf.A-m"_art));
  return by;
}

Decision abate(Course& on) {
  const bool early = is_early(on.state.phase);
  const auto& banca = on.state.hand(Hand::banca);
  const auto by = word_articles(on, Declaration::abatir);
  on.add(Declared{Hand::banca, Declaration::abatir}, by);
  if (first_total(banca) && !banca.shown)
    show_hand(on, Hand::banca, {*banca.first[0], *banca.first[1]}, by);
  if (!early) {
    to_showing(on, by);
    return on.done();
  }
  const Citations too_early = Citations(on.art("as11.cdf.C3-k"_art))
                                  .add(on.art("as11.cdf.C3-j"_art))
                                  .add(on.rules.early_abating.by);
  if (on.rules.early_abating.value == EarlyAbating::coup_void)
    annul_coup(on, too_early);
  else
    on.add(BetsMayGo{}, too_early);
  return on.done();
}

// The banker's word, put right where what it should have been is known.
Declaration put_right(Course& on, Declaration word, int total) {
  const auto order = banker_order(on.rules, on.state, total);
  const bool wrong =
      order != Draw::optional && (order == Draw::draw) != (word == Declaration::carta);
  if (!wrong) return word;
  const auto right = order == Draw::draw ? Declaration::carta : Declaration::no;
  const auto by = banker_order_articles(on.rules, on.state, total);
  on.add(Misdeclared{Hand::banca, word}, by).add(Rectified{Hand::banca, right}, by);
  return right;
}

}  // namespace

Bar bar_banker_word(const Context& at, Declaration word) {
  if (auto bar = bar_when(at, word)) return bar;
  const auto& banca = at.state.hand(Hand::banca);
  if (word == Declaration::abatir && (banca.third || banca.deemed))
    return refusal(RefusalCode::may_not_abate, at.art("as11.cdf.A-f"_art));
  if (word == Declaration::no && owes_fifth_card(at.state))
    return refusal(RefusalCode::must_draw, at.art("as11.cdf.C3-a"_art));
  const auto total = first_total(banca);
  if (!total) return std::nullopt;
  if (word == Declaration::abatir) {
    if (banca.abate_lost) return refusal(RefusalCode::may_not_abate, at.art("as11.cdf.C3-l"_art));
    if (!has_natural(banca)) return refusal(RefusalCode::may_not_abate, at.art("as11.cdf.A-f"_art));
    return std::nullopt;
  }
  if (!prevents(at)) return std::nullopt;
  if (must_still_abate(at.state))
    return refusal(RefusalCode::must_abate, at.art("as11.cdf.A-f"_art));
  // A fifth card is taken whatever the cuadro says.
  if (owes_fifth_card(at.state)) return std::nullopt;
  const auto order = banker_order(at.rules, at.state, *total);
  const auto by = banker_order_articles(at.rules, at.state, *total);
  if (order == Draw::draw && word == Declaration::no) return refusal(RefusalCode::must_draw, by);
  if (order == Draw::stand && word == Declaration::carta)
    return refusal(RefusalCode::must_stand, by);
  return std::nullopt;
}

Decision rule_banker_word(const Context& at, Declaration word) {
  Course on(at);
  if (word == Declaration::abatir) return abate(on);
  const auto by = word_articles(on, word);
  on.add(Declared{Hand::banca, word}, by);
  on.add(Announced{word == Declaration::carta ? Call::carta : Call::no, Hand::banca, {}, {}}, by);
  const auto total = first_total(on.state.hand(Hand::banca));
  // A «no» gives and offers nothing.
  if (must_still_abate(on.state) && word == Declaration::carta)
    on.add(AbateLost{Hand::banca}, on.art("as11.cdf.C3-l"_art));
  const auto valid = total && !owes_fifth_card(on.state) ? put_right(on, word, *total) : word;
  if (valid == Declaration::carta)
    card_for(on, Hand::banca, by);
  else
    to_showing(on, on.art("as11.cdf.B-ac"_art));
  return on.done();
}

void banker_answers(Course& on, const Citations& by) {
  on.add(Turn{Phase::banker_answers, on.state.bank.banker}, by);
}

// A fifth card that was out already is the banker's own once the punto has asked for none; by the
// other reading of S-63 only if the banker does not abate.
void banker_speaks(Course& on, const Citations& by) {
  const auto& banca = on.state.hand(Hand::banca);
  // A hand whose final total is settled draws no card, and one that has drawn has spoken: if the
  // inspector gave that card, a fifth one is nobody's.
  if (banca.deemed || banca.third) return to_showing(on, on.art("as11.cdf.B-ac"_art));
  if (owes_fifth_card(on.state)) {
    const Citations fifth{on.art("as11.cdf.C3-a"_art)};
    if (on.rules.fifth_and_natural.value == FifthAndNatural::is_taken)
      return card_for(on, Hand::banca, fifth);
    // The banker abates, or says «carta»; which of them, the cards tell nobody else.
    on.add(Turn{Phase::banker_speaks, on.state.bank.banker},
           Citations(fifth).add(on.rules.fifth_and_natural.by));
    return;
  }
  on.add(Turn{Phase::banker_speaks, on.state.bank.banker}, by);
}

void card_for(Course& on, Hand hand, const Citations& by) {
  on.add(CardDue{hand}, by);
  if (on.state.aside.empty() || !on.state.aside.front()) return;
  deal_card(on, hand, on.state.aside.front(), Face::up, on.art("as11.cdf.C3-a"_art));
  after_third(on, hand);
}

namespace {

// Once a card is out, or the hands are shown, it is too late to give or refuse one.
Bar bar_card_to_punto(const Context& at, bool gives) {
  const Phase phase = at.state.phase;
  const bool slipped = at.state.hand(Hand::punto).judged;
  // Without a slip the banker gives what the punto asks for, and has nothing to refuse.
  const Citations by{at.art(gives && !slipped ? "as11.cdf.A-g"_art : "as11.cdf.C4-d"_art)};
  if (auto bar = bar_banker(at, by)) return bar;
  if (phase == Phase::slip || (gives && phase == Phase::banker_answers)) return std::nullopt;
  const bool card_is_out = phase == Phase::banker_answers && slipped && owes_fifth_card(at.state);
  const bool after = phase == Phase::drawing || phase == Phase::banker_speaks ||
                     phase == Phase::showing || phase == Phase::paying || card_is_out;
  if (!after) return refusal(RefusalCode::wrong_phase, by);
  return refusal(RefusalCode::too_late, slipped || !gives ? at.art("as11.cdf.C4-e"_art) : by);
}

}  // namespace

Bar bar(const Context& at, As<DarCarta>) {
  if (auto bar = bar_card_to_punto(at, true)) return bar;
  if (prevents(at) && must_still_abate(at.state))
    return refusal(RefusalCode::must_abate,
                   Citations(at.art("as11.cdf.A-f"_art)).add(at.art("as11.cdf.C3-l"_art)));
  return std::nullopt;
}

Decision rule(const Context& at, const DarCarta&) {
  Course on(at);
  const bool slip = at.phase_is(Phase::slip);
  const Citations by{on.art(slip ? "as11.cdf.C4-d"_art : "as11.cdf.A-g"_art)};
  const auto& banca = on.state.hand(Hand::banca);
  // A card that the banker asked for after the slip goes; one that the inspector gave stays.
  const bool asked = banca.said == Declaration::carta;
  on.add(CardGranted{at.who}, by);
  if (must_still_abate(on.state)) on.add(AbateLost{Hand::banca}, on.art("as11.cdf.C3-l"_art));
  if (const auto third = banca.third; third && asked)
    on.add(ThirdDiscarded{Hand::banca, *third}, Citations(by).add("S-33"_art));
  if (on.state.hand(Hand::punto).said != Declaration::carta)
    on.add(Rectified{Hand::punto, Declaration::carta}, by);
  card_for(on, Hand::punto, by);
  return on.done();
}

Bar bar(const Context& at, As<NegarCarta>) { return bar_card_to_punto(at, false); }

Decision rule(const Context& at, const NegarCarta&) {
  Course on(at);
  const Citations by{on.art("as11.cdf.C4-d"_art)};
  on.add(CardDenied{at.who}, by);
  if (on.state.hand(Hand::punto).said != Declaration::no)
    on.add(Rectified{Hand::punto, Declaration::no}, by);
  if (on.state.hand(Hand::banca).said)
    to_showing(on, on.art("as11.cdf.B-ac"_art));
  else
    banker_speaks(on, by);
  return on.done();
}

Bar bar(const Context& at, As<PedirCuadro>) {
  const Citations by{at.art("as11.cdf.A-r"_art)};
  if (auto bar = bar_banker(at, by)) return bar;
  const Phase phase = at.state.phase;
  if (!is_early(phase) && !may_abate_now(phase)) return refusal(RefusalCode::wrong_phase, by);
  const auto& banca = at.state.hand(Hand::banca);
  if (banca.asked) return refusal(RefusalCode::already_asked, by);
  if (banca.bond.to != Binding::loose)
    return refusal(RefusalCode::already_bound, bond_articles(at.rules, banca.bond));
  return std::nullopt;
}

Decision rule(const Context& at, const PedirCuadro&) {
  Course on(at);
  const Citations by = Citations(on.art("as11.cdf.A-r"_art)).add(on.rules.cuadro.by);
  on.add(CuadroAsked{at.who}, by);
  bind(on, Hand::banca, Binding::by_rule, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
