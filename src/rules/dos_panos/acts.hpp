#pragma once
// What the rulings of bacarrá a dos paños are written with, and what the files that hold them ask
// of each other. Each command's `bar`, `offer` and `rule` stand together in the file that the
// regulation's own division suggests.

#include <utility>
#include <vector>

#include "sabot/law/art.hpp"
#include "sabot/rules/baccarat/offices.hpp"
#include "sabot/rules/common/course.hpp"
#include "sabot/rules/common/deciding.hpp"
#include "sabot/rules/dos_panos/game.hpp"

namespace sabot::dos_panos {

using law::Citations;
using rules::As;
using rules::Bar;
using rules::Option;
using rules::Person;
using rules::Refusal;
using rules::RefusalCode;
using rules::Role;
using Context = rules::Context<Rules, State>;
using Course = rules::Course<DosPanos>;
using Decision = rules::Decision<Event>;
using Options = std::vector<Option>;
using namespace law::literals;

Decision refuse(RefusalCode code, const Citations& by);
inline Refusal refusal(RefusalCode code, const Citations& by) { return Refusal{code, by}; }

using baccarat::bar_croupier;
using baccarat::bar_named;
using baccarat::bar_naming;
using baccarat::bar_reporter;
using baccarat::final_total;
using baccarat::first_total;
using baccarat::has_natural;
using baccarat::is_croupier;

// people.cpp: who may act, where they sit, who comes first
Bar bar_director(const Context& at, const Citations& by);
Bar bar_inspector(const Context& at, const Citations& by);
// A report of the croupier's or the inspector's, at a moment that fits it.
Bar bar_report(const Context& at, bool fits, const Citations& by);
// An act of a person who plays here, seated or standing.
Bar bar_player(const Context& at);
Bar bar_banker(const Context& at, const Citations& by);
bool is_here(const State& state, const PersonId& who);
Hand pano_of(const State& state, SeatNumber seat);
bool enough_players(const Rules& rules, const State& state);

Citations players_article(const Rules& rules);
// Lower comes first: the seated from the banker's place, alternating between the paños, then those
// who stand behind them.
struct Rank {
  int group = 0;
  int place = 0;
  Hand pano{};
  int order = 0;  // of those behind one seat, by when they spoke
  friend auto operator<=>(const Rank&, const Rank&) = default;
};
Rank rank_of(const State& state, const PersonId& who, int order = 0);
// The player whose turn it is to hold a paño's cards: from the seat where it stands on, by number.
const Person* turn_of(const State& state, Hand pano);
SeatNumber seat_after(const State& state, Hand pano, SeatNumber seat);
rules::Attendance attendance(const Context& at);

// awarding.cpp, auction.cpp
inline constexpr int most_tallas = 99;    // that a bank may be awarded for
Money greatest_bank(const State& state);  // to be made up with

int numbers_in_lot(const State& state);  // equal bids, or the paños
void take_bank(Course& on, const PersonId& by, Money amount, Title title, const Citations& why);
void offer_onwards(Course& on);  // an abandoned bank, to the player who comes next
void open_auction(Course& on, int tallas, const Citations& by);
Bar bar_banking(const Context& at, const PersonId& who, Money amount);
// banking.cpp
void return_bank(Course& on, const Citations& by);
// By the banker's own choice, or by a ruling.
void abandon_bank(Course& on, bool chosen, const Citations& by);
// paying.cpp
void annul_coup(Course& on, const Citations& by);
void end_talla(Course& on, const Citations& by);

// betting.cpp, banco.cpp
// To the first in priority who can pay it, on the paño that a lot has put first, if it has.
void award_banco(Course& on, std::optional<Hand> first, const Citations& by);
void return_bets(Course& on, const Citations& by);
Money limit_of(const State& state);  // what the puntos play for at most: the bank, or the stake
// covering.cpp: what a limited bank does not cover goes back.
void cover_bets(Course& on);

// hands.cpp: what the hands are worth, and what they must do
bool is_played(const HandState& hand);  // neither void nor deemed
bool is_free(const Rules& rules, const State& state, Hand pano);
bool is_wrong(const Rules& rules, const State& state, Hand pano, Declaration said, int total);
baccarat::Draw punto_order(const Rules& rules, const HandState& punto, int total);
Citations punto_articles(const Rules& rules, const HandState& punto, int total);
// Of the banker, whose total is known: optional where the banker may do either.
struct Order {
  baccarat::Draw draw = baccarat::Draw::optional;
  Citations by{};
};
Order banker_order(const Rules& rules, const State& state, int total);
void bind(Course& on, Hand hand, Binding to, const Citations& by);

// dealing.cpp
template <class Draw>
void draw_with_stop_card(Course& on, Draw draw) {
  baccarat::with_stop_card(on.state.sabot, on.rules.cards_below_stop.value, on.rules.stop_card_seen,
                           on.art("as11.dos.B-c"_art), on, draw);
}
void discard_card(Course& on, std::optional<Card> card, const Citations& by);
void after_six(Course& on);
// Whoever must speak next, or the card that is due next; in the end the hands are shown.
void go_on(Course& on);
void card_for(Course& on, Hand hand, const Citations& by);

// giving.cpp
void give_hand(Course& on, Hand pano, const PersonId& to, const Citations& by);
void lift_hand(Course& on, Hand hand, const Citations& by);
PersonId next_holder(const Course& on, Hand pano);

// speaking.cpp, banker.cpp
Hand speaking(Phase phase);  // the paño whose word it is, or the bank
Bar bar_banker_word(const Context& at, Declaration word);
Decision rule_banker_word(const Context& at, Declaration word);
// restoring.cpp: of the hand that went wrong, and of those after it
void restore(Course& on, Hand from, Culprit after, const Citations& by);
// A paño has said the wrong word: what the articles order. True: the coup goes on from there.
bool adjudicate(Course& on, Hand pano, Declaration said, int total);

// showing.cpp, judging.cpp
void show_hand(Course& on, Hand hand, const std::vector<Card>& cards, const Citations& by);
void to_showing(Course& on);
void judge(Course& on);
void decide_coup(Course& on);

// clock.cpp: without whom the game does not go on
std::vector<PersonId> awaited(const Rules& rules, const State& state);

}  // namespace sabot::dos_panos
