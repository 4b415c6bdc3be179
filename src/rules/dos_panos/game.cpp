#include "sabot/rules/dos_panos/game.hpp"

#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/dos_panos/facts.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

namespace sabot::dos_panos {

State DosPanos::initial(const Rules& rules) {
  State state;
  state.people = rules::People::of_an_empty_table();
  state.per_pano = rules.seats_per_pano.value;
  state.places = {2 * rules.seats_per_pano.value, true};
  state.sabot = SabotCount(rules.packs.value);
  return state;
}

rules::Decision<Event> DosPanos::decide(const Rules& rules, const State& state,
                                        const rules::By<Command>& command) {
  return rules::decide_command(Context(rules, state, command.who), command.command);
}

std::vector<Option> DosPanos::options(const Rules& rules, const State& state,
                                      const PersonId& person) {
  return rules::options_at<Command, command_facts>(Context(rules, state, person));
}

}  // namespace sabot::dos_panos
