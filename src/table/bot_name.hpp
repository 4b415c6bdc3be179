#pragma once
// The names of the bots that fill seats: bot1, bot2, … Nobody else can have one, and no bot has a
// wallet.

#include <string_view>

#include "sabot/base/person.hpp"

namespace sabot::table {

PersonId bot_name(int number);
bool is_bot(std::string_view handle);

}  // namespace sabot::table
