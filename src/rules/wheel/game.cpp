#include "sabot/rules/wheel/game.hpp"

#include "sabot/rules/wheel/acts.hpp"
#include "sabot/rules/wheel/facts.hpp"

namespace sabot::wheel {

State Wheel::initial(const Rules& rules) {
  State state;
  state.people = rules::People::of_an_empty_table();
  state.places = {rules.seats.value, true};
  return state;
}

rules::Decision<Event> Wheel::decide(const Rules& rules, const State& state,
                                     const rules::By<Command>& command) {
  return rules::decide_command(Context(rules, state, command.who), command.command);
}

std::vector<Option> Wheel::options(const Rules& rules, const State& state, const PersonId& person) {
  return rules::options_at<Command, command_facts>(Context(rules, state, person));
}

const Stake* State::stake(const PersonId& by, const Chance& on, int pano) const {
  for (const auto& one : stakes)
    if (one.by == by && one.on == on && one.pano == pano) return &one;
  return nullptr;
}

Money State::sum_on(const PersonId& by, const Chance& on) const {
  Money sum;
  for (const auto& one : stakes)
    if (one.by == by && one.on == on) sum += one.amount;
  return sum;
}

const Own* State::colour_of(const PersonId& who) const {
  for (const auto& one : colours)
    if (one.by == who) return &one;
  return nullptr;
}

}  // namespace sabot::wheel
