#pragma once
// What each command of punto y banca is to those who run a table without knowing its rules, and
// what its events mean to them.

#include <tuple>

#include "sabot/rules/baccarat/talla_facts.hpp"
#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/rules/punto_banca/commands.hpp"
#include "sabot/rules/punto_banca/events.hpp"

namespace sabot::punto_banca {

inline constexpr auto command_facts =
    std::tuple_cat(rules::attendance_facts, baccarat::talla_facts,
                   std::tuple{rules::staff<Open, Close, Rule>,
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

}  // namespace sabot::punto_banca
