#include "sabot/base/reflect.hpp"
#include "sabot/rules/common/reason.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// Whatever no article foresees goes to the table chief, whose ruling takes one of a few forms and
// records a reason (S-16).

namespace sabot::reglamento {
namespace {

Citations unforeseen(const Context& at) { return Citations(at.rules.chief).add("S-16"_art); }

bool is_on_offer(const State& state) {
  return state.phase == Phase::offering || state.phase == Phase::open_offer;
}

bool is_timely(const State& state, Effect effect) {
  const Phase phase = state.phase;
  switch (effect) {
    case Effect::annul: return is_pass(phase);
    case Effect::pass_sabot: return phase == Phase::betting || phase == Phase::offering;
    case Effect::burn:
      return phase == Phase::betting || phase == Phase::calling || phase == Phase::dealing ||
             phase == Phase::drawing;
    case Effect::end_deck: return state.in_play && (phase == Phase::betting || is_on_offer(state));
    case Effect::go_on: return true;
  }
  return false;
}

bool may_take_effect(const State& state, Effect effect) {
  return is_timely(state, effect) && (effect != Effect::burn || state.sabot.left() > 0);
}

// The bank goes back; a suite ends with it.
void pass_sabot(Course& on, const Citations& by) {
  if (on.state.phase == Phase::offering) {
    on.add(SabotWithdrawn{on.state.offer.to}, by);
    return offer_on(on);
  }
  const SeatNumber from = on.state.suite_of != 0 ? on.state.suite_of : on.state.place;
  if (!on.state.bank.holder.is_nobody()) on.add(SabotWithdrawn{on.state.bank.holder}, by);
  return_bank(on, by);
  Citations onwards = by;
  if (on.state.suite_of != 0) on.add(SuiteEnded{}, onwards.add("ar.pyb.41-a"_art));
  return_seat(on, "S-99"_art);
  offer_turn(on, from, onwards);
}

void carry_out(Course& on, Effect effect, const Citations& by) {
  switch (effect) {
    case Effect::annul: return annul_pass(on, by);
    case Effect::pass_sabot: return pass_sabot(on, by);
    case Effect::burn:
      burn_card(on, std::nullopt, Face::down, by);
      end_for_want_of_cards(on);
      return;
    case Effect::end_deck: return end_deck(on, by);
    case Effect::go_on:
      // Between decks it excuses an order that can no longer be shown.
      if (on.state.phase == Phase::counting && on.state.unrevealed) on.add(OrderExcused{}, by);
      return;
  }
}

}  // namespace

Bar bar(const Context& at, As<Rule>) {
  if (auto bar = rules::bar_unless(at.actor, Role::chief, at.rules.chief)) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, unforeseen(at));
  return std::nullopt;
}

void offer(const Context& at, As<Rule>, Options& out) {
  rules::OneOf effects;
  for (const auto& effect : enumerators<Effect>)
    if (may_take_effect(at.state, effect.value)) effects.values.emplace_back(effect.name);
  out.push_back({"rule", {{"effect", std::move(effects)}, rules::reason_field()}});
}

Decision rule(const Context& at, const Rule& command) {
  const auto by = unforeseen(at);
  if (!is_timely(at.state, command.effect)) return refuse(RefusalCode::wrong_phase, by);
  if (!may_take_effect(at.state, command.effect))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, by);
  Course on(at);
  on.add(RulingGiven{at.who, command.effect, command.reason}, by);
  carry_out(on, command.effect, by);
  return on.done();
}

}  // namespace sabot::reglamento
