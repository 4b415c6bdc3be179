#include "sabot/rules/punto_banca/acts.hpp"

// Coming and going: the common rules, and what leaving means to the sabot and to bets.

namespace sabot::punto_banca {
namespace {

bool has_stakes(const State& state, const PersonId& who) {
  for (const auto& stake : state.stakes)
    if (stake.by == who) return true;
  return false;
}

// How many compartments, how they are numbered and whom they take. Whether there is a number 13
// bears only on that one and on those behind it.
Citations numbering(const Rules& rules, rules::SeatNumber seat) {
  Citations by = rules.seats.by;
  if (seat >= 13 && rules.seats.value >= 13) by.add(rules.seat_13.by);
  return by;
}

// A player who has bet, or holds the sabot, stays until the coup is over.
Bar leaving(const Context& at) {
  const auto& state = at.state;
  const bool bound =
      in_a_coup(state.phase) && (has_stakes(state, at.who) || state.holder == at.who);
  if (bound) return Refusal{RefusalCode::coup_in_progress, "S-14"_art};
  return std::nullopt;
}

}  // namespace

rules::Attendance attendance(const Context& at, rules::SeatNumber seat) {
  return rules::Attendance{
      .people = at.state.people,
      .actor = at.actor,
      .places = at.state.places,
      .open = !at.phase_is(Phase::closed),
      .standing_allowed = at.state.standing_allowed,
      .waiting_list = at.rules.waiting_list.value,
      .taking_part = at.art("as11.pyb.C-a"_art),
      .seats = numbering(at.rules, seat),
      .standing = at.rules.standing,
      .list = at.rules.waiting_list.by,
      .leaving = leaving(at),
  };
}

Bar bar_croupier(const Context& at, Phase phase, const Citations& by) {
  if (auto bar = rules::bar_unless(at.actor, Role::croupier, at.rules.staff)) return bar;
  if (!at.phase_is(phase)) return Refusal{RefusalCode::wrong_phase, by};
  return std::nullopt;
}

Bar bar_bettor(const Context& at) {
  const Citations taking_part = at.art("as11.pyb.C-a"_art);
  if (auto bar = rules::bar_unless(at.actor, Role::player, taking_part)) return bar;
  if (!at.actor->is_placed()) return Refusal{RefusalCode::not_at_the_table, taking_part};
  return std::nullopt;
}

Decision rule(const Context& at, const Leave& command) {
  auto decision = rules::decide(attendance(at), command);
  if (!decision) return std::unexpected(decision.error());
  const auto& state = at.state;
  Verdict verdict;
  for (const auto& stake : state.stakes)
    if (stake.by == at.who)
      verdict.add(BetWithdrawn{stake.by, stake.on, stake.amount}, withdrawing(at, stake));
  verdict.add(Left{at.who}, decision->by);
  const bool had_it = (at.phase_is(Phase::offering) && state.offered_to == at.who) ||
                      (at.phase_is(Phase::betting) && state.holder == at.who);
  if (had_it) pass_sabot(at, verdict, at.who, {"S-09"_art, at.art("as11.pyb.C-d"_art)});
  return verdict.done();
}

}  // namespace sabot::punto_banca
