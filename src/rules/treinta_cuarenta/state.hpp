#pragma once
// A table of treinta y cuarenta at one moment.

#include <array>
#include <optional>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/rules/treinta_cuarenta/words.hpp"

namespace sabot::treinta_cuarenta {

// What somebody has on one chance; bets added to it make one bet.
struct Stake {
  PersonId by;
  Chance on{};
  Money amount;
  Money insured;    // that part of it
  Money insurance;  // what was paid for it, and lies with it

  friend bool operator==(const Stake&, const Stake&) = default;
};

// A stake that has met 31 and 31.
struct Prisoner {
  PersonId by;
  Chance on{};
  Money value;         // what it counts for now
  int times = 0;       // that it has met it
  bool asked = false;  // whether it stays is still to be said

  friend bool operator==(const Prisoner&, const Prisoner&) = default;
};

// The cards of one row, in the order dealt.
struct RowCards {
  std::vector<Card> cards;
  int total = 0;

  friend bool operator==(const RowCards&, const RowCards&) = default;
};

struct State {
  Phase phase = Phase::closed;
  rules::People people;
  rules::Places places;
  rules::Limits limits;

  // The talla
  int talla = 0;
  int coup = 0;  // of this talla; counted when its bets are closed
  SabotCount sabot;
  bool stop_card_appeared = false;
  std::optional<Digest> unrevealed;    // a commitment whose order has not been shown yet
  std::vector<PersonId> declined_cut;  // of this talla

  std::vector<Stake> stakes;
  std::vector<Prisoner> prison;

  // The coup
  PersonId tallador;             // the croupier who called «no va más»
  std::array<RowCards, 2> rows;  // by Row
  bool last = false;             // of the session, once it is decided
  bool over = false;             // the session: its last coup has been played

  const RowCards& row(Row which) const { return rows[static_cast<std::size_t>(which)]; }
  RowCards& row(Row which) { return rows[static_cast<std::size_t>(which)]; }
  const Stake* stake(const PersonId& by, Chance on) const;

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace sabot::treinta_cuarenta
