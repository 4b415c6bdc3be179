#pragma once
// A table of chemin de fer at one moment.

#include <array>
#include <optional>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/rules/baccarat/bids.hpp"
#include "sabot/rules/chemin_de_fer/words.hpp"
#include "sabot/rules/common/people.hpp"

namespace sabot::chemin_de_fer {

using baccarat::BidOf;
using rules::SeatNumber;

// What is remembered of one person besides their place and chips.
struct Mark {
  PersonId who;
  bool must_salute = false;       // came to the place during the talla and has let no hand pass yet
  bool absent = false;            // the seat is empty for the moment
  bool elsewhere = false;         // has a seat at another table
  bool follows = false;           // moved along with the hand: collected first, paid last
  bool unwatched = false;         // did not keep the bet in view,
  bool unwatched_before = false;  // or not in the coup before
  bool slow = false;              // was too slow with the cards in this talla
  int refusals = 0;               // of the hand, in a row

  friend bool operator==(const Mark&, const Mark&) = default;
};

// Somebody puts an amount at somebody's disposal.
struct Proposal {
  PersonId by;
  PersonId to;
  Money amount;

  friend bool operator==(const Proposal&, const Proposal&) = default;
};

// Somebody with money in the bank: the banker first, then the associates.
struct Member {
  PersonId who{};
  Money bank{};
  Money garage{};

  friend bool operator==(const Member&, const Member&) = default;
};

// Somebody's part of an amount.
struct Part {
  PersonId who;
  Money amount;
};

struct Bank {
  PersonId banker{};
  Title title{};
  Vacancy why{};  // how it had become vacant
  std::vector<Member> members{};
  Money awarded{};        // as the banker took it, with the associates, before it was announced
  Money won{};            // by this banker so far, wherever it lies now (S-50)
  Money winnings{};       // what of that is in the bank, not excluded yet
  int coups = 0;          // that this banker has dealt
  bool won_last = false;  // the last of them
  bool todo_va = false;
  Money idle{};  // of the bank, not covered in the coup under way
  // As long as nobody has dealt with it they may not bid for it, should it be auctioned (S-55).
  std::vector<PersonId> passed_by{};  // the banker who passed it, and the associates
  std::vector<PersonId> unwilling{};  // they would not deal with it

  Money amount() const;  // in play
  Money garage() const;
  const Member* find(const PersonId& who) const;
  // Each member's part of a sum, the banker's first: in proportion to what each has in the bank,
  // the cents that do not divide being the banker's (S-28).
  std::vector<Part> parts_of(Money sum) const;
  // The same of a sum that leaves the bank: nobody's part of it is more than they have there.
  std::vector<Part> parts_from(Money sum) const;
  friend bool operator==(const Bank&, const Bank&) = default;
};

struct Together {
  PersonId by;
  PersonId associate;
  Money amount;

  friend bool operator==(const Together&, const Together&) = default;
};

// The bank on its way to the next banker.
struct Offer {
  Vacancy why{};
  PersonId to{};                  // the player who is asked now
  SeatNumber at = 0;              // the compartment that the round of the seated has come to
  Money least{};                  // to be put up; exactly this amount to continue or retake
  std::vector<PersonId> asked{};  // in this round: each is asked once
  // Both are barred from the auction; see Bank.
  std::vector<PersonId> passed_by{};
  std::vector<PersonId> unwilling{};
  std::vector<Together> together{};
  std::vector<BidOf> bids{};
  bool auctioned = false;  // and nobody bid
  bool acquired = false;   // the banker who lost it had acquired a hand that another had passed

  friend bool operator==(const Offer&, const Offer&) = default;
};

struct BancoClaim {
  PersonId by;
  BancoKind kind{};
  std::optional<PersonId> associate;

  friend bool operator==(const BancoClaim&, const BancoClaim&) = default;
};

// What somebody has on the felt; bets added to it make one bet.
struct Stake {
  PersonId by;
  Money amount;
  Money plays;        // half of what lies on the line
  bool late = false;  // placed after «no van más»

  friend bool operator==(const Stake&, const Stake&) = default;
};

// What has bound a hand beyond its own rules.
enum class Cause : std::uint8_t {
  cuadro_asked = 0,      // by the banker
  card_exposed = 1,      // by the croupier
  both_exposed = 2,      // both of the punto's by now, by the croupier
  banker_exposed = 3,    // both of the punto's, by the banker
  carta_miscalled = 4,   // by the croupier, after a «no»
  outside_advice = 5,    // from somebody who may give none
  croupiers_advice = 6,  // which the punto asked for
  croupier_holds = 7,    // the punto's cards, for want of anybody else
};

// How far a hand is bound, and by what: the causes in the order in which they bound it.
struct Bond {
  Binding to{};
  std::vector<Cause> causes{};

