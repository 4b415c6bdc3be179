#pragma once
// What each command of punto y banca is to those who run a table without knowing its rules, and
// what its events mean to them.

#include <array>
#include <tuple>

#include "sabot/rules/baccarat/talla_facts.hpp"
#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/rules/common/refusals.hpp"
#include "sabot/rules/punto_banca/commands.hpp"
#include "sabot/rules/punto_banca/events.hpp"

namespace sabot::punto_banca {

inline constexpr auto command_facts =
    std::tuple_cat(rules::attendance_facts, baccarat::talla_facts,
                   std::tuple{rules::staff<Open, Close>, rules::ruling<Rule>,
                              rules::routine<Mix, TurnFirstCard, Burn, Cartas, Deal, Pay>,
                              rules::closing<NoVaMas>, rules::play<TakeSabot, DeclineSabot, Bet>,
                              rules::seldom<Withdraw>, rules::play_or_routine<Show, Carta, No>});

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
    not_seated,           coup_in_progress,   bets_closed,
    not_your_turn,        not_your_hand,      not_revealed,
    standing_not_allowed, chance_not_offered, below_minimum,
    above_maximum,        not_a_multiple,     no_such_bet,
    holder_must_bet,      factor_not_allowed, minimum_not_authorised,
    wrong_count,          cut_out_of_range,   wrong_stop_place,
    card_not_in_sabot,    card_not_named,     naming_differs,
    reason_unfit,         must_draw,          must_stand};

}  // namespace detail

// Every refusal it can give.
inline constexpr auto refusals =
    rules::together(rules::core_refusals, rules::seat_refusals, detail::own_refusals);

}  // namespace sabot::punto_banca
