#include "sabot/base/reflect.hpp"
#include "sabot/rules/common/reason.hpp"
#include "sabot/rules/punto_banca/acts.hpp"

// Whatever no article foresees goes to the table chief, whose ruling takes one of a few forms and
// records a reason (S-16).

namespace sabot::punto_banca {
namespace {

// Whether it is the time for it.
bool is_timely(const State& state, Effect effect) {
  const Phase phase = state.phase;
  switch (effect) {
    case Effect::annul: return in_a_coup(phase);
    // Where all have declined and play waits, nobody has it, nor need anybody be asked again.
    case Effect::pass_sabot:
      return phase == Phase::betting || (phase == Phase::offering && !state.offered_to.is_nobody());
    case Effect::discard:
      return phase == Phase::calling || phase == Phase::dealing || phase == Phase::drawing;
    case Effect::end_talla: return phase == Phase::offering || phase == Phase::betting;
    case Effect::go_on: return true;
  }
  return false;
}

bool may_take_effect(const State& state, Effect effect) {
  return is_timely(state, effect) && (effect != Effect::discard || state.sabot.left() > 0);
}

void annul(const Context& at, Verdict& verdict, const Citations& by) {
  verdict.add(CoupAnnulled{}, by);
  for (const auto& stake : at.state.stakes)
    verdict.add(BetFreed{stake.by, stake.on, stake.amount}, by);
  after_coup(at, verdict, {.banca_lost = false, .by = by}, at.state.stakes);
}

void carry_out(const Context& at, Verdict& verdict, Effect effect, const Citations& by) {
  switch (effect) {
    case Effect::annul: return annul(at, verdict, by);
    case Effect::pass_sabot: {
      const auto& refuser = at.phase_is(Phase::offering) ? at.state.offered_to : at.state.holder;
      // A croupier who deals holds it for the house, and loses no turn by it.
      if (!refuser.is_nobody()) verdict.add(SabotWithdrawn{refuser}, by);
      return pass_sabot(at, verdict, refuser, by);
    }
    case Effect::discard:
      return with_stop_card(at, verdict, [&] { verdict.add(CardDiscarded{}, by); });
    case Effect::end_talla: return end_talla(at, verdict, at.state.stakes, by);
    case Effect::go_on:
      // Between tallas it excuses an order that can no longer be shown.
      if (at.phase_is(Phase::counting) && at.state.unrevealed) verdict.add(OrderExcused{}, by);
      return;
  }
}

}  // namespace

Bar bar(const Context& at, As<Rule>) {
  if (auto bar = rules::bar_unless(at.actor, Role::chief, at.rules.chief)) return bar;
  if (at.phase_is(Phase::closed)) return Refusal{RefusalCode::wrong_phase, at.rules.chief};
  return std::nullopt;
}

void offer(const Context& at, As<Rule>, std::vector<Option>& out) {
  rules::OneOf effects;
  for (const auto& effect : enumerators<Effect>)
    if (may_take_effect(at.state, effect.value)) effects.values.emplace_back(effect.name);
  out.push_back({"rule", {{"effect", std::move(effects)}, rules::reason_field()}});
}

Decision rule(const Context& at, const Rule& command) {
  const Citations by = Citations(at.rules.chief).add("S-16"_art);
  if (!is_timely(at.state, command.effect)) return refuse(RefusalCode::wrong_phase, by);
  if (!may_take_effect(at.state, command.effect))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, by);
  Verdict verdict;
  verdict.add(RulingGiven{at.who, command.effect, command.reason}, by);
  carry_out(at, verdict, command.effect, by);
  return verdict.done();
}

}  // namespace sabot::punto_banca
