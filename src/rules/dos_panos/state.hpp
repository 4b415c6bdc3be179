#pragma once
// A table of bacarrá a dos paños at one moment.

#include <array>
#include <optional>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/rules/baccarat/bids.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/rules/dos_panos/words.hpp"

namespace sabot::dos_panos {

using baccarat::BidOf;
using rules::SeatNumber;

struct Bank {
  PersonId banker{};
  Title title{};
  Money initial{};    // as it was awarded
  Money deposited{};  // all that the banker has put into it
  Money amount{};
  int until = 0;  // the last talla that it is awarded for
  int coups = 0;  // that this banker has played

  friend bool operator==(const Bank&, const Bank&) = default;
};

// The bank on its way to the next banker.
struct Offer {
  Vacancy why{};
  PersonId to{};
  Money amount{};
  int tallas = 1;
  std::vector<PersonId> asked{};  // each is asked once
  PersonId left_by{};             // the banker who abandoned it
  std::vector<BidOf> bids{};
  std::vector<PersonId> lot{};  // those between whom it decides, by their numbers

  friend bool operator==(const Offer&, const Offer&) = default;
};

// What somebody has in one place of the felt; bets added to it make one bet.
struct Stake {
  PersonId by;
  On on{};
  Money amount;
  std::array<Money, 2> plays{};  // on each paño

  Money played() const { return plays[0] + plays[1]; }
  friend bool operator==(const Stake&, const Stake&) = default;
};

// A third card that is nobody's for the moment, and which of them it was to come out.
struct Loose {
  Card card;
  int order = 0;

  friend bool operator==(const Loose&, const Loose&) = default;
};

// The cards of one hand. A card is empty while nobody has named it.
struct HandState {
  PersonId owed_to{};                        // whose the cards are,
  PersonId holder{};                         // and who has them
  std::vector<std::optional<Card>> first{};  // up to two
  std::array<bool, 2> open{};                // those that everybody has seen
  std::optional<Card> third{};               // always face up
  int third_order = 0;                       // which of the third cards it was to come out
  bool third_was_loose = false;              // before it was this hand's
  bool lifted = false;
  bool shown = false;
  bool voided = false;                // a paño that has lost cards: nobody wins or loses on it
  std::optional<int> deemed_first{};  // what it counts before a third card,
  std::optional<int> deemed{};        // or in the end, whatever it holds
  std::optional<Declaration> said{};
  bool judged = false;  // a wrong word of it has been ruled on
  bool abated = false;
  bool abate_lost = false;
  Binding bound{};
  Binding said_under{};  // when it spoke: what binds it later binds no word before
  bool asked = false;    // for the cuadro, or the croupier's advice

  friend bool operator==(const HandState&, const HandState&) = default;
};

struct State {
  Phase phase = Phase::closed;
  rules::People people;
  rules::Places places;
  int per_pano = 0;  // numbered seats
  Money minimum;
  std::optional<Money> maximum;  // of a bet; empty: none but the bank
  Money bank_minimum;
  std::optional<Money> bank_maximum;  // when it is made up; empty: a free bank
  bool banco_authorised = false;      // where the director's leave is asked for
  bool free_bank_elsewhere = false;
  std::vector<PersonId> proven;  // funds enough for a free bank
  int session = 0;               // with a free bank
  int tallas_in_session = 0;

  // The talla
  int talla = 0;
  int coup = 0;  // of this talla; counted when its bets are closed
  SabotCount sabot;
  bool stop_card_appeared = false;
  std::optional<Digest> unrevealed;  // a commitment whose order has not been shown yet
  std::vector<PersonId> barred;      // from banking again with this sabot
  std::array<SeatNumber, 2> turn{};  // whose the cards are on each paño; 0 at first

  // The bank
  Bank bank;
  Offer offer;
  Money stake;  // of the coup, where the banker announces it

  // Bets
  std::vector<PersonId> claims;  // to banco
  PersonId banco_by;
  PersonId banco_right;  // may repeat a void one
  int banco_voids = 0;
  bool banco_over = false;  // in this talla
  std::vector<Stake> stakes;

  // The coup
  PersonId croupier;               // called «ya no va más»
  std::vector<PersonId> relieved;  // were too slow, and may hold the cards no longer
  bool named = false;              // this coup's cards are named as they are dealt
  std::array<HandState, 3> hands;
  std::vector<std::optional<Card>> aside;  // drawn before the bets were closed
  int thirds = 0;                          // cards that have come out after the first six
  std::vector<Loose> loose;  // of those, the ones waiting for the hand that they are due to
  std::optional<Culprit> restored;
  bool five_binds = false;
  bool misannounced = false;        // a score that was not the bank's
  Hand due{};                       // in the phase of drawing
  std::array<Winner, 2> winners{};  // in the phase of paying

  const HandState& hand(Hand which) const { return hands[static_cast<std::size_t>(which)]; }
  HandState& hand(Hand which) { return hands[static_cast<std::size_t>(which)]; }
  const Stake* stake_of(const PersonId& who, On on) const;
  bool has_bet(const PersonId& who) const;
  Money at_risk() const;  // what the banker loses at most
  bool is_banker(const PersonId& who) const { return !who.is_nobody() && bank.banker == who; }

  friend bool operator==(const State&, const State&) = default;
};

constexpr std::size_t index_of(Hand pano) { return static_cast<std::size_t>(pano); }

}  // namespace sabot::dos_panos
