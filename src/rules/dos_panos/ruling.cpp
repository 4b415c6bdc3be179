#include "sabot/base/forms.hpp"
#include "sabot/rules/common/reason.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// The inspector's word on whatever no article foresees, in one of a few forms and with a reason
// (S-32).

namespace sabot::dos_panos {
namespace {

Citations unforeseen(const Context& at) { return Citations(at.rules.inspector).add("S-32"_art); }

bool may_be_deemed(const State& state, Hand hand) {
  const bool played = state.phase >= Phase::first_speaks && state.phase <= Phase::showing &&
                      state.phase != Phase::drawing;
  return played && is_played(state.hand(hand));
}

bool may_take_effect(const State& state, Effect effect) {
  const Phase phase = state.phase;
  switch (effect) {
    case Effect::annul: return is_coup(phase);
    case Effect::go_on: return true;
    case Effect::deem:
      return may_be_deemed(state, Hand::primero) || may_be_deemed(state, Hand::segundo) ||
             may_be_deemed(state, Hand::banca);
    case Effect::pass_bank:
      return (is_between_coups(phase) || phase == Phase::broken) && state.aside.empty();
    case Effect::end_talla: return is_vacant(phase) || is_between_coups(phase);
  }
  return false;
}

// Which hand, and how much: needed where the effect speaks of them, and nowhere else.
bool fields_fit(const Rule& command) {
  const bool deems = command.effect == Effect::deem;
  const int total = command.total.value_or(0);
  return command.hand.has_value() == deems && command.total.has_value() == deems && total >= 0 &&
         total <= 9;
}

void carry_out(Course& on, const Rule& command, const Citations& by) {
  switch (command.effect) {
    case Effect::annul: return annul_coup(on, by);
    case Effect::go_on:
      // Between tallas it excuses an order that can no longer be shown.
      if (on.state.phase == Phase::counting && on.state.unrevealed) on.add(OrderExcused{}, by);
      return;
    case Effect::deem: on.add(HandDeemed{*command.hand, *command.total}, by); return go_on(on);
    case Effect::pass_bank: return abandon_bank(on, false, by);
    case Effect::end_talla: return_bets(on, by); return end_talla(on, by);
  }
}

}  // namespace

Bar bar(const Context& at, As<Rule>) {
  if (auto bar = bar_inspector(at, unforeseen(at))) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, unforeseen(at));
  return std::nullopt;
}

void offer(const Context& at, As<Rule>, Options& out) {
  for (const auto& [name, effect] : enumerators<Effect>) {
    if (!may_take_effect(at.state, effect)) continue;
    Option option{"rule", {{"effect", rules::OneOf{{std::string(name)}}}, rules::reason_field()}};
    if (effect == Effect::deem) {
      rules::OneOf hands;
      for (const Hand hand : all_hands)
        if (may_be_deemed(at.state, hand)) hands.values.push_back(to_text(hand));
      option.fields.push_back({"hand", std::move(hands)});
      option.fields.push_back({"total", rules::Numbers{0, 9}});
    }
    out.push_back(std::move(option));
  }
}

Decision rule(const Context& at, const Rule& command) {
  const auto by = unforeseen(at);
  const bool fits = fields_fit(command);
  if (!may_take_effect(at.state, command.effect)) return refuse(RefusalCode::wrong_phase, by);
  if (fits && command.hand && !may_be_deemed(at.state, *command.hand))
    return refuse(RefusalCode::wrong_phase, by);
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, "S-32"_art);
  if (!fits) return refuse(RefusalCode::ruling_unfit, "S-32"_art);
  Course on(at);
  on.add(RulingGiven{at.who, command.effect, command.reason}, by);
  carry_out(on, command, by);
  return on.done();
}

}  // namespace sabot::dos_panos
