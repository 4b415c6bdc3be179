#include "sabot/rules/punto_banca/acts.hpp"

// Where the house leaves the punto free with a total, the player who holds its cards says whether
// to draw before the banca is shown, and that word binds. A croupier never chooses: S-44 does.

namespace sabot::punto_banca {
namespace {

bool is_croupier(const Person* person) {
  return person != nullptr && person->role == Role::croupier;
}

// With real cards, which nobody has named as they were dealt, the croupier enters what is said.
bool are_real_cards(const State& state) {
  return !state.hand(Hand::banca).dealt.front().has_value();
}

bool may_speak(const Context& at) {
  if (is_croupier(at.actor)) return croupier_holds(at.state) || are_real_cards(at.state);
  return at.state.punto_holder == at.who;
}

Bar bar_word(const Context& at, Declaration word) {
  if (!is_croupier(at.actor))
    if (auto bar = bar_bettor(at)) return bar;
  if (!at.phase_is(Phase::punto_speaks))
    return Refusal{RefusalCode::wrong_phase, at.rules.punto_draws.by};
  if (!may_speak(at)) return Refusal{RefusalCode::not_your_hand, whose_wish(at)};
  if (croupier_holds(at.state) && word != croupier_word(at.rules)) {
    const bool stood = word == Declaration::no;
    return Refusal{stood ? RefusalCode::must_draw : RefusalCode::must_stand, whose_wish(at)};
  }
  return std::nullopt;
}

Decision rule_word(const Context& at, Declaration word) {
  Citations by = whose_wish(at);
  if (at.who != at.state.punto_holder && !croupier_holds(at.state)) by.add("S-20"_art);
  return Verdict().add(Declared{Hand::punto, word}, by).done();
}

}  // namespace

bool croupier_holds(const State& state) {
  return is_croupier(state.people.find(state.punto_holder));
}

Declaration croupier_word(const Rules& rules) {
  return rules.croupier_when_free.value == CroupierWhenFree::draws ? Declaration::carta
                                                                   : Declaration::no;
}

Citations whose_wish(const Context& at) {
  Citations by = at.rules.punto_draws.by;
  if (!croupier_holds(at.state)) return by.add(at.art("as11.pyb.C-g"_art));
  return by.add(at.art("as11.pyb.C-h"_art)).add(at.rules.croupier_when_free.by);
}

void ask_wish(const Context& at, Verdict& verdict) {
  verdict.add(WishAsked{at.state.punto_holder}, whose_wish(at));
}

Bar bar(const Context& at, As<Carta>) { return bar_word(at, Declaration::carta); }
Bar bar(const Context& at, As<No>) { return bar_word(at, Declaration::no); }
Decision rule(const Context& at, const Carta&) { return rule_word(at, Declaration::carta); }
Decision rule(const Context& at, const No&) { return rule_word(at, Declaration::no); }

}  // namespace sabot::punto_banca
