#pragma once
// A simple player of punto y banca: takes the sabot as a rule, bets once a coup, shows his cards.

#include "sabot/base/person.hpp"
#include "sabot/table/bot.hpp"

namespace sabot::table {

Bot punto_banca_bot(const PersonId& self, Whim whim);

}  // namespace sabot::table
