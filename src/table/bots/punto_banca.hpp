#pragma once
// A simple player of punto y banca: takes the sabot as a rule, bets once a coup, shows its cards,
// and where the punto is free draws as its strategy says.

#include "sabot/base/person.hpp"
#include "sabot/table/bot.hpp"
#include "sabot/table/bots/baccarat_strategy.hpp"

namespace sabot::table {

Bot punto_banca_bot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy = {});

extern const Seating punto_banca_seating;

}  // namespace sabot::table
