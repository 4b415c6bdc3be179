#pragma once
// A player of bacarrá a dos paños who plays with sense: bids for the bank with a part of the chips,
// keeps it for a while and leaves it; calls banco now and then; bets otherwise on the paño where it
// sits, on the other or a caballo; and with cards in hand does what the rules order and, where they
// leave a choice, what the strategy says, the banker playing against the paño with more on it.

#include "sabot/base/person.hpp"
#include "sabot/table/bot.hpp"
#include "sabot/table/bots/baccarat_strategy.hpp"

namespace sabot::table {

Bot dos_panos_bot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy);

extern const Seating dos_panos_seating;

}  // namespace sabot::table
