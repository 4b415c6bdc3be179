#pragma once
// Where each command is ruled on. An offer of its own has every command with fields.

#include "sabot/rules/reglamento/acts.hpp"

namespace sabot::reglamento {

// opening.cpp
Bar bar(const Context& at, As<Open>);
Bar bar(const Context& at, As<Close>);
void offer(const Context& at, As<Open>, Options& out);
Decision rule(const Context& at, const Open& command);
Decision rule(const Context& at, const Close& command);

// preparation.cpp
Bar bar(const Context& at, As<CountCards>);
Bar bar(const Context& at, As<Ensalada>);
Bar bar(const Context& at, As<Mix>);
Bar bar(const Context& at, As<Cut>);
Bar bar(const Context& at, As<DeclineCut>);
Bar bar(const Context& at, As<PlaceStopCard>);
Bar bar(const Context& at, As<Reveal>);
void offer(const Context& at, As<CountCards>, Options& out);
void offer(const Context& at, As<Mix>, Options& out);
void offer(const Context& at, As<Cut>, Options& out);
void offer(const Context& at, As<PlaceStopCard>, Options& out);
void offer(const Context& at, As<Reveal>, Options& out);
Decision rule(const Context& at, const CountCards& command);
Decision rule(const Context& at, const Ensalada& command);
Decision rule(const Context& at, const Mix& command);
Decision rule(const Context& at, const Cut& command);
Decision rule(const Context& at, const DeclineCut& command);
Decision rule(const Context& at, const PlaceStopCard& command);
Decision rule(const Context& at, const Reveal& command);

// remate.cpp
Bar bar(const Context& at, As<Bid>);
Bar bar(const Context& at, As<CloseRemate>);
void offer(const Context& at, As<Bid>, Options& out);
Decision rule(const Context& at, const Bid& command);
Decision rule(const Context& at, const CloseRemate& command);

// offering.cpp
Bar bar(const Context& at, As<DeclineBank>);
Bar bar(const Context& at, As<CloseOffer>);
Decision rule(const Context& at, const DeclineBank& command);
Decision rule(const Context& at, const CloseOffer& command);

// taking.cpp
Bar bar(const Context& at, As<TakeBank>);
void offer(const Context& at, As<TakeBank>, Options& out);
Decision rule(const Context& at, const TakeBank& command);

// banking.cpp
Bar bar(const Context& at, As<RaiseBank>);
Bar bar(const Context& at, As<TakeHalf>);
Bar bar(const Context& at, As<Desist>);
void offer(const Context& at, As<RaiseBank>, Options& out);
void offer(const Context& at, As<TakeHalf>, Options& out);
Decision rule(const Context& at, const RaiseBank& command);
Decision rule(const Context& at, const TakeHalf& command);
Decision rule(const Context& at, const Desist& command);

// suite.cpp
Bar bar(const Context& at, As<AnnounceSuite>);
Bar bar(const Context& at, As<GiveSuite>);
Decision rule(const Context& at, const AnnounceSuite& command);
Decision rule(const Context& at, const GiveSuite& command);

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
Bar bar(const Context& at, As<Cartas>);
Bar bar(const Context& at, As<Deal>);
void offer(const Context& at, As<Deal>, Options& out);
Decision rule(const Context& at, const Cartas& command);
Decision rule(const Context& at, const Deal& command);

// giving.cpp
Bar bar(const Context& at, As<WaiveCards>);
Bar bar(const Context& at, As<CedeCards>);
Bar bar(const Context& at, As<MisgiveCards>);
Bar bar(const Context& at, As<NoticeMisgiven>);
void offer(const Context& at, As<CedeCards>, Options& out);
void offer(const Context& at, As<MisgiveCards>, Options& out);
Decision rule(const Context& at, const WaiveCards& command);
Decision rule(const Context& at, const CedeCards& command);
Decision rule(const Context& at, const MisgiveCards& command);
Decision rule(const Context& at, const NoticeMisgiven& command);

// showing.cpp
Bar bar(const Context& at, As<Show>);
void offer(const Context& at, As<Show>, Options& out);
Decision rule(const Context& at, const Show& command);

// speaking.cpp
Bar bar(const Context& at, As<Carta>);
Bar bar(const Context& at, As<No>);
Bar bar(const Context& at, As<MisstateWish>);
Bar bar(const Context& at, As<NoticeMisstated>);
Decision rule(const Context& at, const Carta& command);
Decision rule(const Context& at, const No& command);
Decision rule(const Context& at, const MisstateWish& command);
Decision rule(const Context& at, const NoticeMisstated& command);

// paying.cpp
Bar bar(const Context& at, As<Pay>);
Decision rule(const Context& at, const Pay& command);

// card_errors.cpp
Bar bar(const Context& at, As<DrawnEarly>);
Bar bar(const Context& at, As<CardFaceUp>);
Bar bar(const Context& at, As<BurnDeck>);
Bar bar(const Context& at, As<CardTurned>);
Bar bar(const Context& at, As<UndueCard>);
Bar bar(const Context& at, As<Confusion>);
void offer(const Context& at, As<DrawnEarly>, Options& out);
void offer(const Context& at, As<CardFaceUp>, Options& out);
void offer(const Context& at, As<CardTurned>, Options& out);
void offer(const Context& at, As<UndueCard>, Options& out);
Decision rule(const Context& at, const DrawnEarly& command);
Decision rule(const Context& at, const CardFaceUp& command);
Decision rule(const Context& at, const BurnDeck& command);
Decision rule(const Context& at, const CardTurned& command);
Decision rule(const Context& at, const UndueCard& command);
Decision rule(const Context& at, const Confusion& command);

// conduct.cpp
Bar bar(const Context& at, As<TakePartner>);
Bar bar(const Context& at, As<JoinBets>);
Bar bar(const Context& at, As<AskReconstruction>);
Bar bar(const Context& at, As<Warn>);
void offer(const Context& at, As<TakePartner>, Options& out);
void offer(const Context& at, As<JoinBets>, Options& out);
void offer(const Context& at, As<Warn>, Options& out);
Decision rule(const Context& at, const TakePartner& command);
Decision rule(const Context& at, const JoinBets& command);
Decision rule(const Context& at, const AskReconstruction& command);
Decision rule(const Context& at, const Warn& command);

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

}  // namespace sabot::reglamento
