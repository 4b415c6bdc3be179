#pragma once
// Chemin de fer as a table game: the five functions, and nothing else knows the rules.
// es79 game 08; as11 chemin de fer, annex I.

#include <vector>

#include "sabot/ledger/posting.hpp"
#include "sabot/rules/chemin_de_fer/commands.hpp"
#include "sabot/rules/chemin_de_fer/events.hpp"
#include "sabot/rules/chemin_de_fer/rules.hpp"
#include "sabot/rules/chemin_de_fer/state.hpp"
#include "sabot/rules/chemin_de_fer/view.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/ruled.hpp"

namespace sabot::chemin_de_fer {

struct CheminDeFer {
  using Rules = chemin_de_fer::Rules;
  using State = chemin_de_fer::State;
  using Command = chemin_de_fer::Command;
  using Event = chemin_de_fer::Event;
  using View = chemin_de_fer::View;

  static State initial(const Rules& rules);
  static rules::Decision<Event> decide(const Rules& rules, const State& state,
                                       const rules::By<Command>& command);
  static void apply(State& state, const Event& event);
  static std::vector<rules::Option> options(const Rules& rules, const State& state,
                                            const PersonId& person);
  static View view(const Rules& rules, const State& state, const PersonId& person);

  // The event as a person may see it, the table being as it left it: cards that lie face down are
  // cut out, except for who has lifted them.
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

}  // namespace sabot::chemin_de_fer
