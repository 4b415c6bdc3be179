#include "sabot/rules/punto_banca/game.hpp"

#include <boost/mp11/algorithm.hpp>

#include "sabot/base/reflect.hpp"
#include "sabot/rules/punto_banca/acts.hpp"

namespace sabot::punto_banca {
namespace {

template <class C>
Decision decide_one(const Context& at, const C& command) {
  if constexpr (!AttendanceCommand<C>)
    if (auto barred = bar(at, As<C>{})) return std::unexpected(*barred);
  return rule(at, command);
}

// A command without fields is offered by its name alone.
template <class C>
void offer_one(const Context& at, std::vector<Option>& out) {
  if constexpr (!AttendanceCommand<C>) {
    if (bar(at, As<C>{})) return;
    if constexpr (requires { offer(at, As<C>{}, out); })
      offer(at, As<C>{}, out);
    else {
      static_assert(std::is_empty_v<C>, "a command with fields needs an offer of its own");
      out.push_back({kebab_name<C>(), {}});
    }
  }
}

}  // namespace

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
  const Context at(rules, state, command.who);
  return std::visit([&](const auto& one) { return decide_one(at, one); }, command.command);
}

std::vector<Option> PuntoBanca::options(const Rules& rules, const State& state,
                                        const PersonId& person) {
  const Context at(rules, state, person);
  std::vector<Option> out;
  if (at.actor == nullptr) return out;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<As, Command>>(
      [&]<class C>(As<C>) { offer_one<C>(at, out); });
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
