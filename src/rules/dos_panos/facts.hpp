#pragma once
// What each command of bacarrá a dos paños is to those who run a table without knowing its rules,
// and what its events mean to them.

#include <array>
#include <tuple>

#include "sabot/rules/baccarat/talla_facts.hpp"
#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/refusals.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/rules/dos_panos/commands.hpp"
#include "sabot/rules/dos_panos/events.hpp"

namespace sabot::dos_panos {

inline constexpr auto command_facts = std::tuple_cat(
    rules::attendance_facts, baccarat::talla_facts,
    std::tuple{
        rules::staff<Open, Close, AuthoriseBanco, NoteFreeBank, AcceptProof, BeginSession,
                     AnnounceBanker>,
        // What goes wrong is reported by people, never by an automatic croupier.
        rules::report<DrawnEarly, CardFaceUp, CardsStuck, CardOnFloor, MisgiveCards, ExposeCard,
                      CardMisdealt, CardWithheld, CardInBasket, ThrownUnseen, WrongScore,
                      ChangedWord, TooSlow, OutsideAdvice, Warn, DiscardEarly, IrregularDeal>,
        rules::ruling<Rule>,
        rules::routine<Mix, OpenAuction, DrawLot, OpenBets, Deal, GiveCards, Pay>,
        rules::closing<AwardBank, AwardBanco, NoVaMas>,
        rules::play<TakeBank, RefuseBank, Bid, AnnounceStake, KeepBank, LeaveBank, Redeposit, Banco,
                    Bet, TakeCards, ReclaimCards>,
        rules::play_or_routine<Carta, No, Abatir, Show>,
        rules::seldom<Withdraw, PedirCuadro, PedirConsejo>, rules::aside<Claim>});

inline constexpr auto milestones = std::tuple_cat(
    baccarat::talla_milestones,
    std::tuple{rules::marks<rules::Milestone::coup_began, BetsOpened, BetPlaced, BetsClosed>,
               rules::marks<rules::Milestone::coup_ended, CoupEnded>,
               rules::marks<rules::Milestone::house_decided, HouseDecided>,
               rules::marks<rules::Milestone::closed, TableClosed>});

// What people read of it: of its events, then the others, then what its commands do.
extern const rules::Words sentences;
extern const rules::Words descriptions;
rules::GameWords words();

namespace detail {

using enum rules::RefusalCode;
inline constexpr std::array own_refusals{has_the_bank,
                                         not_the_banker,
                                         not_here,
                                         wrong_person,
                                         coup_in_progress,
                                         bets_closed,
                                         not_your_turn,
                                         not_your_hand,
                                         not_revealed,
                                         bets_open,
                                         too_few_players,
                                         too_late,
                                         must_deal_once,
                                         must_play_on,
                                         banco_made,
                                         session_over,
                                         free_bank_elsewhere,
                                         already_asked,
                                         chance_not_offered,
                                         below_minimum,
                                         above_maximum,
                                         no_such_bet,
                                         not_the_amount,
                                         nobody_has_bet,
                                         banco_stands,
                                         bank_is_free,
                                         no_proof,
                                         funds_short,
                                         minimum_not_authorised,
                                         wrong_count,
                                         cut_out_of_range,
                                         wrong_stop_place,
                                         card_not_in_sabot,
                                         card_not_named,
                                         naming_differs,
                                         no_such_card,
                                         already_open,
                                         no_such_number,
                                         no_new_sabot,
                                         reason_unfit,
                                         ruling_unfit,
                                         already_noted,
                                         must_draw,
                                         must_stand,
                                         must_abate,
                                         may_not_abate,
                                         already_bound};

}  // namespace detail

// Every refusal it can give.
inline constexpr auto refusals =
    rules::together(rules::core_refusals, rules::seat_refusals, detail::own_refusals);

}  // namespace sabot::dos_panos
