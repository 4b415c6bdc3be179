#include "sabot/rules/reglamento/game.hpp"

#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/reglamento/facts.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

namespace sabot::reglamento {

State Reglamento::initial(const Rules& rules) {
  State state;
  state.people = rules::People::of_an_empty_table();
  state.places = {rules.seats.value, rules.seat_13.value};
  state.sabot = SabotCount(rules.packs.value);
  return state;
}

rules::Decision<Event> Reglamento::decide(const Rules& rules, const State& state,
                                          const rules::By<Command>& command) {
  return rules::decide_command(Context(rules, state, command.who), command.command);
}

std::vector<Option> Reglamento::options(const Rules& rules, const State& state,
                                        const PersonId& person) {
  return rules::options_at<Command, command_facts>(Context(rules, state, person));
}

}  // namespace sabot::reglamento
