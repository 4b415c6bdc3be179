#pragma once
// What punto y banca speaks of: the two hands, the chances one may bet on, the croupier's calls,
// a free punto's word, the forms of a chief's ruling, what the house does for a player whose
// time has run out, and the phases of the game.

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "sabot/rules/baccarat/hand.hpp"
#include "sabot/rules/baccarat/two_hands.hpp"

namespace sabot::punto_banca {

using Chance = baccarat::HandChance;
using baccarat::Face;
using baccarat::Hand;

// What the croupier says aloud.
enum class Call : std::uint8_t {
  no_va_mas = 0,
  cartas = 1,
  total = 2,      // of a hand just shown
  se_planta = 3,  // "el jugador se planta", with its total
  carta = 4,      // "carta para el jugador"
  gana = 5,       // the winning hand, with its total
  empate = 6,
};
BOOST_DESCRIBE_ENUM(Call, no_va_mas, cartas, total, se_planta, carta, gana, empate)

// The word of the player who holds the punto's cards, with a total that the house leaves free.
enum class Declaration : std::uint8_t { carta = 0, no = 1 };
BOOST_DESCRIBE_ENUM(Declaration, carta, no)

// The forms of the table chief's ruling on what no article foresees (S-16).
enum class Effect : std::uint8_t {
  annul = 0,       // the coup is void and the bets are free
  pass_sabot = 1,  // to the next at the right
  discard = 2,     // the next card goes into the basket
  end_talla = 3,
  go_on = 4,  // nothing changes
};
BOOST_DESCRIBE_ENUM(Effect, annul, pass_sabot, discard, end_talla, go_on)

// What the house does for a player whose time has run out (S-45), named like the command.
enum class HouseAct : std::uint8_t { decline_sabot = 0, carta = 1, no = 2 };
BOOST_DESCRIBE_ENUM(HouseAct, decline_sabot, carta, no)

enum class Phase : std::uint8_t {
  closed = 0,
  counting = 1,  // a talla is prepared: the cards are counted,
  mixing = 2,    // mixed,
  cutting = 3,   // cut,
  stopping = 4,  // the stop card goes in,
  turning = 5,   // the first card is turned,
  burning = 6,   // and as many burned as it counts
  offering = 7,  // the sabot goes round
  betting = 8,
  calling = 9,   // "no va más" has been called, "cartas" not yet
  dealing = 10,  // the first four cards
  showing_punto = 11,
  punto_speaks = 12,  // where its total is free
  showing_banca = 13,
  drawing = 14,  // a third card is due
  paying = 15,
};
BOOST_DESCRIBE_ENUM(Phase, closed, counting, mixing, cutting, stopping, turning, burning, offering,
                    betting, calling, dealing, showing_punto, punto_speaks, showing_banca, drawing,
                    paying)

}  // namespace sabot::punto_banca
