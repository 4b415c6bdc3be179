#pragma once
// What each command of chemin de fer is to those who run a table without knowing its rules, and
// what its events mean to them.

#include <array>
#include <tuple>

#include "sabot/rules/baccarat/talla_facts.hpp"
#include "sabot/rules/chemin_de_fer/commands.hpp"
#include "sabot/rules/chemin_de_fer/events.hpp"
#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/rules/common/refusals.hpp"

namespace sabot::chemin_de_fer {

inline constexpr auto command_facts = std::tuple_cat(
    rules::attendance_facts, baccarat::talla_facts,
    std::tuple{
        rules::staff<Open, Close, AuthoriseBanco, NoteElsewhere>,
        // What goes wrong is reported by people, never by an automatic croupier.
        rules::report<DrawnEarly, CardFaceUp, CardsStuck, CardOnFloor, ExposeCard, WrongCarta,
                      FifthCard, ExtraCards, TwoThirdCards, CardInBasket, ThrownUnseen,
                      MisgiveCards, CardsSnatched, Warn, TooSlow, OutsideAdvice, FollowedHand,
                      BetUnwatched, DrawnInError, CroupierFault, DiscardEarly>,
        rules::ruling<Rule>, rules::aside_or_routine<Mix>, rules::routine<Deal, GiveCards, Pay>,
        rules::closing<MixLast, AwardBank, AnnounceBank, AwardBanco, NoVanMas, GoOn>,
        rules::play<DeclineCut, TakeBank, RefuseBank, Bid, AcceptAssociate, PutInGarage, TodoVa,
                    KeepBank, PassHand, Banco, BancoSeguido, BancoConLaMesa, UltimoCompleto, Bet,
                    RemoveLateBets, TakeCards, ReclaimCards, DarCarta, NegarCarta>,
        rules::play_or_routine<Carta, No, Abatir, Show>,
        rules::seldom<Withdraw, PedirCuadro, PedirConsejo>,
        rules::aside<AskChange, ChangeSeat, Tip, OfferAssociation, Claim, RaiseBank, RefuseToDeal>,
        rules::coming<ComeBack>, rules::parting<StepAway>});

inline constexpr auto milestones = std::tuple_cat(
    baccarat::talla_milestones,
    std::tuple{rules::marks<rules::Milestone::coup_began, BankAnnounced, BetPlaced, BetsClosed>,
               rules::marks<rules::Milestone::coup_ended, CoupEnded>,
               rules::marks<rules::Milestone::chips_given, Tipped>,
               rules::marks<rules::Milestone::house_decided, HouseDecided>,
               rules::marks<rules::Milestone::closed, TableClosed>});

// What people read of it: its own words (of its events, then the others, then what its commands
// do), and those it shares.
extern const rules::Words sentences;
extern const rules::Words descriptions;
rules::GameWords words();

namespace detail {

using enum rules::RefusalCode;
inline constexpr std::array own_refusals{is_away,
                                         not_seated,
                                         has_the_bank,
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
                                         cards_seen,
                                         too_late,
                                         must_deal_once,
                                         must_play_on,
                                         no_right_to_seguido,
                                         banco_made,
                                         half_taken,
                                         card_owed,
                                         empty_for_a_moment,
                                         seated_elsewhere,
                                         already_asked,
                                         below_minimum,
                                         above_maximum,
                                         no_such_bet,
                                         not_the_amount,
                                         may_not_bid,
                                         bets_may_not_join,
                                         no_such_proposal,
                                         nobody_has_bet,
                                         bank_is_covered,
                                         winnings_too_small,
                                         bank_is_limited,
                                         banco_stands,
                                         minimum_not_authorised,
                                         wrong_count,
                                         cut_out_of_range,
                                         wrong_stop_place,
                                         card_not_in_sabot,
                                         card_not_named,
                                         naming_differs,
                                         no_such_card,
                                         already_open,
                                         card_not_owed,
                                         reason_unfit,
                                         claim_not_admitted,
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

}  // namespace sabot::chemin_de_fer
