#pragma once
// The people that the house itself puts at its tables, with names that nobody else can have.

#include <string_view>

#include "sabot/base/person.hpp"

namespace sabot::server {

inline const PersonId house_director = "casa"_who;
inline const PersonId house_croupier = "crupier"_who;
inline const PersonId house_inspector = "inspector"_who;
inline const PersonId house_cashier = "caja"_who;

// A bot that fills a seat: bot1, bot2, …
PersonId bot_name(int number);
bool is_bot(std::string_view handle);

// Whether nobody may come by this name.
bool is_reserved(std::string_view handle);

}  // namespace sabot::server
