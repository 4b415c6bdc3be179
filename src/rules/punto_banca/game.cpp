#include "sabot/rules/punto_banca/game.hpp"

#include "sabot/rules/punto_banca/acts.hpp"
#include "sabot/rules/punto_banca/facts.hpp"

namespace sabot::punto_banca {

// The house itself is the first director: it admits everybody else.
State PuntoBanca::initial(const Rules& rules) {
  State state;
  state.people.admit("casa"_who, Role::director);
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
  const Context at(rules, state, person);
  std::vector<Option> out;
  if (at.actor == nullptr) return out;
  rules::offer_commands<Command, command_facts>(at, out);
  rules::offer_attendance(attendance(at), out);
  if (bar_leaving(at)) std::erase_if(out, [](const Option& one) { return one.command == "leave"; });
  return out;
}

Money State::stake_on(const PersonId& by, Chance on) const {
  for (const auto& stake : stakes)
    if (stake.by == by && stake.on == on) return stake.amount;
  return Money{};
}

}  // namespace sabot::punto_banca
