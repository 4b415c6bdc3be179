#pragma once
// What treinta y cuarenta speaks of: the two rows, the chances one may bet on, what the croupier
// calls, the forms of a chief's ruling, what the house does for a player whose time has run out,
// and the phases of the game.

#include <cstdint>

#include <boost/describe/enum.hpp>

namespace sabot::treinta_cuarenta {

enum class Row : std::uint8_t { negra = 0, roja = 1 };
BOOST_DESCRIBE_ENUM(Row, negra, roja)

enum class Chance : std::uint8_t { rojo = 0, negro = 1, color = 2, inverso = 3 };
BOOST_DESCRIBE_ENUM(Chance, rojo, negro, color, inverso)

// A total is called by its units; that of forty has none (S-117).
enum class Call : std::uint8_t {
  cero = 0,
  uno = 1,
  dos = 2,
  tres = 3,
  cuatro = 4,
  cinco = 5,
  seis = 6,
  siete = 7,
  ocho = 8,
  nueve = 9,
  cuarenta = 10,
};
BOOST_DESCRIBE_ENUM(Call, cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, cuarenta)

// «Color gana», «color pierde».
enum class ColorCall : std::uint8_t { gana = 0, pierde = 1 };
BOOST_DESCRIBE_ENUM(ColorCall, gana, pierde)

// The forms of the table chief's ruling on what no article foresees (S-118).
enum class Effect : std::uint8_t {
  annul = 0,    // the coup is void and the bets are free
  discard = 1,  // the next card goes to the used ones
  end_talla = 2,
  go_on = 3,  // nothing changes
};
BOOST_DESCRIBE_ENUM(Effect, annul, discard, end_talla, go_on)

// What the house does for a player whose time has run out (S-71, S-111), named like the command.
enum class HouseAct : std::uint8_t { decline_cut = 0, prison = 1, half = 2 };
BOOST_DESCRIBE_ENUM(HouseAct, decline_cut, prison, half)

enum class Phase : std::uint8_t {
  closed = 0,
  counting = 1,  // a talla is prepared: the cards are counted,
  mixing = 2,    // mixed,
  cutting = 3,   // cut,
  stopping = 4,  // and the red card goes in
  betting = 5,
  dealing_negra = 6,  // «no va más» has been called
  dealing_roja = 7,
  paying = 8,       // both totals are known
  choosing = 9,     // after 31 and 31: half back, or prison
  recounting = 10,  // the red card has come: those behind it are counted
};
BOOST_DESCRIBE_ENUM(Phase, closed, counting, mixing, cutting, stopping, betting, dealing_negra,
                    dealing_roja, paying, choosing, recounting)

}  // namespace sabot::treinta_cuarenta
