#include "sabot/base/reflect.hpp"
#include "sabot/rules/common/reason.hpp"
#include "sabot/rules/treinta_cuarenta/acts.hpp"

// Whatever no article foresees goes to the table chief, who answers for the game. The ruling takes
// one of a few forms and records a reason (S-118).

namespace sabot::treinta_cuarenta {
namespace {

bool is_timely(const State& state, Effect effect) {
  const auto phase = state.phase;
  const bool deals = phase == Phase::dealing_negra || phase == Phase::dealing_roja;
  switch (effect) {
    case Effect::annul: return deals || phase == Phase::paying;
    case Effect::discard: return deals;
    case Effect::end_talla: return phase == Phase::betting;
    case Effect::go_on: return true;
  }
  return false;
}

void carry_out(Course& on, Effect effect, const Citations& by) {
  switch (effect) {
    case Effect::annul: on.add(CoupAnnulled{}, by); return end_coup(on, by);
    case Effect::discard:
      on.add(CardDiscarded{}, by);
      meets_red_card(on, false);
      return;
    case Effect::end_talla:
      leave_cloth(on);
      on.add(TallaEnded{on.state.talla}, by);
      return;
    case Effect::go_on:
      // Between tallas it excuses an order that can no longer be shown.
      if (on.state.phase == Phase::counting && on.state.unrevealed) on.add(OrderExcused{}, by);
      return;
  }
}

}  // namespace

Bar bar(const Context& at, As<Rule>) {
  if (auto bar = bar_chief(at)) return bar;
  if (at.phase_is(Phase::closed)) return Refusal{RefusalCode::wrong_phase, at.rules.chief};
  return std::nullopt;
}

void offer(const Context& at, As<Rule>, std::vector<Option>& out) {
  rules::OneOf effects;
  for (const auto& effect : enumerators<Effect>)
    if (is_timely(at.state, effect.value)) effects.values.emplace_back(effect.name);
  out.push_back({"rule", {{"effect", std::move(effects)}, rules::reason_field()}});
}

Decision rule(const Context& at, const Rule& command) {
  const Citations by = Citations(at.rules.chief).add("S-118"_art);
  if (!is_timely(at.state, command.effect)) return refuse(RefusalCode::wrong_phase, by);
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, by);
  Course on(at);
  on.add(RulingGiven{at.who, command.effect, command.reason}, by);
  carry_out(on, command.effect, by);
  return on.done();
}

}  // namespace sabot::treinta_cuarenta
