#pragma once
// A player of chemin de fer who plays with sense: takes the bank in his turn for a part of his
// chips, keeps it for a while, passes the hand with his winnings or keeps some out of play; bids,
// associates and calls banco now and then; bets otherwise; and with cards in his hand does what
// the rules order and, where they leave it to him, what his strategy says.

#include <array>

#include "sabot/base/person.hpp"
#include "sabot/rules/common/baccarat.hpp"
#include "sabot/table/bot.hpp"

namespace sabot::table {

// What a player does where it is left to him.
struct BaccaratStrategy {
  // The banker, by total of his first two cards, 0 to 7, and third card of the punto, 0 to 9 or
  // none because it stood: whether he draws.
  std::array<std::array<bool, 11>, 8> banker_draws{};
  // The punto with 5: how often of a hundred times he draws.
  std::uint32_t draws_on_five = 50;
};
// The regulation's cuadro, drawing where it leaves the choice.
BaccaratStrategy by_cuadro(const rules::Cuadro& cuadro);
BaccaratStrategy by_cuadro();

Bot chemin_de_fer_bot(const PersonId& self, Whim whim,
                      const BaccaratStrategy& strategy = by_cuadro());

}  // namespace sabot::table
