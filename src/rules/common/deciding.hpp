#pragma once
// What every game's decisions are written with. Each command has up to three functions, kept
// together in one file with its neighbours: `bar` (who and when: the same check for deciding and
// for offering), `offer` (the values that will be accepted) and `rule` (what happens).

#include <cstddef>
#include <expected>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <boost/mp11/algorithm.hpp>

#include "sabot/base/reflect.hpp"
#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/ruled.hpp"

namespace sabot::rules {

// Names a command without a value of it.
template <class Command>
struct As {};

// Who gives a command, at which table, under which rules.
template <class Rules, class State>
struct Context {
  const Rules& rules;
  const State& state;
  PersonId who;
  const Person* actor;  // null: nobody here knows them

  Context(const Rules& r, const State& s, const PersonId& p)
      : rules(r), state(s), who(p), actor(s.people.find(p)) {}

  law::Citation art(law::Citation citation) const { return rules.art(citation); }
  template <class Phase>
  bool phase_is(Phase phase) const {
    return state.phase == phase;
  }
};

// The events of one decision, in order.
template <class Event>
class Verdict {
 public:
  // Room is made once for as many events as are likely.
  explicit Verdict(std::size_t likely = 8) { events_.reserve(likely); }

  template <class E>
  Verdict& add(E event, const law::Citations& by) {
    events_.emplace_back(std::move(event), by);
    return *this;
  }
  Decision<Event> done() { return std::move(events_); }

 private:
  std::vector<Ruled<Event>> events_;
};

// The commands that rules/common decides on by itself.
template <class C>
concept AttendanceCommand = requires(const Attendance& at, const C& command) {
  decide(at, command);
};

// What rules/common decides, as an event of the game.
template <class Event, AttendanceCommand C>
Decision<Event> rule_attendance(const Attendance& at, const C& command) {
  auto decision = decide(at, command);
  if (!decision) return std::unexpected(decision.error());
  Verdict<Event> verdict;
  std::visit([&](const auto& event) { verdict.add(event, decision->by); }, decision->event);
  return verdict.done();
}

template <class Context, class Command>
auto decide_command(const Context& at, const Command& command) {
  return visit(
      [&]<class One>(const One& one) -> decltype(rule(at, one)) {
        if constexpr (requires { bar(at, As<One>{}); })
          if (auto barred = bar(at, As<One>{})) return std::unexpected(*barred);
        return rule(at, one);
      },
      command);
}

// Every command of the game's own that may be given now; one without fields by its name alone.
template <class Command, const auto& command_facts, class Context>
void offer_commands(const Context& at, std::vector<Option>& out) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<As, typename Command::List>>(
      [&]<class C>(As<C> as) {
        constexpr auto facts = facts_in<C>(command_facts);
        if constexpr (!AttendanceCommand<C>) {
          if (bar(at, as)) return;
          const auto before = out.size();
          if constexpr (requires { offer(at, as, out); })
            offer(at, as, out);
          else {
            static_assert(std::is_empty_v<C>, "a command with fields needs an offer of its own");
            out.push_back({kebab_name<C>(), {}});
          }
          for (auto i = before; i < out.size(); ++i) out[i].facts = facts;
        }
      });
}

// Those, and the common ones of coming and going, of which the game's `attendance` tells.
template <class Command, const auto& command_facts, class Context>
std::vector<Option> options_at(const Context& at) {
  std::vector<Option> out;
  if (at.actor == nullptr) return out;
  offer_commands<Command, command_facts>(at, out);
  offer_attendance(attendance(at), out);
  return out;
}

}  // namespace sabot::rules
