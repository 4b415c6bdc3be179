#pragma once
// What the reglamento's punto y banca speaks of: its hands and chances, how a bank is come by, the
// pagador's calls, what people may not do, the forms of a chief's ruling, what the house does for
// a player whose time has run out, and the phases of the game.

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "sabot/rules/baccarat/hand.hpp"
#include "sabot/rules/baccarat/two_hands.hpp"

namespace sabot::reglamento {

using Chance = baccarat::HandChance;
using baccarat::Face;
using baccarat::Hand;
using baccarat::Source;

// A hand's word, where its total leaves it free.
enum class Declaration : std::uint8_t { carta = 0, no = 1 };
BOOST_DESCRIBE_ENUM(Declaration, carta, no)

// How somebody has come by the bank.
enum class Title : std::uint8_t { remate = 0, turn = 1, suite = 2 };
BOOST_DESCRIBE_ENUM(Title, remate, turn, suite)

// The case of article 38 in which giving the suite is charged, by the pass that the bank won last.
enum class Charge : std::uint8_t { none = 0, first_pass = 1, odd_pass = 2, even_pass = 3 };
BOOST_DESCRIBE_ENUM(Charge, none, first_pass, odd_pass, even_pass)

// Why the sabot is offered.
enum class Vacancy : std::uint8_t {
  turn = 0,      // it goes on to the right
  suite = 1,     // the holder has given the suite
  desisted = 2,  // after a tie on the first pass
};
BOOST_DESCRIBE_ENUM(Vacancy, turn, suite, desisted)

// What the pagador says aloud.
enum class Call : std::uint8_t {
  no_va_mas = 0,
  cartas = 1,
  total = 2,
  se_planta = 3,
  carta = 4,
  gana = 5,
  empate = 6,  // «encarte»
  suite = 7,
};
BOOST_DESCRIBE_ENUM(Call, no_va_mas, cartas, total, se_planta, carta, gana, empate, suite)

// What the texts forbid and no table can prevent.
enum class Infraction : std::uint8_t {
  partners = 0,     // whoever has the sabot plays alone
  joined_bets = 1,  // to have the cards
  ceding = 2,       // the right to see them
  filar = 3,        // squeezing the cards slowly
  throwing = 4,     // them, instead of turning them over
};
BOOST_DESCRIBE_ENUM(Infraction, partners, joined_bets, ceding, filar, throwing)

// The forms of the table chief's ruling on what no article foresees (S-16).
enum class Effect : std::uint8_t {
  annul = 0,       // the pass is void, and the bets stay
  pass_sabot = 1,  // the bank goes back, and the sabot on to the right
  burn = 2,        // the next card
  end_deck = 3,
  go_on = 4,  // nothing changes
};
BOOST_DESCRIBE_ENUM(Effect, annul, pass_sabot, burn, end_deck, go_on)

// What the house does for a player whose time has run out (S-45), named like the command.
enum class HouseAct : std::uint8_t { decline_bank = 0, decline_cut = 1, no = 2 };
BOOST_DESCRIBE_ENUM(HouseAct, decline_bank, decline_cut, no)

enum class Phase : std::uint8_t {
  closed = 0,
  counting = 1,    // a deck is prepared: the cards are counted,
  ensalada = 2,    // tipped out and stirred face down,
  riffling = 3,    // riffled
  remate = 4,      // the first bank is auctioned,
  improving = 5,   // and equal bids are to be improved
  offering = 6,    // the sabot is offered to one player,
  open_offer = 7,  // or to whoever wants it
  cutting = 8,
  stopping = 9,
  betting = 10,
  calling = 11,  // "no va más" has been called, the cards not yet asked for
  dealing = 12,  // the first four cards
  showing_punto = 13,
  punto_speaks = 14,  // the voluntad de cinco
  showing_banca = 15,
  banca_speaks = 16,  // where its cell is free
  drawing = 17,       // a third card is due
  paying = 18,
};
BOOST_DESCRIBE_ENUM(Phase, closed, counting, ensalada, riffling, remate, improving, offering,
                    open_offer, cutting, stopping, betting, calling, dealing, showing_punto,
                    punto_speaks, showing_banca, banca_speaks, drawing, paying)

// From «no va más» until the bets are paid: the phases are in the order of play.
constexpr bool is_pass(Phase phase) { return phase > Phase::betting; }
constexpr bool is_preparation(Phase phase) {
  return phase >= Phase::counting && phase <= Phase::riffling;
}

}  // namespace sabot::reglamento
