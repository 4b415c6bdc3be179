#pragma once
// What chemin de fer speaks of: the two hands and what they say, the ways to the bank and to its
// whole amount, the garages, the croupier's calls, the forms of a ruling, what the house does for
// who lets his time run out, and the phases.

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "sabot/rules/baccarat/hand.hpp"

namespace sabot::chemin_de_fer {

using baccarat::Declaration;
using baccarat::Face;
using baccarat::Source;

enum class Hand : std::uint8_t { punto = 0, banca = 1 };
BOOST_DESCRIBE_ENUM(Hand, punto, banca)

// How a coup ends.
enum class Winner : std::uint8_t { punto = 0, banca = 1, empate = 2 };
BOOST_DESCRIBE_ENUM(Winner, punto, banca, empate)

// How far a hand is bound beyond its own rules.
enum class Binding : std::uint8_t {
  loose = 0,
  by_rule = 1,      // the punto has no freedom of banco; the banca follows the cuadro, free on O
  drawing = 2,      // the banca follows the cuadro and draws on O
  five_stands = 3,  // the punto follows its rules, and with 5 stands
  advised = 4,      // by the croupier: with 5 the punto stands, and otherwise does as before
};
BOOST_DESCRIBE_ENUM(Binding, loose, by_rule, drawing, five_stands, advised)

// Why the bank goes round.
enum class Vacancy : std::uint8_t {
  initial = 0,    // the first bank of a talla
  lost = 1,       // the banker has lost
  passed = 2,     // the banker has passed the hand
  continued = 3,  // who won the last coup of a talla may go on
  refused = 4,    // who acquired it would not deal
};
BOOST_DESCRIBE_ENUM(Vacancy, initial, lost, passed, continued, refused)

// How a banker came to the bank.
enum class Title : std::uint8_t {
  in_turn = 0,
  standing = 1,
  retaken = 2,
  auction = 3,
  forced = 4,
  continued = 5,
};
BOOST_DESCRIBE_ENUM(Title, in_turn, standing, retaken, auction, forced, continued)

// How somebody came to play against the whole bank.
enum class BancoKind : std::uint8_t {
  solo = 0,
  asociado = 1,
  seguido = 2,
  completo = 3,  // his bets reached the whole bank
};
BOOST_DESCRIBE_ENUM(BancoKind, solo, asociado, seguido, completo)

enum class GarageKind : std::uint8_t { voluntario = 0, obligatorio = 1, impropio = 2 };
BOOST_DESCRIBE_ENUM(GarageKind, voluntario, obligatorio, impropio)

// What the croupier says aloud.
enum class Call : std::uint8_t {
  las_cartas_pasan = 0,
  hay_en_la_banca = 1,  // with the amount
  completen = 2,        // the others are invited to complete the bank
  no_van_mas = 3,
  carta = 4,
  no = 5,
  total = 6,  // of a hand just shown
  gana = 7,
  empate = 8,
};
BOOST_DESCRIBE_ENUM(Call, las_cartas_pasan, hay_en_la_banca, completen, no_van_mas, carta, no,
                    total, gana, empate)

// Who turned a card over by mistake.
enum class Culprit : std::uint8_t { croupier = 0, banker = 1 };
BOOST_DESCRIBE_ENUM(Culprit, croupier, banker)

// Which of the punto's cards fell into the basket.
enum class Fallen : std::uint8_t { initial = 0, third = 1 };
BOOST_DESCRIBE_ENUM(Fallen, initial, third)

enum class ClaimAbout : std::uint8_t { banker = 0, bet = 1 };
BOOST_DESCRIBE_ENUM(ClaimAbout, banker, bet)

// The forms of the inspector's ruling on what no article foresees (S-32).
enum class Effect : std::uint8_t {
  annul = 0,      // the coup is void and the bets go back
  go_on = 1,      // nothing changes
  give_card = 2,  // the next card goes to a hand
  deem = 3,       // a hand counts as worth so much
  pass_bank = 4,  // the bank goes to the right
  end_talla = 5,
};
BOOST_DESCRIBE_ENUM(Effect, annul, go_on, give_card, deem, pass_bank, end_talla)

// What the house does for a player whose time has run out (C4-b, S-46 to S-48): the command is
// named so too.
enum class HouseAct : std::uint8_t {
  decline_cut = 0,
  refuse_bank = 1,
  pass_hand = 2,
  keep_bank = 3,
  reclaim_cards = 4,
  too_slow = 5,
  carta = 6,
  no = 7,
  abatir = 8,
  dar_carta = 9,
  negar_carta = 10,
};
BOOST_DESCRIBE_ENUM(HouseAct, decline_cut, refuse_bank, pass_hand, keep_bank, reclaim_cards,
                    too_slow, carta, no, abatir, dar_carta, negar_carta)

enum class Phase : std::uint8_t {
  closed = 0,
  counting = 1,     // a talla is prepared: the cards are counted,
  mixing = 2,       // mixed by the croupier,
  passing = 3,      // by whoever wants to, and by the croupier again,
  cutting = 4,      // cut,
  stopping = 5,     // and the stop card goes in
  offering = 6,     // the bank is offered to one after the other
  retaking = 7,     // to who passed it,
  auction = 8,      // auctioned,
  forced = 9,       // and laid on the neighbour
  announcing = 10,  // there is a banker: the bank is made up and announced
  banco = 11,       // whoever wants to plays against the whole bank
  betting = 12,
  dealing = 13,         // the first four cards
  giving = 14,          // the croupier hands the punto's cards over,
  lifting = 15,         // who got them has not lifted them yet
  punto_speaks = 16,    // «carta», «no», or the cards on the table
  slip = 17,            // the punto said the wrong word: the banker gives the card or refuses it
  banker_answers = 18,  // the punto asks for a card: the banker gives it, or abates
  banker_speaks = 19,
  drawing = 20,   // a third card is due
  retiring = 21,  // the banker abated too early: bets may be withdrawn
  showing = 22,
  paying = 23,
  deciding = 24,  // the banker has not lost: he keeps the bank or passes the hand
};
BOOST_DESCRIBE_ENUM(Phase, closed, counting, mixing, passing, cutting, stopping, offering, retaking,
                    auction, forced, announcing, banco, betting, dealing, giving, lifting,
                    punto_speaks, slip, banker_answers, banker_speaks, drawing, retiring, showing,
                    paying, deciding)

constexpr bool is_preparation(Phase phase) { return phase < Phase::offering; }
// The bank goes round, and nobody has it.
constexpr bool is_vacant(Phase phase) { return phase >= Phase::offering && phase <= Phase::forced; }
// From «no van más» until the bets are settled.
constexpr bool is_coup(Phase phase) { return phase >= Phase::dealing && phase <= Phase::paying; }
// There is a banker and no coup is under way.
constexpr bool is_between_coups(Phase phase) {
  return phase == Phase::announcing || phase == Phase::banco || phase == Phase::betting ||
         phase == Phase::deciding;
}

}  // namespace sabot::chemin_de_fer
