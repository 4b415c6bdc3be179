#include "sabot/rules/common/clock.hpp"

#include "sabot/rules/treinta_cuarenta/acts.hpp"

// Whom the game waits for: the player whose cut it is (S-111) and, after 31 and 31, those whose
// stakes are neither halved nor in prison yet (S-71).

namespace sabot::treinta_cuarenta {
namespace {

using Awaited = rules::Awaited<HouseAct>;

std::vector<Awaited> all_awaited(const Rules& rules, const State& state) {
  std::vector<Awaited> all;
  if (state.phase == Phase::cutting)
    if (const auto* one = cutter(rules, state))
      all.push_back({one->id, HouseAct::decline_cut, rules.cut_refused.by});
  if (state.phase != Phase::choosing) return all;
  for (const auto& one : state.prison) {
    const bool known = std::ranges::find(all, one.by, &Awaited::person) != all.end();
    if (one.asked && !known) all.push_back({one.by, rules.unanswered.value, rules.unanswered.by});
  }
  return all;
}

Decision act_on(const Context& absent, Chance chance, HouseAct act) {
  return act == HouseAct::half ? rule(absent, Half{chance}) : rule(absent, Prison{chance});
}

// Chance after chance: what is said of one is known before the next is asked.
Decision act_for(const Context& absent, HouseAct act) {
  if (act == HouseAct::decline_cut) return rule(absent, DeclineCut{});
  State state = absent.state;
  std::vector<rules::Ruled<Event>> all;
  for (;;) {
    const auto next = std::ranges::find_if(
        state.prison, [&](const Prisoner& one) { return one.asked && one.by == absent.who; });
    if (next == state.prison.end()) return all;
    auto decision = act_on(Context(absent.rules, state, absent.who), next->on, act);
    if (!decision) return decision;
    for (auto& one : *decision) {
      TreintaCuarenta::apply(state, one.event);
      all.push_back(std::move(one));
    }
  }
}

}  // namespace

std::vector<PersonId> awaited(const Rules& rules, const State& state) {
  return rules::names_of(all_awaited(rules, state));
}

Bar bar(const Context& at, As<ClockOut>) {
  return rules::bar_clock_out(at.actor, Role::chief, at.rules.chief);
}

void offer(const Context& at, As<ClockOut>, std::vector<Option>& out) {
  rules::offer_clock_out(awaited(at.rules, at.state), out);
}

Decision rule(const Context& at, const ClockOut& command) {
  return rules::decide_for_absent<HouseDecided>(at, all_awaited(at.rules, at.state), command.person,
                                                act_for);
}

}  // namespace sabot::treinta_cuarenta
