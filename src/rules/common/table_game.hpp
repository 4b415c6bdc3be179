#pragma once
// What a game must be to be played at a table: its types and its pure functions. A concept, not a
// base class: each game keeps its own closed commands and events.

#include <concepts>
#include <expected>
#include <string_view>
#include <vector>

#include "sabot/ledger/posting.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/ruled.hpp"
#include "sabot/rules/common/table_view.hpp"

namespace sabot::rules {

template <class G>
concept TableGame = requires(const typename G::Rules& rules, typename G::State& state,
                             const typename G::State& seen, const By<typename G::Command>& command,
                             const typename G::Event& event, const Ruled<typename G::Event>& ruled,
                             const PersonId& who, const law::Ruleset& ruleset,
                             std::vector<ledger::Posting>& postings) {
  requires TellsOfTheTable<typename G::View>;
  { G::Rules::from(ruleset) } -> std::same_as<std::expected<typename G::Rules, law::RulesetError>>;
  // The empty table, with nobody at it but the house.
  { G::initial(rules) } -> std::same_as<typename G::State>;
  // May refuse; never changes anything.
  { G::decide(rules, seen, command) } -> std::same_as<Decision<typename G::Event>>;
  // Total; never refuses.
  { G::apply(state, event) } -> std::same_as<void>;
  // Every command that this person may give now, with its bounds.
  { G::options(rules, seen, who) } -> std::same_as<std::vector<Option>>;
  // The only way out of a table: hidden cards stay hidden, in the state and in the events.
  { G::view(rules, seen, who) } -> std::same_as<typename G::View>;
  { G::seen_by(seen, event, who) } -> std::same_as<typename G::Event>;
  // What those who run its tables need to know of it, and what an event means to them.
  { G::facts() } -> std::same_as<const GameFacts&>;
  { G::milestone(event) } -> std::same_as<Milestone>;
  // What chance must bring next, and what an event tells of it.
  { G::chance(rules, seen) } -> std::same_as<ChanceDue>;
  { G::heard(event) } -> std::same_as<Heard>;
  // The money that an event moves.
  { G::postings(ruled, postings) } -> std::same_as<void>;
  { seen == seen } -> std::convertible_to<bool>;
};

}  // namespace sabot::rules
