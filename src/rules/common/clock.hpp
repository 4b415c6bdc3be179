#pragma once
// Somebody's time has run out. The rules know no clock: those who keep one say so, the croupier or
// the person who directs the game, and the house decides for the absent player. A game lists the
// command among its own, and says for each of its states whom it waits for and what is then done.

#include <algorithm>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/rules/common/attendance.hpp"

namespace sabot::rules {

using boost::describe::operators::operator==;

// clang-format off
struct ClockOut { PersonId person; };
BOOST_DESCRIBE_STRUCT(ClockOut, (), (person))

// clang-format on

// Somebody without whom the game does not go on, what the house does in their place, and why.
template <class Act>
struct Awaited {
  PersonId person;
  Act act{};
  law::Citations by;
};

// Whoever deals, or a person who has this office.
Bar bar_clock_out(const Person* actor, Role directs, const law::Citations& office,
                  Role deals = Role::croupier);
// What is wrong with naming this person, where the game waits for these.
Bar bar_not_awaited(const People& people, const std::vector<PersonId>& awaited,
                    const PersonId& person);
void offer_clock_out(const std::vector<PersonId>& awaited, std::vector<Option>& out);

template <class Act>
std::vector<PersonId> names_of(const std::vector<Awaited<Act>>& awaited) {
  std::vector<PersonId> names;
  for (const auto& one : awaited) names.push_back(one.person);
  return names;
}

// That the house decides for the absent player, and then what that player's own act leads to:
// `act_for` gives the act's decision, from whose place it is done and which it is.
template <class HouseDecided, class Context, class Act, class ActFor>
auto decide_for_absent(const Context& at, const std::vector<Awaited<Act>>& awaited,
                       const PersonId& person, ActFor act_for) -> decltype(act_for(at, Act{})) {
  if (auto bar = bar_not_awaited(at.state.people, names_of(awaited), person))
    return std::unexpected(*bar);
  const auto& one = *std::ranges::find(awaited, person, &Awaited<Act>::person);
  auto decision = act_for(Context(at.rules, at.state, person), one.act);
  if (decision) decision->insert(decision->begin(), {HouseDecided{person, one.act}, one.by});
  return decision;
}

}  // namespace sabot::rules
