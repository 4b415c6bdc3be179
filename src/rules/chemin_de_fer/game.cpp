#include "sabot/rules/chemin_de_fer/game.hpp"

#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/chemin_de_fer/facts.hpp"

namespace sabot::chemin_de_fer {

State CheminDeFer::initial(const Rules& rules) {
  State state;
  state.people = rules::People::of_an_empty_table();
  state.places = {rules.seats.value, true};
  state.sabot = SabotCount(rules.packs.value);
  return state;
}

rules::Decision<Event> CheminDeFer::decide(const Rules& rules, const State& state,
                                           const rules::By<Command>& command) {
  return rules::decide_command(Context(rules, state, command.who), command.command);
}

std::vector<Option> CheminDeFer::options(const Rules& rules, const State& state,
                                         const PersonId& person) {
  return rules::options_at<Command, command_facts>(Context(rules, state, person));
}

}  // namespace sabot::chemin_de_fer
