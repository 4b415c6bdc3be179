#pragma once
// How the commands of the wheel are ruled on: the `bar`, `offer` and `rule` of each, by the file
// in which they stand.

#include <vector>

#include "sabot/law/art.hpp"
#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/wheel/game.hpp"

namespace sabot::wheel {

using rules::As;
using rules::AttendanceCommand;
using rules::Bar;
using rules::Field;
using rules::Option;
using rules::Person;
using rules::Refusal;
using rules::RefusalCode;
using rules::Role;
using Context = rules::Context<Rules, State>;
using Decision = rules::Decision<Event>;
using Verdict = rules::Verdict<Event>;
using law::Citations;
using namespace law::literals;

inline Decision refuse(RefusalCode code, const Citations& by) {
  return std::unexpected(Refusal{code, by});
}

// From «no va más» until the stakes are paid and chosen for.
constexpr bool in_a_coup(Phase phase) { return phase > Phase::annulled; }
constexpr bool takes_bets(Phase phase) {
  return phase == Phase::betting || phase == Phase::rolling;
}

// attendance.cpp
rules::Attendance attendance(const Context& at);
Bar bar_croupier(const Context& at, Phase phase, const Citations& by);
Bar bar_chief(const Context& at);
// An act of a person who plays here.
Bar bar_player(const Context& at);
Bar bar_leaving(const Context& at);
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
// The least bet of a paño.
Money minimum_of(const Rules& rules, Money minimum, int pano);

// betting.cpp
Bar bar(const Context& at, As<Bet>);
Bar bar(const Context& at, As<Withdraw>);
void offer(const Context& at, As<Bet>, std::vector<Option>& out);
void offer(const Context& at, As<Withdraw>, std::vector<Option>& out);
Decision rule(const Context& at, const Bet& command);
Decision rule(const Context& at, const Withdraw& command);
// Why a bet may be taken back: it has won, or betting is still open.
Citations withdrawing(const Context& at, const Stake& stake);

// colours.cpp
Bar bar(const Context& at, As<TakeColour>);
Bar bar(const Context& at, As<ReturnColour>);
void offer(const Context& at, As<TakeColour>, std::vector<Option>& out);
Decision rule(const Context& at, const TakeColour& command);
Decision rule(const Context& at, const ReturnColour& command);

// spinning.cpp
Bar bar(const Context& at, As<HaganSusApuestas>);
Bar bar(const Context& at, As<TurnWheel>);
Bar bar(const Context& at, As<Lanzar>);
Bar bar(const Context& at, As<NoVaMas>);
Bar bar(const Context& at, As<TiradaNula>);
Bar bar(const Context& at, As<UltimaJugada>);
void offer(const Context& at, As<HaganSusApuestas>, std::vector<Option>& out);
void offer(const Context& at, As<TurnWheel>, std::vector<Option>& out);
void offer(const Context& at, As<Lanzar>, std::vector<Option>& out);
Decision rule(const Context& at, const HaganSusApuestas& command);
Decision rule(const Context& at, const TurnWheel& command);
Decision rule(const Context& at, const Lanzar& command);
Decision rule(const Context& at, const NoVaMas& command);
Decision rule(const Context& at, const TiradaNula& command);
Decision rule(const Context& at, const UltimaJugada& command);

// stopping.cpp
Bar bar(const Context& at, As<Stop>);
void offer(const Context& at, As<Stop>, std::vector<Option>& out);
Decision rule(const Context& at, const Stop& command);

// paying.cpp
Bar bar(const Context& at, As<Pay>);
Decision rule(const Context& at, const Pay& command);

// zero.cpp
Bar bar(const Context& at, As<Half>);
Bar bar(const Context& at, As<Prison>);
void offer(const Context& at, As<Half>, std::vector<Option>& out);
void offer(const Context& at, As<Prison>, std::vector<Option>& out);
Decision rule(const Context& at, const Half& command);
Decision rule(const Context& at, const Prison& command);
// What a zero does to the stakes on simple chances and to those in prison; whether anybody has
// something to say about it.
bool meet_zero(const Context& at, Verdict& verdict);
// A number that is not the zero frees prisoners or takes them.
void release_prisoners(const Context& at, Verdict& verdict, int number);

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

}  // namespace sabot::wheel
