#include <algorithm>

#include "sabot/rules/wheel/acts.hpp"

// Coming and going: the common rules, and what leaving means to bets and to a player's colour.

namespace sabot::wheel {

rules::Attendance attendance(const Context& at) {
  return rules::Attendance{
      .people = at.state.people,
      .actor = at.actor,
      .places = at.state.places,
      .open = !at.phase_is(Phase::closed),
      .standing_allowed = false,
      .waiting_list = at.rules.waiting_list.value,
      .taking_part = at.rules.taking_part,
      .seats = at.rules.seats.by,
      .standing = at.rules.taking_part,
      .list = at.rules.waiting_list.by.empty() ? at.rules.taking_part : at.rules.waiting_list.by,
      .leaving = bar_leaving(at),
  };
}

Bar bar_croupier(const Context& at, Phase phase, const Citations& by) {
  if (auto bar = rules::bar_unless(at.actor, Role::croupier, at.rules.staff)) return bar;
  if (!at.phase_is(phase)) return Refusal{RefusalCode::wrong_phase, by};
  return std::nullopt;
}

Bar bar_chief(const Context& at) {
  return rules::bar_unless(at.actor, Role::chief, at.rules.chief);
}

// Where there are no seats, everybody admitted is at the table.
Bar bar_player(const Context& at) {
  if (auto bar = rules::bar_unless(at.actor, Role::player, at.rules.taking_part)) return bar;
  const bool has_seats = at.rules.seats.value > 0;
  if (has_seats && !at.actor->is_placed())
    return Refusal{RefusalCode::not_at_the_table, at.rules.taking_part};
  return std::nullopt;
}

Bar bar_leaving(const Context& at) {
  const auto& state = at.state;
  const auto is_own = [&](const auto& one) { return one.by == at.who; };
  const bool bound = in_a_coup(state.phase) && std::ranges::any_of(state.stakes, is_own);
  if (bound || std::ranges::any_of(state.prison, is_own))
    return Refusal{RefusalCode::coup_in_progress, "S-14"_art};
  return std::nullopt;
}

Decision rule(const Context& at, const Leave& command) {
  auto decision = rules::decide(attendance(at), command);
  if (!decision) return std::unexpected(decision.error());
  Verdict verdict;
  for (const auto& stake : at.state.stakes)
    if (stake.by == at.who)
      verdict.add(BetWithdrawn{stake.by, stake.on, stake.amount, stake.pano},
                  withdrawing(at, stake));
  if (const auto* own = at.state.colour_of(at.who))
    verdict.add(ColourReturned{at.who, own->colour}, at.rules.colours.by);
  verdict.add(Left{at.who}, decision->by);
  return verdict.done();
}

}  // namespace sabot::wheel
