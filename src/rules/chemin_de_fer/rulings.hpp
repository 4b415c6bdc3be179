#pragma once
// Where each command is ruled on. An offer of its own has every command with fields.

#include "sabot/rules/chemin_de_fer/acts.hpp"

namespace sabot::chemin_de_fer {

// opening.cpp
Bar bar(const Context& at, As<Open>);
Bar bar(const Context& at, As<Close>);
Bar bar(const Context& at, As<AuthoriseBanco>);
Bar bar(const Context& at, As<NoteElsewhere>);
void offer(const Context& at, As<Open>, Options& out);
void offer(const Context& at, As<AuthoriseBanco>, Options& out);
void offer(const Context& at, As<NoteElsewhere>, Options& out);
Decision rule(const Context& at, const Open& command);
Decision rule(const Context& at, const Close& command);
Decision rule(const Context& at, const AuthoriseBanco& command);
Decision rule(const Context& at, const NoteElsewhere& command);

// preparation.cpp
Bar bar(const Context& at, As<CountCards>);
Bar bar(const Context& at, As<Mix>);
Bar bar(const Context& at, As<MixLast>);
Bar bar(const Context& at, As<Cut>);
Bar bar(const Context& at, As<DeclineCut>);
Bar bar(const Context& at, As<PlaceStopCard>);
Bar bar(const Context& at, As<Reveal>);
void offer(const Context& at, As<CountCards>, Options& out);
void offer(const Context& at, As<MixLast>, Options& out);
void offer(const Context& at, As<Cut>, Options& out);
void offer(const Context& at, As<PlaceStopCard>, Options& out);
void offer(const Context& at, As<Reveal>, Options& out);
Decision rule(const Context& at, const CountCards& command);
Decision rule(const Context& at, const Mix& command);
Decision rule(const Context& at, const MixLast& command);
Decision rule(const Context& at, const Cut& command);
Decision rule(const Context& at, const DeclineCut& command);
Decision rule(const Context& at, const PlaceStopCard& command);
Decision rule(const Context& at, const Reveal& command);

// places.cpp (the rest of attendance is rules/common's)
Bar bar(const Context& at, As<AskChange>);
Bar bar(const Context& at, As<ChangeSeat>);
Bar bar(const Context& at, As<StepAway>);
Bar bar(const Context& at, As<ComeBack>);
Bar bar(const Context& at, As<Tip>);
void offer(const Context& at, As<ChangeSeat>, Options& out);
void offer(const Context& at, As<Tip>, Options& out);
Decision rule(const Context& at, const AskChange& command);
Decision rule(const Context& at, const ChangeSeat& command);
Decision rule(const Context& at, const StepAway& command);
Decision rule(const Context& at, const ComeBack& command);
Decision rule(const Context& at, const Tip& command);
Decision rule(const Context& at, const Sit& command);
Decision rule(const Context& at, const Leave& command);

// taking.cpp
Bar bar(const Context& at, As<TakeBank>);
Bar bar(const Context& at, As<RefuseBank>);
void offer(const Context& at, As<TakeBank>, Options& out);
Decision rule(const Context& at, const TakeBank& command);
Decision rule(const Context& at, const RefuseBank& command);

// auction.cpp
Bar bar(const Context& at, As<Bid>);
Bar bar(const Context& at, As<AwardBank>);
Bar bar(const Context& at, As<RefuseToDeal>);
void offer(const Context& at, As<Bid>, Options& out);
Decision rule(const Context& at, const Bid& command);
Decision rule(const Context& at, const AwardBank& command);
Decision rule(const Context& at, const RefuseToDeal& command);

// banking.cpp
Bar bar(const Context& at, As<RaiseBank>);
Bar bar(const Context& at, As<PutInGarage>);
Bar bar(const Context& at, As<TodoVa>);
Bar bar(const Context& at, As<KeepBank>);
Bar bar(const Context& at, As<PassHand>);
Bar bar(const Context& at, As<AnnounceBank>);
void offer(const Context& at, As<RaiseBank>, Options& out);
void offer(const Context& at, As<PutInGarage>, Options& out);
Decision rule(const Context& at, const RaiseBank& command);
Decision rule(const Context& at, const PutInGarage& command);
Decision rule(const Context& at, const TodoVa& command);
Decision rule(const Context& at, const KeepBank& command);
Decision rule(const Context& at, const PassHand& command);
Decision rule(const Context& at, const AnnounceBank& command);

// association.cpp
Bar bar(const Context& at, As<OfferAssociation>);
Bar bar(const Context& at, As<AcceptAssociate>);
void offer(const Context& at, As<OfferAssociation>, Options& out);
void offer(const Context& at, As<AcceptAssociate>, Options& out);
Decision rule(const Context& at, const OfferAssociation& command);
Decision rule(const Context& at, const AcceptAssociate& command);

// banco.cpp
Bar bar(const Context& at, As<Banco>);
Bar bar(const Context& at, As<BancoSeguido>);
Bar bar(const Context& at, As<AwardBanco>);
Bar bar(const Context& at, As<BancoConLaMesa>);
Bar bar(const Context& at, As<UltimoCompleto>);
void offer(const Context& at, As<Banco>, Options& out);
Decision rule(const Context& at, const Banco& command);
Decision rule(const Context& at, const BancoSeguido& command);
Decision rule(const Context& at, const AwardBanco& command);
Decision rule(const Context& at, const BancoConLaMesa& command);
Decision rule(const Context& at, const UltimoCompleto& command);

// betting.cpp
Bar bar(const Context& at, As<Bet>);
Bar bar(const Context& at, As<Withdraw>);
Bar bar(const Context& at, As<RemoveLateBets>);
Bar bar(const Context& at, As<NoVanMas>);
void offer(const Context& at, As<Bet>, Options& out);
Decision rule(const Context& at, const Bet& command);
Decision rule(const Context& at, const Withdraw& command);
Decision rule(const Context& at, const RemoveLateBets& command);
Decision rule(const Context& at, const NoVanMas& command);

// dealing.cpp
Bar bar(const Context& at, As<Deal>);
void offer(const Context& at, As<Deal>, Options& out);
Decision rule(const Context& at, const Deal& command);

// giving.cpp
Bar bar(const Context& at, As<GiveCards>);
Bar bar(const Context& at, As<TakeCards>);
Bar bar(const Context& at, As<ReclaimCards>);
Bar bar(const Context& at, As<MisgiveCards>);
Bar bar(const Context& at, As<CardsSnatched>);
void offer(const Context& at, As<MisgiveCards>, Options& out);
void offer(const Context& at, As<CardsSnatched>, Options& out);
Decision rule(const Context& at, const GiveCards& command);
Decision rule(const Context& at, const TakeCards& command);
Decision rule(const Context& at, const ReclaimCards& command);
Decision rule(const Context& at, const MisgiveCards& command);
Decision rule(const Context& at, const CardsSnatched& command);

// speaking.cpp
Bar bar(const Context& at, As<Carta>);
Bar bar(const Context& at, As<No>);
Bar bar(const Context& at, As<Abatir>);
Bar bar(const Context& at, As<PedirConsejo>);
Decision rule(const Context& at, const Carta& command);
Decision rule(const Context& at, const No& command);
Decision rule(const Context& at, const Abatir& command);
Decision rule(const Context& at, const PedirConsejo& command);

// banker.cpp
Bar bar(const Context& at, As<DarCarta>);
Bar bar(const Context& at, As<NegarCarta>);
Bar bar(const Context& at, As<PedirCuadro>);
Decision rule(const Context& at, const DarCarta& command);
Decision rule(const Context& at, const NegarCarta& command);
Decision rule(const Context& at, const PedirCuadro& command);

// showing.cpp
Bar bar(const Context& at, As<GoOn>);
Bar bar(const Context& at, As<Show>);
void offer(const Context& at, As<Show>, Options& out);
Decision rule(const Context& at, const GoOn& command);
Decision rule(const Context& at, const Show& command);

// paying.cpp
Bar bar(const Context& at, As<Pay>);
Decision rule(const Context& at, const Pay& command);

// card_errors.cpp
Bar bar(const Context& at, As<DrawnEarly>);
Bar bar(const Context& at, As<CardFaceUp>);
Bar bar(const Context& at, As<CardsStuck>);
Bar bar(const Context& at, As<CardOnFloor>);
Bar bar(const Context& at, As<ExposeCard>);
Bar bar(const Context& at, As<FifthCard>);
Bar bar(const Context& at, As<ExtraCards>);
Bar bar(const Context& at, As<DrawnInError>);
void offer(const Context& at, As<DrawnEarly>, Options& out);
void offer(const Context& at, As<CardFaceUp>, Options& out);
void offer(const Context& at, As<CardsStuck>, Options& out);
void offer(const Context& at, As<CardOnFloor>, Options& out);
void offer(const Context& at, As<ExposeCard>, Options& out);
void offer(const Context& at, As<FifthCard>, Options& out);
void offer(const Context& at, As<ExtraCards>, Options& out);
void offer(const Context& at, As<DrawnInError>, Options& out);
Decision rule(const Context& at, const DrawnEarly& command);
Decision rule(const Context& at, const CardFaceUp& command);
Decision rule(const Context& at, const CardsStuck& command);
Decision rule(const Context& at, const CardOnFloor& command);
Decision rule(const Context& at, const ExposeCard& command);
Decision rule(const Context& at, const FifthCard& command);
Decision rule(const Context& at, const ExtraCards& command);
Decision rule(const Context& at, const DrawnInError& command);

// banker_errors.cpp
Bar bar(const Context& at, As<WrongCarta>);
Bar bar(const Context& at, As<TwoThirdCards>);
Bar bar(const Context& at, As<CardInBasket>);
Bar bar(const Context& at, As<ThrownUnseen>);
void offer(const Context& at, As<WrongCarta>, Options& out);
void offer(const Context& at, As<TwoThirdCards>, Options& out);
void offer(const Context& at, As<CardInBasket>, Options& out);
void offer(const Context& at, As<ThrownUnseen>, Options& out);
Decision rule(const Context& at, const WrongCarta& command);
Decision rule(const Context& at, const TwoThirdCards& command);
Decision rule(const Context& at, const CardInBasket& command);
Decision rule(const Context& at, const ThrownUnseen& command);

// conduct.cpp
Bar bar(const Context& at, As<Warn>);
Bar bar(const Context& at, As<TooSlow>);
Bar bar(const Context& at, As<OutsideAdvice>);
Bar bar(const Context& at, As<FollowedHand>);
Bar bar(const Context& at, As<BetUnwatched>);
Bar bar(const Context& at, As<Claim>);
void offer(const Context& at, As<Warn>, Options& out);
void offer(const Context& at, As<OutsideAdvice>, Options& out);
void offer(const Context& at, As<FollowedHand>, Options& out);
void offer(const Context& at, As<BetUnwatched>, Options& out);
void offer(const Context& at, As<Claim>, Options& out);
Decision rule(const Context& at, const Warn& command);
Decision rule(const Context& at, const TooSlow& command);
Decision rule(const Context& at, const OutsideAdvice& command);
Decision rule(const Context& at, const FollowedHand& command);
Decision rule(const Context& at, const BetUnwatched& command);
Decision rule(const Context& at, const Claim& command);

// ruling.cpp
Bar bar(const Context& at, As<CroupierFault>);
Bar bar(const Context& at, As<DiscardEarly>);
Bar bar(const Context& at, As<Rule>);
void offer(const Context& at, As<CroupierFault>, Options& out);
void offer(const Context& at, As<DiscardEarly>, Options& out);
void offer(const Context& at, As<Rule>, Options& out);
Decision rule(const Context& at, const CroupierFault& command);
Decision rule(const Context& at, const DiscardEarly& command);
Decision rule(const Context& at, const Rule& command);

// clock.cpp
Bar bar(const Context& at, As<ClockOut>);
void offer(const Context& at, As<ClockOut>, Options& out);
Decision rule(const Context& at, const ClockOut& command);

template <rules::AttendanceCommand C>
Decision rule(const Context& at, const C& command) {
  return rules::rule_attendance<Event>(attendance(at), command);
}

}  // namespace sabot::chemin_de_fer