  friend bool operator==(const Bond&, const Bond&) = default;
};

// The cards of one hand. A card is empty while nobody has named it.
struct HandState {
  std::vector<std::optional<Card>> first;  // up to two
  std::array<bool, 2> open{};              // those that everybody has seen
  std::optional<Card> third;               // always face up
  bool third_fell = false;                 // into the basket, and nobody knows it
  bool lifted = false;                     // by the player who holds it now,
  bool seen = false;                       // or by anybody before
  bool shown = false;
  std::optional<int> deemed_first;  // what it counts before a third card, whatever it holds
  std::optional<int> deemed;        // what it counts in the end, whatever it holds
  std::optional<Declaration> said;
  bool judged = false;  // a wrong word of it has been ruled on
  bool abated = false;
  bool abate_lost = false;
  Bond bond{};
  Bond said_under{};   // when it spoke: what binds it later binds no word before
  bool asked = false;  // for the cuadro, or the croupier's advice

  friend bool operator==(const HandState&, const HandState&) = default;
};

struct State {
  Phase phase = Phase::closed;
  rules::People people;
  rules::Places places;
  std::vector<Mark> marks;
  std::vector<PersonId> change_asked;  // of seat, in their order
  std::vector<Proposal> proposals;
  Money minimum;
  Money bank_minimum;
  std::optional<Money> bank_maximum;  // empty: unlimited
  bool banco_free = false;  // the director lets a player who makes banco draw or stand at will

  // The talla
  int talla = 0;
  int coup = 0;  // of this talla; counted when its bets are closed
  SabotCount sabot;
  bool stop_card_appeared = false;
  std::optional<Digest> unrevealed;  // a commitment whose order has not been shown yet
  PersonId cut_offered_to;           // in the phase of cutting; nobody: the croupier cuts
  std::vector<PersonId> cut_declined;

  // The bank
  SeatNumber turn = 0;         // the rotation stands here; 0 before the first offer
  SeatNumber last_seated = 0;  // where the last banker who was seated sits
  Bank bank;
  Offer offer;
  std::optional<BidOf> may_continue;  // in the next talla, for that amount
  // Of the hand that was passed: the player who passed it, for how much, and the one who had made
  // banco against it
  PersonId former_banker;
  Money former_bank;
  PersonId former_banco;
  PersonId last_banco;  // the player who made banco in the last coup

  // Bets
  std::vector<BancoClaim> claims;
  std::vector<Stake> stakes;
  PersonId banco_by;  // plays against the whole bank
  PersonId con_la_mesa;
  PersonId ultimo_completo;
  PersonId seguido;           // has the right to banco seguido in this coup
  bool seguido_used = false;  // and has used it
  bool sole_bettor = false;   // only one bets in this coup

  // The coup
  PersonId croupier;               // called «no van más»
  PersonId owed_to;                // whose the punto's cards are
  PersonId holder;                 // has them
  std::vector<PersonId> relieved;  // were too slow, and may hold them no longer
  bool named = false;              // this coup's cards are named as they are dealt
  std::array<HandState, 2> hands;
  Cause noted{};                           // what has happened last that may bind a hand
  std::array<bool, 2> banca_must_open{};   // cards that the banker must expose once dealt
  std::vector<std::optional<Card>> aside;  // drawn by mistake, waiting for what becomes of them
  bool fifth = false;                      // the card aside is a fifth card
  Hand due{};                              // in the phase of drawing
  std::optional<Phase> interrupted;        // by a card that the inspector gives
  std::optional<Hand> forfeited;
  Winner winner{};  // in the phase of paying

  const HandState& hand(Hand which) const { return hands[static_cast<std::size_t>(which)]; }
  HandState& hand(Hand which) { return hands[static_cast<std::size_t>(which)]; }

  const Mark& mark(const PersonId& who) const;  // an empty one where nothing is remembered
  Mark& mark_of(const PersonId& who);
  const Stake* stake_of(const PersonId& who) const;
  Money covered() const;  // what of the bank the puntos play against
  bool is_banker(const PersonId& who) const { return !who.is_nobody() && bank.banker == who; }

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace sabot::chemin_de_fer
