#include "sabot/base/reflect.hpp"
#include "sabot/rules/common/reason.hpp"
#include "sabot/rules/wheel/acts.hpp"

// Whatever no article foresees goes to the table chief, who directs the game. The ruling takes one
// of two forms and records a reason (S-76).

namespace sabot::wheel {
namespace {

// Until the bets are paid.
bool is_timely(const State& state, Effect effect) {
  return effect == Effect::go_on || (state.phase >= Phase::rolling && state.phase <= Phase::paying);
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
  const Citations by = Citations(at.rules.chief).add("S-76"_art);
  if (!is_timely(at.state, command.effect)) return refuse(RefusalCode::wrong_phase, by);
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, by);
  Verdict verdict;
  verdict.add(RulingGiven{at.who, command.effect, command.reason}, by);
  if (command.effect == Effect::annul)
    verdict.add(CoupAnnulled{}, by).add(CoupEnded{at.state.coup}, by);
  return verdict.done();
}

}  // namespace sabot::wheel
