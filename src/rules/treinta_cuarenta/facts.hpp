#pragma once
// What each command of treinta y cuarenta is to those who run a table without knowing its rules,
// and what its events mean to them.

#include <array>
#include <tuple>

#include "sabot/rules/baccarat/talla_facts.hpp"
#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/refusals.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/rules/treinta_cuarenta/commands.hpp"
#include "sabot/rules/treinta_cuarenta/events.hpp"

namespace sabot::treinta_cuarenta {

inline constexpr auto command_facts =
    std::tuple_cat(rules::attendance_facts, baccarat::talla_facts,
                   std::tuple{rules::staff<Open, Close, UltimaJugada>, rules::ruling<Rule>,
                              rules::routine<Mix, CountRest, Deal, Pay>, rules::closing<NoVaMas>,
                              rules::play<Bet, Half, Prison>, rules::seldom<Withdraw, DeclineCut>});

inline constexpr auto milestones =
    std::tuple_cat(baccarat::talla_milestones,
                   std::tuple{rules::marks<rules::Milestone::coup_began, BetPlaced, BetsClosed>,
                              rules::marks<rules::Milestone::coup_ended, CoupEnded>,
                              rules::marks<rules::Milestone::house_decided, HouseDecided>,
                              rules::marks<rules::Milestone::closed, TableClosed>});

// What people read of it: its own words, and those that it shares.
rules::GameWords words();

namespace detail {

using enum rules::RefusalCode;
inline constexpr std::array own_refusals{
    coup_in_progress, bets_closed,      not_your_turn,          not_revealed,
    prisoners_wait,   session_over,     chance_not_offered,     below_minimum,
    above_maximum,    no_such_bet,      minimum_not_authorised, wrong_count,
    cut_out_of_range, wrong_stop_place, card_not_in_sabot,      reason_unfit,
    already_noted};

}  // namespace detail

// Every refusal it can give.
inline constexpr auto refusals =
    rules::together(rules::core_refusals, rules::seat_refusals, detail::own_refusals);

}  // namespace sabot::treinta_cuarenta
