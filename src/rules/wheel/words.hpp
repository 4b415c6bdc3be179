#pragma once
// What the games of ball and numbers speak of: phases, the colours of a player's own chips, what
// the house does for a player whose time has run out.

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "sabot/rules/layout/chance.hpp"

namespace sabot::wheel {

using layout::Chance;
using layout::Suerte;

// The colours that an American wheel's chips may have, each for one player.
enum class Colour : std::uint8_t {
  amarillo = 0,
  azul = 1,
  blanco = 2,
  gris = 3,
  marron = 4,
  morado = 5,
  naranja = 6,
  negro = 7,
  rojo = 8,
  rosa = 9,
  verde = 10,
  violeta = 11,
};
BOOST_DESCRIBE_ENUM(Colour, amarillo, azul, blanco, gris, marron, morado, naranja, negro, rojo,
                    rosa, verde, violeta)

// The forms of the table chief's ruling on what no article foresees (S-76).
enum class Effect : std::uint8_t {
  annul = 0,  // the spin is void, and the bets may be taken off
  go_on = 1,  // nothing changes
};
BOOST_DESCRIBE_ENUM(Effect, annul, go_on)

// What the house does for a player whose time has run out (S-71), named like the command.
enum class HouseAct : std::uint8_t { prison = 0, half = 1 };
BOOST_DESCRIBE_ENUM(HouseAct, prison, half)

enum class Phase : std::uint8_t {
  closed = 0,
  waiting = 1,  // between two spins
  betting = 2,
  rolling = 3,   // the ball runs, and bets are still taken
  annulled = 4,  // a void spin: the ball is launched again
  no_more = 5,   // «no va más» has been called
  paying = 6,    // the number is known
  choosing = 7,  // after a zero: half back, or prison
};
BOOST_DESCRIBE_ENUM(Phase, closed, waiting, betting, rolling, annulled, no_more, paying, choosing)

}  // namespace sabot::wheel
