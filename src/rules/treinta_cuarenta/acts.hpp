#pragma once
// How the commands of treinta y cuarenta are ruled on: the `bar`, `offer` and `rule` of each, by
// the file in which they stand.

#include <vector>

#include "sabot/law/art.hpp"
#include "sabot/rules/common/course.hpp"
#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/treinta_cuarenta/game.hpp"
#include "sabot/rules/treinta_cuarenta/settlement.hpp"

namespace sabot::treinta_cuarenta {

using rules::As;
using rules::AttendanceCommand;
using rules::Bar;
using rules::Option;
using rules::Person;
using rules::Refusal;
using rules::RefusalCode;
using rules::Role;
using Context = rules::Context<Rules, State>;
using Course = rules::Course<TreintaCuarenta>;
using Decision = rules::Decision<Event>;
using law::Citations;
using namespace law::literals;

Decision refuse(RefusalCode code, const Citations& by);

// From «no va más» until the stakes are paid and chosen for.
constexpr bool in_a_coup(Phase phase) {
  return phase >= Phase::dealing_negra && phase <= Phase::choosing;
}

// attendance.cpp
rules::Attendance attendance(const Context& at);
Bar bar_croupier(const Context& at, Phase phase, const Citations& by);
Bar bar_chief(const Context& at);
// An act of a person who plays here, seated or standing.
Bar bar_player(const Context& at);
Decision rule(const Context& at, const Leave& command);
template <AttendanceCommand C>
Decision rule(const Context& at, const C& command) {
  return rules::rule_attendance<Event>(attendance(at), command);
}

// opening.cpp
Bar bar(const Context& at, As<Open>);
Bar bar(const Context& at, As<Close>);
void offer(const Context& at, As<Open>, std::vector<Option>& out);
Decision rule(const Context& at, const Open& command);
Decision rule(const Context& at, const Close& command);

// preparation.cpp
Bar bar(const Context& at, As<CountCards>);
Bar bar(const Context& at, As<Mix>);
Bar bar(const Context& at, As<PlaceStopCard>);
Bar bar(const Context& at, As<CountRest>);
Bar bar(const Context& at, As<Reveal>);
void offer(const Context& at, As<CountCards>, std::vector<Option>& out);
void offer(const Context& at, As<Mix>, std::vector<Option>& out);
void offer(const Context& at, As<PlaceStopCard>, std::vector<Option>& out);
void offer(const Context& at, As<CountRest>, std::vector<Option>& out);
void offer(const Context& at, As<Reveal>, std::vector<Option>& out);
Decision rule(const Context& at, const CountCards& command);
Decision rule(const Context& at, const Mix& command);
Decision rule(const Context& at, const PlaceStopCard& command);
Decision rule(const Context& at, const CountRest& command);
Decision rule(const Context& at, const Reveal& command);

// cutting.cpp
Bar bar(const Context& at, As<Cut>);
Bar bar(const Context& at, As<DeclineCut>);
void offer(const Context& at, As<Cut>, std::vector<Option>& out);
Decision rule(const Context& at, const Cut& command);
Decision rule(const Context& at, const DeclineCut& command);
// The player whose cut it is; null: the croupier's.
const Person* cutter(const Rules& rules, const State& state);

// betting.cpp
Bar bar(const Context& at, As<Bet>);
Bar bar(const Context& at, As<Withdraw>);
void offer(const Context& at, As<Bet>, std::vector<Option>& out);
void offer(const Context& at, As<Withdraw>, std::vector<Option>& out);
Decision rule(const Context& at, const Bet& command);
Decision rule(const Context& at, const Withdraw& command);
// All stakes go back to their owners, with what insures them.
void return_bets(Course& on, const Citations& by);

// dealing.cpp
Bar bar(const Context& at, As<NoVaMas>);
Bar bar(const Context& at, As<Deal>);
void offer(const Context& at, As<Deal>, std::vector<Option>& out);
Decision rule(const Context& at, const NoVaMas& command);
Decision rule(const Context& at, const Deal& command);
// A card has left the sabot: whether the red one is next, and has annulled the coup. One that is
// complete is spared, unless the house reads it otherwise (S-113).
bool meets_red_card(Course& on, bool complete);
Rows rows_of(const State& state);

// paying.cpp
Bar bar(const Context& at, As<Pay>);
Decision rule(const Context& at, const Pay& command);
// The stake is decided: what insured it is the house's, or goes back.
void settle_insurance(Course& on, const Stake& one);

// ending.cpp
// The cards are cleared away, and the coup has ended; the talla too where the red card is next.
void end_coup(Course& on, const Citations& by);
// What is on the cloth goes back, and prisoners wait or are refunded.
void leave_cloth(Course& on);

// refait.cpp
Bar bar(const Context& at, As<Half>);
Bar bar(const Context& at, As<Prison>);
void offer(const Context& at, As<Half>, std::vector<Option>& out);
void offer(const Context& at, As<Prison>, std::vector<Option>& out);
Decision rule(const Context& at, const Half& command);
Decision rule(const Context& at, const Prison& command);
// What 31 and 31 does to the stakes and to those in prison; whether anybody has something to say.
bool meet_refait(Course& on);
// Half of what they are worth, to all in prison.
void refund_prisoners(Course& on, const Citations& by);

// last.cpp
Bar bar(const Context& at, As<UltimaJugada>);
Decision rule(const Context& at, const UltimaJugada& command);

// ruling.cpp
Bar bar(const Context& at, As<Rule>);
void offer(const Context& at, As<Rule>, std::vector<Option>& out);
Decision rule(const Context& at, const Rule& command);

// clock.cpp
Bar bar(const Context& at, As<ClockOut>);
void offer(const Context& at, As<ClockOut>, std::vector<Option>& out);
Decision rule(const Context& at, const ClockOut& command);
// The players without whom the game does not go on.
std::vector<PersonId> awaited(const Rules& rules, const State& state);

}  // namespace sabot::treinta_cuarenta
