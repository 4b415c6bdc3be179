#include "sabot/rules/treinta_cuarenta/acts.hpp"

// The last coup of the session, in which 31 and 31 leaves no choice. A void one is not the last
// (S-115).

namespace sabot::treinta_cuarenta {

Bar bar(const Context& at, As<UltimaJugada>) {
  if (auto bar = bar_chief(at)) return bar;
  const auto& by = at.rules.last_coup;
  const bool in_time = !at.phase_is(Phase::closed) && !in_a_coup(at.state.phase);
  if (!in_time) return Refusal{RefusalCode::wrong_phase, by};
  if (at.state.over) return Refusal{RefusalCode::session_over, by};
  if (at.state.last) return Refusal{RefusalCode::already_noted, by};
  return std::nullopt;
}

Decision rule(const Context& at, const UltimaJugada&) {
  return Course(at)
      .add(LastCoupAnnounced{}, Citations(at.rules.last_coup).add("S-75"_art).add("S-115"_art))
      .done();
}

}  // namespace sabot::treinta_cuarenta
