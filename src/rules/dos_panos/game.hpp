#pragma once
// Bacarrá a dos paños as a table game: one banker against two paños.
// es79 game 09; as11, annex II; the article «El Bacarrá».

#include <vector>

#include "sabot/ledger/posting.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/ruled.hpp"
#include "sabot/rules/dos_panos/commands.hpp"
#include "sabot/rules/dos_panos/events.hpp"
#include "sabot/rules/dos_panos/rules.hpp"
#include "sabot/rules/dos_panos/state.hpp"
#include "sabot/rules/dos_panos/view.hpp"

namespace sabot::dos_panos {

struct DosPanos {
  using Rules = dos_panos::Rules;
  using State = dos_panos::State;
  using Command = dos_panos::Command;
  using Event = dos_panos::Event;
  using View = dos_panos::View;

  static State initial(const Rules& rules);
  static rules::Decision<Event> decide(const Rules& rules, const State& state,
                                       const rules::By<Command>& command);
  static void apply(State& state, const Event& event);
  static std::vector<rules::Option> options(const Rules& rules, const State& state,
                                            const PersonId& person);
  static View view(const Rules& rules, const State& state, const PersonId& person);
  static Event seen_by(const State& state, const Event& event, const PersonId& person);
  static const rules::GameFacts& facts();
  static rules::Milestone milestone(const Event& event);
  static rules::ChanceDue chance(const Rules& rules, const State& state);
  static rules::Heard heard(const Event& event);
  static void postings(const rules::Ruled<Event>& ruled, std::vector<ledger::Posting>& out);
};

}  // namespace sabot::dos_panos
