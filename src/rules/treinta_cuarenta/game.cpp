#include "sabot/rules/treinta_cuarenta/game.hpp"

#include "sabot/rules/treinta_cuarenta/acts.hpp"
#include "sabot/rules/treinta_cuarenta/facts.hpp"

namespace sabot::treinta_cuarenta {

State TreintaCuarenta::initial(const Rules& rules) {
  State state;
  state.people = rules::People::of_an_empty_table();
  state.places = {rules.seats.value, true};
  state.sabot = SabotCount(rules.packs.value);
  return state;
}

rules::Decision<Event> TreintaCuarenta::decide(const Rules& rules, const State& state,
                                               const rules::By<Command>& command) {
  return rules::decide_command(Context(rules, state, command.who), command.command);
}

std::vector<Option> TreintaCuarenta::options(const Rules& rules, const State& state,
                                             const PersonId& person) {
  return rules::options_at<Command, command_facts>(Context(rules, state, person));
}

const Stake* State::stake(const PersonId& by, Chance on) const {
  for (const auto& one : stakes)
    if (one.by == by && one.on == on) return &one;
  return nullptr;
}

}  // namespace sabot::treinta_cuarenta
