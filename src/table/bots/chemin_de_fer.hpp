#pragma once
// A player of chemin de fer who plays with sense: takes the bank in turn for a part of the chips,
// keeps it for a while, passes the hand with the winnings or keeps some out of play; bids,
// associates and calls banco now and then; bets otherwise; and with cards in hand does what the
// rules order and, where they leave a choice, what the strategy says.

#include "sabot/base/person.hpp"
#include "sabot/table/bot.hpp"
#include "sabot/table/bots/baccarat_strategy.hpp"

namespace sabot::table {

// By the cuadro of as11.
BaccaratStrategy by_cuadro();

Bot chemin_de_fer_bot(const PersonId& self, Whim whim,
                      const BaccaratStrategy& strategy = by_cuadro());

extern const Seating chemin_de_fer_seating;

}  // namespace sabot::table
