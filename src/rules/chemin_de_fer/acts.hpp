#pragma once
// What the rulings of chemin de fer are written with, and what the files that hold them ask of
// each other. Each command's `bar`, `offer` and `rule` stand together in the file that the
// regulation's own division suggests.

#include <vector>

#include "sabot/law/art.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/baccarat/offices.hpp"
#include "sabot/rules/common/course.hpp"
#include "sabot/rules/common/deciding.hpp"

namespace sabot::chemin_de_fer {

using law::Citations;
using rules::As;
using rules::Bar;
using rules::Field;
using rules::Option;
using rules::Person;
using rules::Refusal;
using rules::RefusalCode;
using rules::Role;
using Context = rules::Context<Rules, State>;
using Decision = rules::Decision<Event>;
using Options = std::vector<Option>;
using namespace law::literals;

using Course = rules::Course<CheminDeFer>;

Decision refuse(RefusalCode code, const Citations& by);
inline Refusal refusal(RefusalCode code, const Citations& by) { return Refusal{code, by}; }

// The articles of something that has a number, and where an operator has set that number, that
// too: custom is never shown as law.
inline Citations as_set(Citations by, const law::Cited<int>& number) {
  const bool is_set = number.by.front().provenance() == law::Provenance::setting;
  return is_set ? by.add(number.by) : by;
}

// people.cpp: who may act
Bar bar_director(const Context& at, const Citations& by);
using baccarat::bar_croupier;
using baccarat::bar_named;
using baccarat::bar_naming;
using baccarat::bar_reporter;
using baccarat::is_croupier;
// A report, at any time while the table is open.
Bar bar_report(const Context& at, const Citations& by);
// An act of a person who plays here: a player, seated or standing, and not away for the moment.
Bar bar_player(const Context& at);
Bar bar_banker(const Context& at, const Citations& by);
int players_present(const State& state);
bool enough_players(const Rules& rules, const State& state);
Citations players_article(const Rules& rules);
bool is_seated_here(const State& state, const PersonId& who);
bool is_present(const State& state, const PersonId& who);  // placed, and not away for the moment

// priority.cpp: who comes first (es79.08.IV, as11.cdf.D)
// Lower comes first: the seated from the banker's right, then those standing by the place behind
// which they stand, then whoever must still salute. `order` is when he spoke, where A-39 asks.
struct Rank {
  int group = 0;
  int place = 0;
  int order = 0;
  friend auto operator<=>(const Rank&, const Rank&) = default;
};
Rank rank_of(const Rules& rules, const State& state, const PersonId& who, int order);
Citations rank_articles(const Rules& rules, const State& state, const PersonId& who);
// Of people who want the same thing, in the order in which they spoke: who comes first, and what
// puts them before the next (nothing where nobody else wants it).
struct First {
  PersonId who;
  Citations by;
};
First first_of(const Rules& rules, const State& state, const std::vector<PersonId>& people);
// The bank goes round from the right of this compartment: of number 1 in a talla's first round,
// where the rotation starts again with it (S-25).
SeatNumber start_of_round(const Rules& rules, const State& state);

// places.cpp: coming, sitting, changing, leaving (rules/common/attendance has the rest)
rules::Attendance attendance(const Context& at);
// preparation.cpp: the cut goes to whoever comes next
void offer_cut(Course& on);

// offering.cpp: the bank on its way
void begin_bank(Course& on);        // the first offer of a talla
void offer_after_loss(Course& on);  // to the right of the turn
void offer_passed(Course& on);      // after BankPassed and the bank's return
void offer_onwards(Course& on);     // to whoever comes next, down to the forced award
// taking.cpp: a bank goes to somebody, with the association that he proposed, if any.
void award_bank(Course& on, const PersonId& to, Money amount, Title title,
                const std::optional<PersonId>& associate, const Citations& by);
// auction.cpp
void open_auction(Course& on, const Citations& by);
// banking.cpp: every member gets his part of the bank and the garage back
void return_bank(Course& on, const Citations& by);
// The hand passes, whatever the banker would have said.
void pass_bank(Course& on, const Citations& by);
// association.cpp
const Proposal* proposal_from(const State& state, const PersonId& by, const PersonId& to);
Money room_in_bank(const State& state);  // how much may still be added to it
Bar bar_adding(const Context& at, Money amount);

// betting.cpp
void return_bets(Course& on, const Citations& by);
// What of the bank is not covered yet.
Money uncovered(const State& state);
// How much somebody may bet, and the bets that give way to it (S-52).
Money room_for(const Rules& rules, const State& state, const PersonId& who);
void make_room(Course& on, Money amount);
// What nobody covers is out of play, and plays again once it is covered.
void set_idle(Course& on);
// The articles by which a bet of his stands until the coup is over; empty: he may take it back.
Citations bound_by_banco(const Context& at);
bool may_bet(const State& state, const PersonId& who);  // not the banker, nor an associate
Bar bar_member(const Context& at);                      // the same of somebody who wants to bet

// hands.cpp: what the hands are worth, and what they must do
using baccarat::final_total;
using baccarat::first_total;
using baccarat::has_natural;
// The punto: banco with the director's leave, and nothing that has bound it since.
bool would_be_free(const State& state);
bool is_free(const Rules& rules, const State& state);
baccarat::Draw punto_order(const Rules& rules, const HandState& punto, int total);
// The croupier, whom he asked, makes him stand: with 5, however free he was.
bool is_advised_to_stand(const Rules& rules, const HandState& punto, int total);
Citations punto_order_articles(const Rules& rules, const State& state, int total);
// Of the banker, whose total is known: optional where he may do as he likes.
baccarat::Draw banker_order(const Rules& rules, const State& state, int total);
Citations banker_order_articles(const Rules& rules, const State& state, int total);
// Everybody knows something of a hand, or somebody has looked at the punto's: whoever bets from now
// on bets knowing (S-38).
bool something_is_known(const State& state);
// Where the cuadro comes from; what binds a hand now; what makes the punto stand with 5; what took
// the freedom of who made banco. Empty where nothing does.
Citations cuadro_articles(const Rules& rules);
Citations bond_articles(const Rules& rules, const Bond& bond);
Citations five_articles(const Rules& rules, const Bond& bond);
Citations freedom_lost_articles(const Rules& rules, const State& state);
// The table as it was when a hand spoke: what has bound it since binds no word before.
State when_said(const State& state, Hand hand);
// Binds a hand, unless it is bound more tightly already.
void bind(Course& on, Hand hand, Binding to, const Citations& by);

// dealing.cpp
template <class Draw>
void draw_with_stop_card(Course& on, Draw draw) {
  baccarat::with_stop_card(on.state.sabot, on.rules.cards_below_stop.value, on.rules.stop_card_seen,
                           on.art("as11.cdf.B-e"_art), on, draw);
}
// From aside if a card lies there, otherwise from the sabot.
void deal_card(Course& on, Hand hand, std::optional<Card> card, Face face, const Citations& by);
void discard_card(Course& on, std::optional<Card> card, const Citations& by);
void after_first_four(Course& on);
void after_third(Course& on, Hand hand);

// giving.cpp
void give_punto(Course& on, const PersonId& to, const Citations& by);
void lift_punto(Course& on, const Citations& by);
// Of those who bet and may hold the cards, the first in the order of all besides who holds them now
// and who was too slow with them; the croupier where nobody else may (S-34, S-51).
PersonId next_holder(const Course& on);
// Beside the article on slowness: why the cards go to somebody who stands, or pass such people by.
Citations standing_articles(const Course& on, const PersonId& next);

// speaking.cpp and banker.cpp: whose word comes next
void punto_speaks(Course& on, const Citations& by);
void banker_speaks(Course& on, const Citations& by);
void banker_answers(Course& on, const Citations& by);
void card_for(Course& on, Hand hand, const Citations& by);
void to_showing(Course& on, const Citations& by);
// The punto's first cards are known to have been declared wrongly: what the articles order.
void adjudicate_punto(Course& on, Declaration said, int total);
bool is_wrong(const Rules& rules, const State& state, Declaration said, int total);
// The banker's own words
Bar bar_banker_word(const Context& at, Declaration word);
Decision rule_banker_word(const Context& at, Declaration word);

// showing.cpp and judging.cpp
void show_hand(Course& on, Hand hand, const std::vector<Card>& cards, const Citations& by);
// Both hands lie open as far as they must: rules on what they prove wrong, or decides the coup.
void judge(Course& on);
void decide_coup(Course& on);
void forfeit(Course& on, Hand loser, const Citations& by);

// clock.cpp: without whom the game does not go on
std::vector<PersonId> awaited(const Rules& rules, const State& state);

// paying.cpp
void annul_coup(Course& on, const Citations& by);
void end_talla(Course& on, const Citations& by);
// Once the stop card is out nobody begins another coup (S-57). Whether the talla has ended.
bool end_if_stopped(Course& on);

}  // namespace sabot::chemin_de_fer
