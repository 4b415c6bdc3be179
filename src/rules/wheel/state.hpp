#pragma once
// A table with a wheel at one moment.

#include <optional>
#include <vector>

#include "sabot/base/digest.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/rules/wheel/words.hpp"

namespace sabot::wheel {

// What somebody has on one chance of one paño; bets added to it make one bet.
struct Stake {
  PersonId by;
  Chance on;
  int pano = 1;
  Money amount;
  bool won = false;  // in the last spin: it stayed where it lay

  friend bool operator==(const Stake&, const Stake&) = default;
};

// A stake on a simple chance that has met a zero.
struct Prisoner {
  PersonId by;
  Chance on;
  int pano = 1;
  Money value;         // what it counts for now
  int zeros = 0;       // that it has met
  bool asked = false;  // whether it stays is still to be said

  friend bool operator==(const Prisoner&, const Prisoner&) = default;
};

// A player's own chips.
struct Own {
  PersonId by;
  Colour colour{};
  Money value;  // of one chip

  friend bool operator==(const Own&, const Own&) = default;
};

struct State {
  Phase phase = Phase::closed;
  rules::People people;
  rules::Places places;
  Money minimum;  // of the first paño
  int coup = 0;   // of this session; counted when its bets are closed

  std::vector<Stake> stakes;
  std::vector<Prisoner> prison;
  std::vector<Own> colours;

  // The spin
  std::optional<Digest> commitment;  // to where the ball falls
  std::vector<PersonId> turners;     // those who have turned the wheel
  int turned = 0;                    // by how many pockets in all
  bool bets_closed = false;          // «no va más» had been called when the spin was annulled
  bool last = false;                 // of the session
  bool over = false;                 // the session: its last spin has been paid
  PersonId croupier;                 // the one who called «no va más»
  std::optional<int> number;         // the last that fell
  std::vector<int> past;             // the last numbers, the newest first

  static constexpr std::size_t remembered = 20;

  const Stake* stake(const PersonId& by, const Chance& on, int pano) const;
  // On all paños.
  Money sum_on(const PersonId& by, const Chance& on) const;
  const Own* colour_of(const PersonId& who) const;
  bool has_prisoners() const { return !prison.empty(); }

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace sabot::wheel
