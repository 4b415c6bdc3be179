#pragma once
// The facts of the commands and events that games share: people, chips, the clock.

#include <tuple>

#include "sabot/rules/common/attendance.hpp"
#include "sabot/rules/common/clock.hpp"
#include "sabot/rules/common/facts.hpp"

namespace sabot::rules {

inline constexpr std::tuple attendance_facts{staff<Admit, SellChips, RedeemChips, ClockOut>,
                                             coming<Sit, StandBehind>, aside<Wait>, parting<Leave>};

// What an event of a game means, by the game's own list.
template <const auto& milestones, class Event>
Milestone milestone_of(const Event& event) {
  return visit([]<class E>(const E&) { return milestone_in<E>(milestones); }, event);
}

}  // namespace sabot::rules
