#pragma once
// What each command of the wheel is to those who run a table without knowing its rules, and what
// its events mean to them.

#include <tuple>

#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/rules/wheel/commands.hpp"
#include "sabot/rules/wheel/events.hpp"

namespace sabot::wheel {

inline constexpr auto command_facts = std::tuple_cat(
    rules::attendance_facts,
    std::tuple{rules::staff<Open, Close, TiradaNula, UltimaJugada, Rule>,
               rules::routine<HaganSusApuestas, Lanzar, Stop, Pay>, rules::closing<NoVaMas>,
               rules::play<Bet, Half, Prison>, rules::seldom<Withdraw>,
               rules::aside<TurnWheel, TakeColour, ReturnColour>});

inline constexpr std::tuple milestones{rules::marks<rules::Milestone::coup_began, BetsOpened>,
                                       rules::marks<rules::Milestone::coup_ended, CoupEnded>,
                                       rules::marks<rules::Milestone::house_decided, HouseDecided>,
                                       rules::marks<rules::Milestone::closed, TableClosed>};

rules::GameWords words();

}  // namespace sabot::wheel
