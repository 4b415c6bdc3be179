#pragma once
// How the commands of punto y banca are ruled on: the `bar`, `offer` and `rule` of each, by the
// file in which they stand.

#include <vector>

#include "sabot/law/art.hpp"
#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/punto_banca/game.hpp"

namespace sabot::punto_banca {

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

// From «no va más» until the bets are paid: the phases are in the order of play.
constexpr bool in_a_coup(Phase phase) { return phase > Phase::betting; }
// An act of the croupier's in one phase of the game.
Bar bar_croupier(const Context& at, Phase phase, const Citations& by);
// An act of a person who plays here: a player, seated or standing.
Bar bar_bettor(const Context& at);
// What the common rules of coming and going need to know; `seat` is the one asked for, if any.
rules::Attendance attendance(const Context& at, rules::SeatNumber seat = 0);

// attendance.cpp
Decision rule(const Context& at, const Leave& command);
template <AttendanceCommand C>
Decision rule(const Context& at, const C& command) {
  if constexpr (requires { command.seat; })
    return rules::rule_attendance<Event>(attendance(at, command.seat), command);
  else
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
Bar bar(const Context& at, As<Cut>);
Bar bar(const Context& at, As<PlaceStopCard>);
Bar bar(const Context& at, As<TurnFirstCard>);
Bar bar(const Context& at, As<Burn>);
Bar bar(const Context& at, As<Reveal>);
void offer(const Context& at, As<CountCards>, std::vector<Option>& out);
void offer(const Context& at, As<Mix>, std::vector<Option>& out);
void offer(const Context& at, As<Cut>, std::vector<Option>& out);
void offer(const Context& at, As<PlaceStopCard>, std::vector<Option>& out);
void offer(const Context& at, As<TurnFirstCard>, std::vector<Option>& out);
void offer(const Context& at, As<Reveal>, std::vector<Option>& out);
Decision rule(const Context& at, const CountCards& command);
Decision rule(const Context& at, const Mix& command);
Decision rule(const Context& at, const Cut& command);
Decision rule(const Context& at, const PlaceStopCard& command);
Decision rule(const Context& at, const TurnFirstCard& command);
Decision rule(const Context& at, const Burn& command);
Decision rule(const Context& at, const Reveal& command);

// rotation.cpp
Bar bar(const Context& at, As<TakeSabot>);
Bar bar(const Context& at, As<DeclineSabot>);
Decision rule(const Context& at, const TakeSabot& command);
Decision rule(const Context& at, const DeclineSabot& command);
// Where the sabot starts in a talla.
void begin_rotation(const Context& at, Verdict& verdict);
// To the next at the right of where the turn stands; `refuser`, if anybody, has just declined.
void pass_sabot(const Context& at, Verdict& verdict, const PersonId& refuser, const Citations& by);

// betting.cpp
Bar bar(const Context& at, As<Bet>);
Bar bar(const Context& at, As<Withdraw>);
void offer(const Context& at, As<Bet>, std::vector<Option>& out);
void offer(const Context& at, As<Withdraw>, std::vector<Option>& out);
Decision rule(const Context& at, const Bet& command);
Decision rule(const Context& at, const Withdraw& command);
// Why a bet may be taken back: a tie, an annulled coup, or that betting is still open.
Citations withdrawing(const Context& at, const Stake& stake);

// dealing.cpp
Bar bar(const Context& at, As<NoVaMas>);
Bar bar(const Context& at, As<Cartas>);
Bar bar(const Context& at, As<Deal>);
void offer(const Context& at, As<Deal>, std::vector<Option>& out);
Decision rule(const Context& at, const NoVaMas& command);
Decision rule(const Context& at, const Cartas& command);
Decision rule(const Context& at, const Deal& command);
// Whether the player who has the sabot has bet as far as they must.
bool holder_has_bet(const Rules& rules, const State& state);
// Takes one card out of the sabot by `draw`; the stop card may show with it.
template <class DrawOne>
void with_stop_card(const Context& at, Verdict& verdict, DrawOne draw) {
  const auto& rules = at.rules;
  baccarat::with_stop_card(at.state.sabot, rules.cards_below_stop.value, rules.stop_card_seen,
                           at.art("as11.pyb.B-c"_art), verdict, draw);
}

// showing.cpp
Bar bar(const Context& at, As<Show>);
void offer(const Context& at, As<Show>, std::vector<Option>& out);
Decision rule(const Context& at, const Show& command);

// speaking.cpp
Bar bar(const Context& at, As<Carta>);
Bar bar(const Context& at, As<No>);
Decision rule(const Context& at, const Carta& command);
Decision rule(const Context& at, const No& command);
// The punto's hand has been shown with a total that is free: whose word it is.
void ask_wish(const Context& at, Verdict& verdict);
// Why it is theirs, and what binds a croupier.
Citations whose_wish(const Context& at);
// Nobody has bet on the punto: its cards are the croupier's.
bool croupier_holds(const State& state);
// What a croupier says of a total that is free.
Declaration croupier_word(const Rules& rules);

// drawing.cpp: what follows once both hands lie open, and after each third card.
void after_both_shown(const Context& at, Verdict& verdict, int punto, int banca);
void after_third_card(const Context& at, Verdict& verdict, Hand hand, Card third);

// paying.cpp
Bar bar(const Context& at, As<Pay>);
Decision rule(const Context& at, const Pay& command);
// The end of a coup, and of the talla if the stop card has appeared; `lying` are the bets that
// then still lie on the felt.
struct CoupEnd {
  bool banca_lost = false;
  Citations by;  // that it has ended: paid, or annulled
};
void after_coup(const Context& at, Verdict& verdict, const CoupEnd& end,
                const std::vector<Stake>& lying);
void end_talla(const Context& at, Verdict& verdict, const std::vector<Stake>& lying,
               const Citations& by);

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

}  // namespace sabot::punto_banca
