#include <algorithm>

#include "sabot/rules/treinta_cuarenta/acts.hpp"

// Coming and going: the common rules, and what leaving means to bets. Any number of people play:
// those who have no seat stand behind one (S-110).

namespace sabot::treinta_cuarenta {
namespace {

Bar leaving(const Context& at) {
  const auto& state = at.state;
  const auto is_own = [&](const auto& one) { return one.by == at.who; };
  const bool bound = in_a_coup(state.phase) && std::ranges::any_of(state.stakes, is_own);
  if (bound || std::ranges::any_of(state.prison, is_own))
    return Refusal{RefusalCode::coup_in_progress, "S-14"_art};
  return std::nullopt;
}

}  // namespace

rules::Attendance attendance(const Context& at) {
  return rules::Attendance{
      .people = at.state.people,
      .actor = at.actor,
      .places = at.state.places,
      .open = !at.phase_is(Phase::closed),
      .standing_allowed = true,
      .waiting_list = at.rules.waiting_list.value,
      .taking_part = at.rules.taking_part,
      .seats = at.rules.seats.by,
      .standing = Citations(at.rules.taking_part).add("S-110"_art),
      .list = at.rules.waiting_list.by,
      .leaving = leaving(at),
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

Bar bar_player(const Context& at) {
  if (auto bar = rules::bar_unless(at.actor, Role::player, at.rules.taking_part)) return bar;
  if (!at.actor->is_placed())
    return Refusal{RefusalCode::not_at_the_table, Citations(at.rules.taking_part).add("S-110"_art)};
  return std::nullopt;
}

Decision rule(const Context& at, const Leave& command) {
  auto decision = rules::decide(attendance(at), command);
  if (!decision) return std::unexpected(decision.error());
  Course on(at);
  for (const auto& one : at.state.stakes)
    if (one.by == at.who)
      on.add(BetWithdrawn{one.by, one.on, one.amount, one.insurance}, "S-08"_art);
  return on.add(Left{at.who}, decision->by).done();
}

}  // namespace sabot::treinta_cuarenta
