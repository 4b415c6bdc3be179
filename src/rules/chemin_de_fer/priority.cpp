#include <algorithm>
#include <utility>

#include "sabot/rules/chemin_de_fer/acts.hpp"

// The order of priority, whatever it is about (es79.08.IV, as11.cdf.D).

namespace sabot::chemin_de_fer {
namespace {

enum Group { seated, standing, saluting, nowhere };

Group group_of(const State& state, const PersonId& who) {
  const auto* person = state.people.find(who);
  if (person == nullptr || !person->is_placed()) return nowhere;
  if (person->standing) return standing;
  return state.mark(who).must_salute ? saluting : seated;
}

// Everybody ranks from the banker's right; while there is no banker, from where the bank set out.
SeatNumber reference(const Rules& rules, const State& state) {
  const auto* banker = state.people.find(state.bank.banker);
  return banker != nullptr && banker->is_placed() ? banker->seat : start_of_round(rules, state);
}

// Why the first of two comes before the second.
Citations before(const Rules& rules, const Rank& first, const Rank& second) {
  const auto by_place = rules.art("as11.cdf.D-c"_art);
  if (second.group == saluting) {
    const Citations salute{rules.art("as11.cdf.D-f"_art), rules.art("as11.cdf.D-g"_art)};
    return first.group == saluting ? Citations(by_place).add(salute) : salute;
  }
  if (first.group == standing)
    return Citations(by_place).add(rules.art("as11.cdf.D-d"_art)).add(rules.standing_rank.by);
  return by_place;
}

}  // namespace

SeatNumber start_of_round(const Rules& rules, const State& state) {
  const auto why = state.offer.why;
  const bool first = why == Vacancy::initial || why == Vacancy::continued;
  return first && rules.rotation.value == Rotation::restarts ? 0 : state.turn;
}

Rank rank_of(const Rules& rules, const State& state, const PersonId& who, int order) {
  const auto group = group_of(state, who);
  if (group == nowhere) return {group, 0, order};
  const bool has_no_place = group == standing && rules.standing_rank.value == StandingRank::by_bet;
  if (has_no_place) return {group, 0, order};
  const auto seat = state.people.find(who)->seat;
  return {group, state.places.rank_right(reference(rules, state), seat), order};
}

Citations rank_articles(const Rules& rules, const State& state, const PersonId& who) {
  Citations by{rules.art("as11.cdf.D-c"_art)};
  switch (group_of(state, who)) {
    case standing: return by.add(rules.art("as11.cdf.D-d"_art)).add(rules.standing_rank.by);
    case saluting: return by.add(rules.art("as11.cdf.D-f"_art)).add(rules.art("as11.cdf.D-g"_art));
    default: return by;
  }
}

First first_of(const Rules& rules, const State& state, const std::vector<PersonId>& people) {
  require(!people.empty(), "chemin de fer: nobody to come first");
  std::vector<std::pair<Rank, PersonId>> ranked;
  for (const auto& one : people)
    ranked.emplace_back(rank_of(rules, state, one, static_cast<int>(ranked.size())), one);
  std::ranges::sort(ranked, {}, &std::pair<Rank, PersonId>::first);
  const auto& [rank, who] = ranked.front();
  return {who, ranked.size() == 1 ? Citations() : before(rules, rank, ranked[1].first)};
}

}  // namespace sabot::chemin_de_fer
