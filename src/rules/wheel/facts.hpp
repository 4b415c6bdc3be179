#pragma once
// What each command of the wheel is to those who run a table without knowing its rules, and what
// its events mean to them.

#include <array>
#include <tuple>

#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/rules/common/refusals.hpp"
#include "sabot/rules/wheel/commands.hpp"
#include "sabot/rules/wheel/events.hpp"

namespace sabot::wheel {

inline constexpr auto command_facts = std::tuple_cat(
    rules::attendance_facts,
    std::tuple{rules::staff<Open, Close, UltimaJugada>, rules::report<TiradaNula>,
               rules::ruling<Rule>, rules::routine<HaganSusApuestas, Lanzar, Stop, Pay>,
               rules::closing<NoVaMas>, rules::play<Bet, Half, Prison>, rules::seldom<Withdraw>,
               rules::aside<TurnWheel, TakeColour, ReturnColour>});

inline constexpr std::tuple milestones{rules::marks<rules::Milestone::coup_began, BetsOpened>,
                                       rules::marks<rules::Milestone::coup_ended, CoupEnded>,
                                       rules::marks<rules::Milestone::house_decided, HouseDecided>,
                                       rules::marks<rules::Milestone::closed, TableClosed>};

rules::GameWords words();

namespace detail {

using enum rules::RefusalCode;
inline constexpr std::array own_refusals{standing_not_allowed,
                                         above_maximum,
                                         already_noted,
                                         already_turned,
                                         below_minimum,
                                         bets_closed,
                                         chance_not_offered,
                                         colour_taken,
                                         coup_in_progress,
                                         has_colour,
                                         minimum_not_authorised,
                                         no_colour,
                                         no_such_bet,
                                         no_such_number,
                                         not_a_multiple,
                                         prisoners_wait,
                                         promise_unfit,
                                         reason_unfit,
                                         session_over,
                                         too_late,
                                         unknown_pano,
                                         value_not_a_chip,
                                         wheel_unfit};

}  // namespace detail

// Every refusal it can give.
inline constexpr auto refusals =
    rules::together(rules::core_refusals, rules::seat_refusals, detail::own_refusals);

}  // namespace sabot::wheel
