#include "sabot/rules/chemin_de_fer/game.hpp"

#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/chemin_de_fer/facts.hpp"

namespace sabot::chemin_de_fer {

// The house itself is the first director: it admits everybody else.
State CheminDeFer::initial(const Rules& rules) {
  State state;
  state.people.admit("casa"_who, Role::director);
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
  const Context at(rules, state, person);
  std::vector<Option> out;
  if (at.actor == nullptr) return out;
  rules::offer_commands<Command, command_facts>(at, out);
  rules::offer_attendance(attendance(at), out);
  return out;
}

}  // namespace sabot::chemin_de_fer
