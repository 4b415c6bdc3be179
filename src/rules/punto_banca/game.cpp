#include "sabot/rules/punto_banca/game.hpp"

#include "sabot/rules/punto_banca/acts.hpp"
#include "sabot/rules/punto_banca/facts.hpp"

namespace sabot::punto_banca {

State PuntoBanca::initial(const Rules& rules) {
  State state;
  state.people = rules::People::of_an_empty_table();
  state.places = {rules.seats.value, rules.seat_13.value};
  state.sabot = SabotCount(rules.packs.value);
  return state;
}

rules::Decision<Event> PuntoBanca::decide(const Rules& rules, const State& state,
                                          const rules::By<Command>& command) {
  return rules::decide_command(Context(rules, state, command.who), command.command);
}

std::vector<Option> PuntoBanca::options(const Rules& rules, const State& state,
                                        const PersonId& person) {
  return rules::options_at<Command, command_facts>(Context(rules, state, person));
}

Money State::stake_on(const PersonId& by, Chance on) const {
  for (const auto& stake : stakes)
    if (stake.by == by && stake.on == on) return stake.amount;
  return Money{};
}

}  // namespace sabot::punto_banca
