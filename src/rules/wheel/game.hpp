#pragma once
// The games of ball and numbers as a table game: the five functions, and nothing else knows the
// rules. es79 games 01 (ruleta), 02 (ruleta americana) and 04 (boule).

#include <vector>

#include "sabot/ledger/posting.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/ruled.hpp"
#include "sabot/rules/wheel/commands.hpp"
#include "sabot/rules/wheel/events.hpp"
#include "sabot/rules/wheel/rules.hpp"
#include "sabot/rules/wheel/state.hpp"
#include "sabot/rules/wheel/view.hpp"

namespace sabot::wheel {

struct Wheel {
  using Rules = wheel::Rules;
  using State = wheel::State;
  using Command = wheel::Command;
  using Event = wheel::Event;
  using View = wheel::View;

  static State initial(const Rules& rules);
  static rules::Decision<Event> decide(const Rules& rules, const State& state,
                                       const rules::By<Command>& command);
  static void apply(State& state, const Event& event);
  static std::vector<rules::Option> options(const Rules& rules, const State& state,
                                            const PersonId& person);
  static View view(const Rules& rules, const State& state, const PersonId& person);

  // Nothing is hidden at a wheel.
  static Event seen_by(const State& state, const Event& event, const PersonId& person);
  // What those who run its tables need to know of it, and what an event means to them.
  static const rules::GameFacts& facts();
  static rules::Milestone milestone(const Event& event);
  // What chance must bring next, and what an event tells of it.
  static rules::ChanceDue chance(const Rules& rules, const State& state);
  static rules::Heard heard(const Event& event);
  // The money that an event moves.
  static void postings(const rules::Ruled<Event>& ruled, std::vector<ledger::Posting>& out);
};

}  // namespace sabot::wheel
