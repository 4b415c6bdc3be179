#pragma once
// What the rulings of the reglamento's punto y banca are written with, and what the files that hold
// them ask of each other. Each command's `bar`, `offer` and `rule` stand together in the file that
// the articles suggest.

#include <vector>

#include "sabot/law/art.hpp"
#include "sabot/rules/baccarat/offices.hpp"
#include "sabot/rules/common/course.hpp"
#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/reglamento/game.hpp"

namespace sabot::reglamento {

using law::Citations;
using rules::As;
using rules::Bar;
using rules::Option;
using rules::Person;
using rules::Refusal;
using rules::RefusalCode;
using rules::Role;
using Context = rules::Context<Rules, State>;
using Course = rules::Course<Reglamento>;
using Decision = rules::Decision<Event>;
using Options = std::vector<Option>;
using namespace law::literals;

Decision refuse(RefusalCode code, const Citations& by);
inline Refusal refusal(RefusalCode code, const Citations& by) { return Refusal{code, by}; }

using baccarat::final_total;
using baccarat::first_total;

// people.cpp: who may act
inline bool is_pagador(const Context& at) { return baccarat::is_croupier(at); }
// An act of the pagador's in one phase of the game.
Bar bar_pagador(const Context& at, Phase phase, const Citations& by);
// An act of a person who plays here, seated or standing.
Bar bar_player(const Context& at, const Citations& by);
Bar bar_seated(const Context& at, const Citations& by);
// The player who has the sabot.
Bar bar_holder(const Context& at, const Citations& by);
// A report of the pagador's, the chief's or the inspector's, at a moment that fits it.
Bar bar_report(const Context& at, bool fits, const Citations& by);
int seated(const State& state);
bool anybody_stands(const State& state);  // and has not been asked
rules::Attendance attendance(const Context& at);

// preparation.cpp
void offer_cut(Course& on, const Citations& why = {});
// What the deck begins with once it is riffled: the remate, the cut, or the offer of the sabot.
void begin_deck(Course& on);

// offering.cpp: the sabot goes from one to the next
void offer_turn(Course& on, SeatNumber from, const Citations& by);
// In the next deck, first to the place where the last one ended.
void offer_again(Course& on, SeatNumber at);
void offer_on(Course& on);  // to whoever comes next
// Whether somebody who goes out from this seat begins another vuelta, or has been out in this one.
bool starts_round(const State& state, SeatNumber seat);
bool has_been_out(const State& state, const PersonId& who, SeatNumber seat);
bool may_go_out_again(const Rules& rules, const State& state);
// taking.cpp
void take_bank(Course& on, const PersonId& by, Money amount, Title title, const Citations& why);
Bar bar_bank_amount(const Context& at, Money amount, Money least, const Citations& by,
                    const Citations& most);

// banking.cpp: the bank ends, and the seat goes back
void return_bank(Course& on, const Citations& by);
void return_seat(Course& on, const Citations& by);

// betting.cpp
void return_bets(Course& on, const Citations& by);
// Where the bank pays (A-29b): what it does not cover goes back
void cover_bets(Course& on);
Money covered(const State& state);  // bets on the punto

// dealing.cpp
template <class Draw>
void draw_with_stop_card(Course& on, Draw draw) {
  baccarat::with_stop_card(on.state.sabot, on.rules.cards_below_stop.value, on.rules.stop_card_seen,
                           "ar.pyb.11-a"_art, on, draw);
}
void burn_card(Course& on, std::optional<Card> card, Face face, const Citations& by);
Hand next_hand(const State& state);  // of the first four cards
// The next of the first four; after the last they are handed out.
void deal_one(Course& on, std::optional<Card> card, Face face, const Citations& by);
// There is no card where one is due: the pass is void, and the deck has ended.
bool end_for_want_of_cards(Course& on);
// giving.cpp
void give_punto(Course& on);
// The player with the highest bet who may have the punto's cards; nobody: the pagador.
PersonId entitled(const State& state);

// speaking.cpp, drawing.cpp
bool is_player(const State& state, const PersonId& who);
bool banca_turned(const State& state);  // any card of it
// Why the punto draws, stands or is asked with this total; what an operator has set speaks first.
Citations punto_articles(const Rules& rules, const State& state);
std::optional<Declaration> wish(const State& state);  // as it holds: the pagador may have miscalled
bool punto_stands(const Rules& rules, const State& state);
void ask_punto(Course& on);
// Why a hand draws or stands.
Citations drawing_articles(const Rules& rules, const State& state, Hand hand);
void after_both_shown(Course& on);
void after_third_card(Course& on, Hand hand);
void banca_turn(Course& on);
void third_card(Course& on, Hand hand, std::optional<Card> card, Source from, const Citations& by);

// paying.cpp, suite.cpp
baccarat::Deduction deduction_of(const Rules& rules, Money won, Citations why);
law::Citation charge_row(Charge charge);
// ending.cpp
void after_pass(Course& on, std::optional<Chance> winner, const Citations& by);
void annul_pass(Course& on, const Citations& by);
void end_deck(Course& on, const Citations& by);
void burn_deck_for_remate(Course& on, const Citations& by);

// clock.cpp: without whom the game does not go on
std::vector<PersonId> awaited(const Rules& rules, const State& state);

}  // namespace sabot::reglamento
