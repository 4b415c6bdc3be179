#pragma once
// What each command of the reglamento's punto y banca is to those who run a table without knowing
// its rules, and what its events mean to them.

#include <array>
#include <tuple>

#include "sabot/rules/baccarat/talla_facts.hpp"
#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/refusals.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/rules/reglamento/commands.hpp"
#include "sabot/rules/reglamento/events.hpp"

namespace sabot::reglamento {

inline constexpr auto command_facts = std::tuple_cat(
    rules::attendance_facts, baccarat::talla_facts,
    std::tuple{rules::staff<Open, Close>,
               // What goes wrong is reported by people, never by an automatic pagador.
               rules::report<DrawnEarly, CardFaceUp, MisgiveCards, NoticeMisgiven, MisstateWish,
                             NoticeMisstated, CardTurned, UndueCard, Confusion, BurnDeck, Warn>,
               rules::ruling<Rule>, rules::routine<Ensalada, Mix, AnnounceSuite, Cartas, Deal, Pay>,
               rules::closing<CloseRemate, CloseOffer, NoVaMas>,
               rules::play<Bid, TakeBank, DeclineBank, DeclineCut, Bet>,
               rules::play_or_routine<Carta, No, Show>,
               rules::seldom<RaiseBank, TakeHalf, GiveSuite, Desist, Withdraw, WaiveCards>,
               rules::aside<TakePartner, JoinBets, CedeCards, AskReconstruction>});

inline constexpr auto milestones =
    std::tuple_cat(baccarat::talla_milestones,
                   std::tuple{rules::marks<rules::Milestone::coup_began, BetPlaced, BetsClosed>,
                              rules::marks<rules::Milestone::coup_ended, CoupEnded>,
                              rules::marks<rules::Milestone::house_decided, HouseDecided>,
                              rules::marks<rules::Milestone::closed, TableClosed>});

// What people read of it: of its events, then the others, then what its commands do.
extern const rules::Words sentences;
extern const rules::Words descriptions;
rules::GameWords words();

namespace detail {

using enum rules::RefusalCode;
inline constexpr std::array own_refusals{
    not_seated,     has_the_bank,       not_the_banker,    not_here,
    wrong_person,   already_banked,     coup_in_progress,  bets_closed,
    not_your_turn,  not_your_hand,      not_revealed,      too_few_players,
    too_late,       chance_not_offered, below_minimum,     above_maximum,
    no_such_bet,    may_not_bid,        bets_may_not_join, nobody_has_bid,
    no_partners,    half_not_earned,    no_suite,          minimum_not_authorised,
    wrong_count,    cut_out_of_range,   wrong_stop_place,  card_not_in_sabot,
    card_not_named, naming_differs,     no_such_card,      already_open,
    reason_unfit,   claim_not_admitted, already_noted,     may_not_cede};

}  // namespace detail

// Every refusal it can give.
inline constexpr auto refusals =
    rules::together(rules::core_refusals, rules::seat_refusals, detail::own_refusals);

}  // namespace sabot::reglamento
