#pragma once
// The reglamento's punto y banca as a table game: 51 articles in which players go out with the
// sabot and the house pays (ar).

#include <vector>

#include "sabot/ledger/posting.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/ruled.hpp"
#include "sabot/rules/reglamento/commands.hpp"
#include "sabot/rules/reglamento/events.hpp"
#include "sabot/rules/reglamento/rules.hpp"
#include "sabot/rules/reglamento/state.hpp"
#include "sabot/rules/reglamento/view.hpp"

namespace sabot::reglamento {

struct Reglamento {
  using Rules = reglamento::Rules;
  using State = reglamento::State;
  using Command = reglamento::Command;
  using Event = reglamento::Event;
  using View = reglamento::View;

  static State initial(const Rules& rules);
  static rules::Decision<Event> decide(const Rules& rules, const State& state,
                                       const rules::By<Command>& command);
  static void apply(State& state, const Event& event);
  static std::vector<rules::Option> options(const Rules& rules, const State& state,
                                            const PersonId& person);
  static View view(const Rules& rules, const State& state, const PersonId& person);
  // The event as a person may see it: a card that lies face down is cut out.
  static Event seen_by(const State& state, const Event& event, const PersonId& person);
  static const rules::GameFacts& facts();
  static rules::Milestone milestone(const Event& event);
  static rules::ChanceDue chance(const Rules& rules, const State& state);
  static rules::Heard heard(const Event& event);
  static void postings(const rules::Ruled<Event>& ruled, std::vector<ledger::Posting>& out);
};

}  // namespace sabot::reglamento
