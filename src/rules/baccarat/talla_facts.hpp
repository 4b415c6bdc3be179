#pragma once
// The facts of the commands and events by which a talla is prepared and ends.

#include <tuple>

#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/facts.hpp"

namespace sabot::baccarat {

inline constexpr rules::Acts<Reveal> reveal_first{
    {rules::CroupierAct::first, rules::PlayerAct::never}};

inline constexpr std::tuple talla_facts{rules::routine<CountCards, PlaceStopCard>,
                                        rules::play_or_routine<Cut>, reveal_first};
inline constexpr std::tuple talla_milestones{
    rules::marks<rules::Milestone::series_began, CardsCounted>,
    rules::marks<rules::Milestone::series_ended, TallaEnded>,
    rules::marks<rules::Milestone::revealed, OrderRevealed>};

}  // namespace sabot::baccarat
