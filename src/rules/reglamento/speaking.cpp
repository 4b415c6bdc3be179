#include "sabot/rules/common/parameters.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// The voluntad de cinco: the player whose the punto's cards are says whether to draw, and that word
// binds (arts. 20, 22, 28); and what the pagador makes of it by mistake. Where an operator's cuadro
// leaves the banca a choice, the player who has the sabot makes it.

namespace sabot::reglamento {
namespace {

using baccarat::Draw;

Hand speaker(const State& state) {
  return state.phase == Phase::banca_speaks ? Hand::banca : Hand::punto;
}

const PersonId& who_speaks(const State& state) {
  return state.phase == Phase::banca_speaks ? state.bank.holder : state.punto_holder;
}

Citations speaking(const Context& at) {
  if (at.phase_is(Phase::banca_speaks)) return at.rules.cuadro.by;
  return {"ar.pyb.22-b"_art, "ar.pyb.20-a"_art};
}

Bar bar_word(const Context& at) {
  const bool speaks = at.phase_is(Phase::punto_speaks) || at.phase_is(Phase::banca_speaks);
  if (!is_pagador(at))
    if (auto bar = bar_player(at, "ar.pyb.20-a"_art)) return bar;
  if (!speaks) return refusal(RefusalCode::wrong_phase, "ar.pyb.20-a"_art);
  // With real cards the pagador enters what is said.
  const bool may = is_pagador(at) ? at.state.real : who_speaks(at.state) == at.who;
  if (!may) return refusal(RefusalCode::not_your_hand, speaking(at).add("ar.pyb.4-a"_art));
  return std::nullopt;
}

Decision rule_word(const Context& at, Declaration word) {
  Course on(at);
  auto by = speaking(at);
  if (is_pagador(at)) by.add("S-20"_art);
  const Hand hand = speaker(at.state);
  on.add(Declared{hand, word}, by);
  if (hand == Hand::banca) banca_turn(on);
  return on.done();
}

Declaration other(Declaration word) {
  return word == Declaration::carta ? Declaration::no : Declaration::carta;
}

}  // namespace

bool is_player(const State& state, const PersonId& who) {
  const auto* person = state.people.find(who);
  return person != nullptr && person->role == Role::player;
}

bool banca_turned(const State& state) {
  const auto& banca = state.hand(Hand::banca);
  return banca.shown || banca.open[0] || banca.open[1];
}

std::optional<Declaration> wish(const State& state) {
  return state.misstated ? state.misstated : state.hand(Hand::punto).said;
}

Citations punto_articles(const Rules& rules, const State& state) {
  if (rules::Parameters::is_set(rules.punto_draws.by)) return rules.punto_draws.by;
  const auto punto = static_cast<std::size_t>(*first_total(state.hand(Hand::punto)));
  switch (rules.punto_draws.value[punto]) {
    case Draw::draw: return "ar.pyb.22-a"_art;
    case Draw::stand: return "ar.pyb.22-c"_art;
    case Draw::optional: break;
  }
  if (!is_player(state, state.owed_to)) return "ar.pyb.28-a"_art;
  return {"ar.pyb.22-b"_art, "ar.pyb.20-a"_art};
}

void ask_punto(Course& on) {
  const int total = *first_total(on.state.hand(Hand::punto));
  const bool is_free =
      !baccarat::is_natural(total) &&
      on.rules.punto_draws.value[static_cast<std::size_t>(total)] == Draw::optional;
  if (!is_free) return;
  if (is_player(on.state, on.state.punto_holder))
    on.add(WishAsked{on.state.punto_holder, Hand::punto},
           punto_articles(on.rules, on.state).add("ar.pyb.20-a"_art));
}

bool punto_stands(const Rules& rules, const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const auto total = first_total(punto);
  if (!punto.shown || !total) return false;
  if (baccarat::is_natural(*total)) return true;
  const auto order = rules.punto_draws.value[static_cast<std::size_t>(*total)];
  if (order != Draw::optional) return order == Draw::stand;
  return wish(state).value_or(Declaration::no) == Declaration::no;
}

Bar bar(const Context& at, As<Carta>) { return bar_word(at); }
Bar bar(const Context& at, As<No>) { return bar_word(at); }
Decision rule(const Context& at, const Carta&) { return rule_word(at, Declaration::carta); }
Decision rule(const Context& at, const No&) { return rule_word(at, Declaration::no); }

// It holds until somebody notices.
Bar bar(const Context& at, As<MisstateWish>) {
  const auto& state = at.state;
  const bool fits = state.phase == Phase::showing_banca && state.hand(Hand::punto).said &&
                    is_player(state, state.punto_holder) && !state.misstated;
  if (auto bar = bar_report(at, fits, "ar.pyb.20-b"_art)) return bar;
  return std::nullopt;
}

Decision rule(const Context& at, const MisstateWish&) {
  const auto said = *at.state.hand(Hand::punto).said;
  return Course(at).add(WishMisstated{other(said)}, "ar.pyb.20-b"_art).done();
}

Bar bar(const Context& at, As<NoticeMisstated>) {
  const auto& state = at.state;
  const bool fits = state.phase >= Phase::showing_banca && state.misstated;
  if (auto bar = bar_report(at, fits, "ar.pyb.20-b"_art)) return bar;
  if (state.misstatement_noted) return refusal(RefusalCode::already_noted, "ar.pyb.20-c"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const NoticeMisstated&) {
  Course on(at);
  if (banca_turned(at.state))
    on.add(WishStands{*at.state.misstated}, "ar.pyb.20-c"_art);
  else
    on.add(WishRestored{*at.state.hand(Hand::punto).said}, "ar.pyb.20-b"_art);
  return on.done();
}

}  // namespace sabot::reglamento
