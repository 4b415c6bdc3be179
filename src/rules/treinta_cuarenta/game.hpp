#pragma once
// Treinta y cuarenta as a table game: the five functions, and nothing else knows the rules. es79
// game 05.

#include <vector>

#include "sabot/ledger/posting.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/ruled.hpp"
#include "sabot/rules/treinta_cuarenta/commands.hpp"
#include "sabot/rules/treinta_cuarenta/events.hpp"
#include "sabot/rules/treinta_cuarenta/rules.hpp"
#include "sabot/rules/treinta_cuarenta/state.hpp"
#include "sabot/rules/treinta_cuarenta/view.hpp"

namespace sabot::treinta_cuarenta {

struct TreintaCuarenta {
  using Rules = treinta_cuarenta::Rules;
  using State = treinta_cuarenta::State;
  using Command = treinta_cuarenta::Command;
  using Event = treinta_cuarenta::Event;
  using View = treinta_cuarenta::View;

  static State initial(const Rules& rules);
  static rules::Decision<Event> decide(const Rules& rules, const State& state,
                                       const rules::By<Command>& command);
  static void apply(State& state, const Event& event);
  static std::vector<rules::Option> options(const Rules& rules, const State& state,
                                            const PersonId& person);
  static View view(const Rules& rules, const State& state, const PersonId& person);

  // All cards are dealt face up: nothing is hidden.
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

}  // namespace sabot::treinta_cuarenta
