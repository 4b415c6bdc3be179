#pragma once
// The offices at a table. One person has one office, and acts only within it (S-01).

#include <cstdint>

#include <boost/describe/enum.hpp>

namespace sabot::rules {

enum class Role : std::uint8_t {
  player = 0,
  croupier = 1,
  pagador = 2,    // deals and pays, in the reglamento's punto y banca
  chief = 3,      // jefe de mesa: directs the game, rules on what no article foresees
  inspector = 4,  // the same in the player-banked games
  director = 5,   // dirección de juego: opens the table, sets its limits, admits people
  cashier = 6,    // sells and redeems chips
};
BOOST_DESCRIBE_ENUM(Role, player, croupier, pagador, chief, inspector, director, cashier)

}  // namespace sabot::rules
