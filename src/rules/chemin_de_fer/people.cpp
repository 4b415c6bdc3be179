#include <algorithm>

#include "sabot/rules/chemin_de_fer/acts.hpp"

// Which people may act, and whether there are enough of them.

namespace sabot::chemin_de_fer {
namespace {

bool is_present(const State& state, const Person& person) {
  return person.is_placed() && !state.mark(person.id).absent;
}

}  // namespace

Bar bar_director(const Context& at, const Citations& by) {
  return rules::bar_unless(at.actor, Role::director, by);
}

Bar bar_report(const Context& at, const Citations& by) {
  if (auto bar = bar_reporter(at)) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

Bar bar_player(const Context& at) {
  const Citations taking_part{at.art("as11.cdf.D-a"_art), at.art("as11.cdf.D-b"_art)};
  if (auto bar = rules::bar_unless(at.actor, Role::player, taking_part)) return bar;
  if (!at.actor->is_placed()) return refusal(RefusalCode::not_at_the_table, taking_part);
  if (at.state.mark(at.who).absent)
    return refusal(RefusalCode::is_away, at.art("as11.cdf.D-n"_art));
  return std::nullopt;
}

Bar bar_banker(const Context& at, const Citations& by) {
  if (auto bar = bar_player(at)) return bar;
  if (!at.state.is_banker(at.who)) return refusal(RefusalCode::not_the_banker, by);
  return std::nullopt;
}

int players_present(const State& state) {
  return static_cast<int>(std::ranges::count_if(
      state.people.all(), [&](const Person& one) { return is_present(state, one); }));
}

bool enough_players(const Rules& rules, const State& state) {
  const bool besides = rules.players_counted.value == PlayersCounted::besides_banker;
  return players_present(state) >= rules.players_needed.value + (besides ? 1 : 0);
}

Citations players_article(const Rules& rules) {
  return Citations(rules.players_needed.by).add(rules.players_counted.by);
}

bool is_present(const State& state, const PersonId& who) {
  const auto* person = state.people.find(who);
  return person != nullptr && is_present(state, *person);
}

bool is_seated_here(const State& state, const PersonId& who) {
  const auto* person = state.people.find(who);
  return person != nullptr && person->is_seated();
}

}  // namespace sabot::chemin_de_fer
