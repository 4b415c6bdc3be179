#pragma once
// Punto y banca as a table game: the five functions, and nothing else knows the rules.
// es79 game 07; as11 punto y banca and mini punto y banca.

#include <vector>

#include "sabot/ledger/posting.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/ruled.hpp"
#include "sabot/rules/punto_banca/commands.hpp"
#include "sabot/rules/punto_banca/events.hpp"
#include "sabot/rules/punto_banca/rules.hpp"
#include "sabot/rules/punto_banca/state.hpp"
#include "sabot/rules/punto_banca/view.hpp"

namespace sabot::punto_banca {

struct PuntoBanca {
  using Rules = punto_banca::Rules;
  using State = punto_banca::State;
  using Command = punto_banca::Command;
  using Event = punto_banca::Event;
  using View = punto_banca::View;

  static State initial(const Rules& rules);
  static rules::Decision<Event> decide(const Rules& rules, const State& state,
                                       const rules::By<Command>& command);
  static void apply(State& state, const Event& event);
  static std::vector<rules::Option> options(const Rules& rules, const State& state,
                                            const PersonId& person);
  static View view(const Rules& rules, const State& state, const PersonId& person);

  // The event as a person may see it, the table being as it left it: a card that lies face down
  // is cut out.
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

}  // namespace sabot::punto_banca
