#pragma once
// What bacarrá a dos paños speaks of: the three hands, where bets lie, the ways to the bank, the
// croupier's calls, who erred, the forms of a ruling, and the phases.

#include <array>
#include <cstdint>

#include <boost/describe/enum.hpp>

#include "sabot/rules/baccarat/hand.hpp"

namespace sabot::dos_panos {

using baccarat::Declaration;
using baccarat::Face;
using baccarat::Source;

// The first paño's, the second's, the banker's.
enum class Hand : std::uint8_t { primero = 0, segundo = 1, banca = 2 };
BOOST_DESCRIBE_ENUM(Hand, primero, segundo, banca)

inline constexpr std::array<Hand, 2> panos{Hand::primero, Hand::segundo};
inline constexpr std::array<Hand, 3> all_hands{Hand::primero, Hand::segundo, Hand::banca};

// Where a bet lies: on one paño, or on the line between both.
enum class On : std::uint8_t { primero = 0, segundo = 1, caballo = 2 };
BOOST_DESCRIBE_ENUM(On, primero, segundo, caballo)

// How a coup ends on one paño.
enum class Winner : std::uint8_t { punto = 0, banca = 1, empate = 2, nulo = 3 };
BOOST_DESCRIBE_ENUM(Winner, punto, banca, empate, nulo)

// Whether the bank answers with what is on the table or for all bets.
enum class BankKind : std::uint8_t { limited = 0, free = 1 };
BOOST_DESCRIBE_ENUM(BankKind, limited, free)

// Why the bank is to be had.
enum class Vacancy : std::uint8_t { opening = 0, abandoned = 1 };
BOOST_DESCRIBE_ENUM(Vacancy, opening, abandoned)

// How a banker came to it.
enum class Title : std::uint8_t { announced = 0, auction = 1, offered = 2 };
BOOST_DESCRIBE_ENUM(Title, announced, auction, offered)

// What the croupier and the inspector say aloud.
enum class Call : std::uint8_t {
  banca = 0,  // the banker's name and the amount
  no_va_mas = 1,
  carta = 2,
  no = 3,
  total = 4,  // of a hand just shown
  gana = 5,
  empate = 6,
};
BOOST_DESCRIBE_ENUM(Call, banca, no_va_mas, carta, no, total, gana, empate)

// How far a hand is bound beyond its own rules.
enum class Binding : std::uint8_t {
  loose = 0,
  cuadro = 1,       // the banker asked for it: followed where it says the same for both paños
  drawing = 2,      // the same after advice, and the banker draws where it is optional
  five_stands = 3,  // a punto follows its rules, and with 5 stands
};
BOOST_DESCRIBE_ENUM(Binding, loose, cuadro, drawing, five_stands)

// Whose error a coup was restored after.
enum class Culprit : std::uint8_t { player = 0, croupier = 1, banker = 2 };
BOOST_DESCRIBE_ENUM(Culprit, player, croupier, banker)

// Who threw cards into the basket without showing them.
enum class Thrower : std::uint8_t { holder = 0, croupier = 1 };
BOOST_DESCRIBE_ENUM(Thrower, holder, croupier)

// The forms of the inspector's ruling on what no article foresees (S-32).
enum class Effect : std::uint8_t {
  annul = 0,      // the coup is void and the bets go back
  go_on = 1,      // nothing changes
  deem = 2,       // a hand counts as worth a given total
  pass_bank = 3,  // the bank is offered to another
  end_talla = 4,
};
BOOST_DESCRIBE_ENUM(Effect, annul, go_on, deem, pass_bank, end_talla)

// What the house does for a player whose time has run out (C5-b, S-46, S-47).
enum class HouseAct : std::uint8_t {
  refuse_bank = 0,
  announce_stake = 1,
  too_slow = 2,
  carta = 3,
  no = 4,
  abatir = 5,
  keep_bank = 6,
  leave_bank = 7,
};
BOOST_DESCRIBE_ENUM(HouseAct, refuse_bank, announce_stake, too_slow, carta, no, abatir, keep_bank,
                    leave_bank)

enum class Phase : std::uint8_t {
  closed = 0,
  counting = 1,  // a talla is prepared: the cards are counted,
  mixing = 2,    // mixed,
  cutting = 3,   // cut,
  stopping = 4,  // and the stop card goes in
  opening = 5,   // there is no banker: the inspector announces one, or auctions the bank
  offering = 6,  // the bank is offered to one player
  auction = 7,
  lot = 8,         // equal bids
  announcing = 9,  // there is a banker, and the next coup is to begin
  banco = 10,      // a player who wants to plays against the whole bank
  banco_lot = 11,  // called on both paños
  betting = 12,
  dealing = 13,        // the first six cards
  giving = 14,         // the croupier carries the paños' cards to those who hold them
  first_speaks = 15,   // «carta», «no», or the cards on the table
  second_speaks = 16,  // the same on the second paño,
  banker_speaks = 17,  // and then the banker
  drawing = 18,        // a third card is due
  showing = 19,
  paying = 20,
  deciding = 21,  // the banker goes on or leaves the bank
  broken = 22,    // the bank has nothing left
};
BOOST_DESCRIBE_ENUM(Phase, closed, counting, mixing, cutting, stopping, opening, offering, auction,
                    lot, announcing, banco, banco_lot, betting, dealing, giving, first_speaks,
                    second_speaks, banker_speaks, drawing, showing, paying, deciding, broken)

constexpr bool is_preparation(Phase phase) { return phase < Phase::opening; }
// Nobody has the bank.
constexpr bool is_vacant(Phase phase) { return phase >= Phase::opening && phase <= Phase::lot; }
// From «ya no va más» until the bets are settled.
constexpr bool is_coup(Phase phase) { return phase >= Phase::dealing && phase <= Phase::paying; }
// There is a banker and no coup is under way.
constexpr bool is_between_coups(Phase phase) {
  return (phase >= Phase::announcing && phase <= Phase::betting) || phase == Phase::deciding;
}

}  // namespace sabot::dos_panos
