#pragma once
// What each command of chemin de fer is to those who run a table without knowing its rules, and
// what its events mean to them.

#include <tuple>

#include "sabot/rules/baccarat/talla_facts.hpp"
#include "sabot/rules/chemin_de_fer/commands.hpp"
#include "sabot/rules/chemin_de_fer/events.hpp"
#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/words.hpp"

namespace sabot::chemin_de_fer {

inline constexpr auto command_facts = std::tuple_cat(
    rules::attendance_facts, baccarat::talla_facts,
    std::tuple{
        rules::staff<Open, Close, AuthoriseBanco, NoteElsewhere>,
        // What goes wrong is reported by people, never by an automatic croupier.
        rules::staff<DrawnEarly, CardFaceUp, CardsStuck, CardOnFloor, ExposeCard, WrongCarta,
                     FifthCard, ExtraCards, TwoThirdCards, CardInBasket, ThrownUnseen, MisgiveCards,
                     CardsSnatched, Warn, TooSlow, OutsideAdvice, FollowedHand, BetUnwatched,
                     DrawnInError, CroupierFault, DiscardEarly, Rule>,
        rules::aside_or_routine<Mix>, rules::routine<Deal, GiveCards, Pay>,
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

// What people read of it: its own words (of its events, then the others), and those it shares.
extern const rules::Words sentences;
rules::GameWords words();

}  // namespace sabot::chemin_de_fer
