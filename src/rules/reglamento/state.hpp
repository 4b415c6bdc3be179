#pragma once
// A table of the reglamento's punto y banca at one moment.

#include <array>
#include <optional>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/rules/baccarat/bids.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/rules/reglamento/words.hpp"

namespace sabot::reglamento {

using baccarat::BidOf;
using rules::SeatNumber;

// The bank of the player who has the sabot, or the house's in suite.
struct Bank {
  PersonId holder;  // nobody, and not the house's: there is no bank
  bool is_house = false;
  Title title{};
  Money opening;  // with which the holder went out, or took the suite
  Money amount;
  int passes = 0;           // that count for the parity of the deductions
  int wins = 0;             // all of them
  int earned = 0;           // those that count for the half
  bool half_taken = false;  // and not yet earned again
  int ties = 0;
  int won_in = 0;          // the number of the last pass won,
  Money staked;            // and what the bank was in it
  bool raised = false;     // so that it must earn the half again
  bool last_tied = false;  // the last one was a tie
  bool suite_announced = false;
  Money untaxed;    // won in the last pass won, if it bore no deduction
  Charge charge{};  // due on the first pass that a taker wins

  bool exists() const { return is_house || !holder.is_nobody(); }
  friend bool operator==(const Bank&, const Bank&) = default;
};

// The sabot on its way to somebody.
struct Offer {
  Vacancy why{};
  Money least;
  SeatNumber from = 0;          // the seats are asked from its right on,
  SeatNumber at = 0;            // and this one was asked last
  PersonId to;                  // in the phase of offering
  SeatNumber seat = 0;          // from which a player who stands would bank
  PersonId left_by;             // the giver of the suite, the one who desisted or was out last
  std::vector<PersonId> asked;  // and did not want it
  bool standing_asked = false;  // where they are asked once, and not at every seat
  bool to_all = false;          // nobody wanted it, and play waits
  Charge taker_pays{};          // on giving the suite

  friend bool operator==(const Offer&, const Offer&) = default;
};

// A seat from which somebody banks who has none.
struct Lent {
  SeatNumber seat = 0;  // 0: none
  PersonId owner;       // nobody: it was vacant, or its owner has left
  PersonId to;
  SeatNumber behind = 0;  // where that player stands otherwise
  bool waits = false;     // for a seat, and these come before
  std::vector<PersonId> ahead;

  friend bool operator==(const Lent&, const Lent&) = default;
};

struct Stake {
  PersonId by;
  Chance on{};
  Money amount;

  friend bool operator==(const Stake&, const Stake&) = default;
};

// The first two cards and a third. A card is empty while nobody has named it.
struct HandState {
  std::vector<std::optional<Card>> first;
  std::array<bool, 2> open{};  // turned up before the hand is shown
  std::optional<Card> third;
  bool shown = false;
  std::optional<Declaration> said;

  friend bool operator==(const HandState&, const HandState&) = default;
};

// A card that lies face up beside the hands, for the next third card.
struct Aside {
  std::optional<Card> card;
  bool undue = false;  // the punto asked for it, and had to stand

  friend bool operator==(const Aside&, const Aside&) = default;
};

struct State {
  Phase phase = Phase::closed;
  rules::People people;
  rules::Places places;
  rules::Limits limits;

  // The deck
  int talla = 0;
  int coup = 0;  // of this deck; counted when its bets are closed
  SabotCount sabot;
  bool in_play = false;  // it has been cut, and has not ended
  bool stop_card_appeared = false;
  int inverted = 0;
  int burned = 0;                    // cards and passes that nobody may have back
  std::optional<Digest> unrevealed;  // a commitment whose order has not been shown yet
  PersonId cutter;                   // in the phase of cutting; nobody: the pagador
  std::vector<PersonId> uncut;       // those who did not want to

  // The sabot and its bank
  bool remate_due = true;
  std::vector<BidOf> bids;
  std::vector<PersonId> tied;  // in the phase of improving
  SeatNumber place = 0;        // where the sabot is
  SeatNumber suite_of = 0;     // the seat of the player who gave the original suite; 0: no suite
  SeatNumber next_from = 0;    // the next deck is offered from its right; 0: the bank stays
  bool after_suite = false;    // because a suite has ended
  SeatNumber next_at = 0;      // or to this seat first
  SeatNumber round_start = 0;  // where this vuelta began
  std::vector<PersonId> been_out;  // in this vuelta
  PersonId last_out;
  int in_a_row = 0;
  Bank bank;
  Offer offer;
  Lent lent;

  // The pass
  std::vector<Stake> stakes;
  PersonId pagador;                // the one who called «no va más»
  std::array<HandState, 2> hands;  // by Hand
  PersonId owed_to;                // whose the punto's cards are; nobody: the pagador's
  PersonId punto_holder;           // who has them
  bool drawn = false;              // a card has left the sabot since «no va más»
  bool real = false;               // cards lie there that nobody has named
  std::vector<PersonId> waived;
  std::optional<Declaration> misstated;  // what the pagador called instead
  bool misstatement_noted = false;
  std::vector<Aside> aside;
  bool asked_unduly = false;  // by the punto: the card that is set aside next
  Hand due{};                 // in the phase of drawing
  Chance winner{};            // in the phase of paying

  const HandState& hand(Hand which) const { return hands[static_cast<std::size_t>(which)]; }
  HandState& hand(Hand which) { return hands[static_cast<std::size_t>(which)]; }
  Money stake_on(const PersonId& by, Chance on) const;
  Money staked_by(const PersonId& by) const;
  bool is_holder(const PersonId& who) const { return !who.is_nobody() && bank.holder == who; }

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace sabot::reglamento
