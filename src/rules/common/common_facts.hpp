#pragma once
// The facts of the commands and events that games share: people, chips, the clock, the talla.

#include <tuple>

#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/clock.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/talla.hpp"

namespace sabot::rules {

inline constexpr Acts<Reveal> reveal_first{{CroupierAct::first, PlayerAct::never}};

inline constexpr std::tuple attendance_facts{staff<Admit, SellChips, RedeemChips, ClockOut>,
                                             coming<Sit, StandBehind>, aside<Wait>, parting<Leave>};
inline constexpr std::tuple talla_facts{routine<CountCards, PlaceStopCard>, play_or_routine<Cut>,
                                        reveal_first};
inline constexpr std::tuple talla_milestones{marks<Milestone::series_began, CardsCounted>,
                                             marks<Milestone::series_ended, TallaEnded>,
                                             marks<Milestone::revealed, OrderRevealed>};

// What an event of a game means, by the game's own list.
template <const auto& milestones, class Event>
Milestone milestone_of(const Event& event) {
  return visit([]<class E>(const E&) { return milestone_in<E>(milestones); }, event);
}

}  // namespace sabot::rules
