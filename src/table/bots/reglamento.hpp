#pragma once
// A player of the reglamento's punto y banca who plays with sense: bids in the remate, goes out
// with a part of the chips when the sabot comes, gives the suite now and then, takes one that is
// offered, withdraws half when it may, and otherwise bets on one chance; speaks with five as the
// strategy says.

#include "sabot/base/person.hpp"
#include "sabot/table/bot.hpp"
#include "sabot/table/bots/baccarat_strategy.hpp"

namespace sabot::table {

Bot reglamento_bot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy);

extern const Seating reglamento_seating;

}  // namespace sabot::table
