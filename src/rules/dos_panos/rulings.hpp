#pragma once
// Where each command is ruled on. An offer of its own has every command with fields.

#include "sabot/rules/dos_panos/acts.hpp"

namespace sabot::dos_panos {

// opening.cpp
Bar bar(const Context& at, As<Open>);
Bar bar(const Context& at, As<Close>);
Bar bar(const Context& at, As<AuthoriseBanco>);
Bar bar(const Context& at, As<NoteFreeBank>);
Bar bar(const Context& at, As<AcceptProof>);
Bar bar(const Context& at, As<BeginSession>);
void offer(const Context& at, As<Open>, Options& out);
void offer(const Context& at, As<AuthoriseBanco>, Options& out);
void offer(const Context& at, As<NoteFreeBank>, Options& out);
void offer(const Context& at, As<AcceptProof>, Options& out);
Decision rule(const Context& at, const Open& command);
Decision rule(const Context& at, const Close& command);
Decision rule(const Context& at, const AuthoriseBanco& command);
Decision rule(const Context& at, const NoteFreeBank& command);
Decision rule(const Context& at, const AcceptProof& command);
Decision rule(const Context& at, const BeginSession& command);

// preparation.cpp
Bar bar(const Context& at, As<CountCards>);
Bar bar(const Context& at, As<Mix>);
Bar bar(const Context& at, As<Cut>);
Bar bar(const Context& at, As<PlaceStopCard>);
Bar bar(const Context& at, As<Reveal>);
void offer(const Context& at, As<CountCards>, Options& out);
void offer(const Context& at, As<Mix>, Options& out);
void offer(const Context& at, As<Cut>, Options& out);
void offer(const Context& at, As<PlaceStopCard>, Options& out);
void offer(const Context& at, As<Reveal>, Options& out);
Decision rule(const Context& at, const CountCards& command);
Decision rule(const Context& at, const Mix& command);
Decision rule(const Context& at, const Cut& command);
Decision rule(const Context& at, const PlaceStopCard& command);
Decision rule(const Context& at, const Reveal& command);

// awarding.cpp
Bar bar(const Context& at, As<AnnounceBanker>);
Bar bar(const Context& at, As<TakeBank>);
Bar bar(const Context& at, As<RefuseBank>);
void offer(const Context& at, As<AnnounceBanker>, Options& out);
Decision rule(const Context& at, const AnnounceBanker& command);
Decision rule(const Context& at, const TakeBank& command);
Decision rule(const Context& at, const RefuseBank& command);

// auction.cpp
Bar bar(const Context& at, As<OpenAuction>);
Bar bar(const Context& at, As<Bid>);
Bar bar(const Context& at, As<AwardBank>);
Bar bar(const Context& at, As<DrawLot>);
void offer(const Context& at, As<OpenAuction>, Options& out);
void offer(const Context& at, As<Bid>, Options& out);
void offer(const Context& at, As<DrawLot>, Options& out);
Decision rule(const Context& at, const OpenAuction& command);
Decision rule(const Context& at, const Bid& command);
Decision rule(const Context& at, const AwardBank& command);
Decision rule(const Context& at, const DrawLot& command);

// banking.cpp
Bar bar(const Context& at, As<AnnounceStake>);
Bar bar(const Context& at, As<KeepBank>);
Bar bar(const Context& at, As<LeaveBank>);
Bar bar(const Context& at, As<Redeposit>);
void offer(const Context& at, As<AnnounceStake>, Options& out);
void offer(const Context& at, As<Redeposit>, Options& out);
Decision rule(const Context& at, const AnnounceStake& command);
Decision rule(const Context& at, const KeepBank& command);
Decision rule(const Context& at, const LeaveBank& command);
Decision rule(const Context& at, const Redeposit& command);

// banco.cpp
Bar bar(const Context& at, As<OpenBets>);
Bar bar(const Context& at, As<Banco>);
Bar bar(const Context& at, As<AwardBanco>);
Decision rule(const Context& at, const OpenBets& command);
Decision rule(const Context& at, const Banco& command);
Decision rule(const Context& at, const AwardBanco& command);

// betting.cpp
Bar bar(const Context& at, As<Bet>);
Bar bar(const Context& at, As<Withdraw>);
Bar bar(const Context& at, As<NoVaMas>);
void offer(const Context& at, As<Bet>, Options& out);
void offer(const Context& at, As<Withdraw>, Options& out);
Decision rule(const Context& at, const Bet& command);
Decision rule(const Context& at, const Withdraw& command);
Decision rule(const Context& at, const NoVaMas& command);

// dealing.cpp
Bar bar(const Context& at, As<Deal>);
void offer(const Context& at, As<Deal>, Options& out);
Decision rule(const Context& at, const Deal& command);

// giving.cpp
Bar bar(const Context& at, As<GiveCards>);
Bar bar(const Context& at, As<TakeCards>);
Bar bar(const Context& at, As<ReclaimCards>);
Bar bar(const Context& at, As<MisgiveCards>);
void offer(const Context& at, As<TakeCards>, Options& out);
void offer(const Context& at, As<ReclaimCards>, Options& out);
void offer(const Context& at, As<MisgiveCards>, Options& out);
Decision rule(const Context& at, const GiveCards& command);
Decision rule(const Context& at, const TakeCards& command);
Decision rule(const Context& at, const ReclaimCards& command);
Decision rule(const Context& at, const MisgiveCards& command);

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
Bar bar(const Context& at, As<PedirCuadro>);
Decision rule(const Context& at, const PedirCuadro& command);

// showing.cpp
Bar bar(const Context& at, As<Show>);
void offer(const Context& at, As<Show>, Options& out);
Decision rule(const Context& at, const Show& command);

// paying.cpp
Bar bar(const Context& at, As<Pay>);
Decision rule(const Context& at, const Pay& command);

// card_errors.cpp
Bar bar(const Context& at, As<DrawnEarly>);
Bar bar(const Context& at, As<CardFaceUp>);
Bar bar(const Context& at, As<CardsStuck>);
Bar bar(const Context& at, As<CardOnFloor>);
Bar bar(const Context& at, As<DiscardEarly>);
void offer(const Context& at, As<DrawnEarly>, Options& out);
void offer(const Context& at, As<CardFaceUp>, Options& out);
void offer(const Context& at, As<CardsStuck>, Options& out);
void offer(const Context& at, As<CardOnFloor>, Options& out);
void offer(const Context& at, As<DiscardEarly>, Options& out);
Decision rule(const Context& at, const DrawnEarly& command);
Decision rule(const Context& at, const CardFaceUp& command);
Decision rule(const Context& at, const CardsStuck& command);
Decision rule(const Context& at, const CardOnFloor& command);
Decision rule(const Context& at, const DiscardEarly& command);

// banker_errors.cpp
Bar bar(const Context& at, As<ExposeCard>);
Bar bar(const Context& at, As<CardMisdealt>);
Bar bar(const Context& at, As<CardWithheld>);
Bar bar(const Context& at, As<CardInBasket>);
Bar bar(const Context& at, As<WrongScore>);
Bar bar(const Context& at, As<IrregularDeal>);
void offer(const Context& at, As<ExposeCard>, Options& out);
void offer(const Context& at, As<CardMisdealt>, Options& out);
void offer(const Context& at, As<CardWithheld>, Options& out);
void offer(const Context& at, As<CardInBasket>, Options& out);
void offer(const Context& at, As<WrongScore>, Options& out);
void offer(const Context& at, As<IrregularDeal>, Options& out);
Decision rule(const Context& at, const ExposeCard& command);
Decision rule(const Context& at, const CardMisdealt& command);
Decision rule(const Context& at, const CardWithheld& command);
Decision rule(const Context& at, const CardInBasket& command);
Decision rule(const Context& at, const WrongScore& command);
Decision rule(const Context& at, const IrregularDeal& command);

// conduct.cpp
Bar bar(const Context& at, As<ChangedWord>);
Bar bar(const Context& at, As<TooSlow>);
Bar bar(const Context& at, As<OutsideAdvice>);
Bar bar(const Context& at, As<ThrownUnseen>);
Bar bar(const Context& at, As<Warn>);
Bar bar(const Context& at, As<Claim>);
void offer(const Context& at, As<ChangedWord>, Options& out);
void offer(const Context& at, As<OutsideAdvice>, Options& out);
void offer(const Context& at, As<ThrownUnseen>, Options& out);
void offer(const Context& at, As<Warn>, Options& out);
void offer(const Context& at, As<Claim>, Options& out);
Decision rule(const Context& at, const ChangedWord& command);
Decision rule(const Context& at, const TooSlow& command);
Decision rule(const Context& at, const OutsideAdvice& command);
Decision rule(const Context& at, const ThrownUnseen& command);
Decision rule(const Context& at, const Warn& command);
Decision rule(const Context& at, const Claim& command);

// ruling.cpp
Bar bar(const Context& at, As<Rule>);
void offer(const Context& at, As<Rule>, Options& out);
Decision rule(const Context& at, const Rule& command);

// clock.cpp
Bar bar(const Context& at, As<ClockOut>);
void offer(const Context& at, As<ClockOut>, Options& out);
Decision rule(const Context& at, const ClockOut& command);

// people.cpp (the rest of attendance is rules/common's)
Decision rule(const Context& at, const Leave& command);

template <rules::AttendanceCommand C>
Decision rule(const Context& at, const C& command) {
  return rules::rule_attendance<Event>(attendance(at), command);
}

}  // namespace sabot::dos_panos
