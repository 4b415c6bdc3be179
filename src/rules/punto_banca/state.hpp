#pragma once
// A table of punto y banca at one moment.

#include <array>
#include <optional>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/rules/punto_banca/words.hpp"

namespace sabot::punto_banca {

// What somebody has on one chance; bets added to it make one bet.
struct Stake {
  PersonId by;
  Chance on{};
  Money amount;
  bool freed = false;  // by a void coup: it may be withdrawn

  friend bool operator==(const Stake&, const Stake&) = default;
};

// The cards of one hand, in the order dealt. A card is empty while nobody has named it.
struct HandCards {
  std::vector<std::optional<Card>> dealt;
  bool shown = false;
  std::optional<Declaration> said;  // of a free punto

  friend bool operator==(const HandCards&, const HandCards&) = default;
};

struct State {
  Phase phase = Phase::closed;
  rules::People people;
  rules::Places places;
  rules::Limits limits;
  bool standing_allowed = false;

  // The talla
  int talla = 0;
  int coup = 0;  // of this talla; counted when its bets are closed
  SabotCount sabot;
  int to_burn = 0;
  bool stop_card_appeared = false;
  std::optional<Digest> unrevealed;  // a commitment whose order has not been shown yet

  // The rotating sabot
  rules::SeatNumber turn = 0;      // where the rotation stands; 0 before the first offer
  PersonId offered_to;             // in the phase of offering; nobody: anybody who wants it
  PersonId holder;                 // nobody: the croupier deals
  std::vector<PersonId> declined;  // since the sabot was last held

  // The coup
  std::vector<Stake> stakes;
  PersonId croupier;               // the one who called «no va más»
  std::array<HandCards, 2> hands;  // by Hand
  PersonId punto_holder;
  Hand due{};             // in the phase of drawing
  Chance winner{};        // in the phase of paying
  bool annulled = false;  // the last coup, by the chief: its bets are free

  const HandCards& hand(Hand which) const { return hands[static_cast<std::size_t>(which)]; }
  HandCards& hand(Hand which) { return hands[static_cast<std::size_t>(which)]; }
  Money stake_on(const PersonId& by, Chance on) const;

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace sabot::punto_banca
