#pragma once
// The people that the house itself puts at its tables, with names that nobody else can have.

#include <string_view>

#include "sabot/base/person.hpp"
#include "sabot/table/bot_name.hpp"

namespace sabot::server {

inline const PersonId house_director = "casa"_who;
inline const PersonId house_croupier = "crupier"_who;
inline const PersonId house_inspector = "inspector"_who;
inline const PersonId house_cashier = "caja"_who;

using table::bot_name;
using table::is_bot;

// Whether nobody may come by this name.
bool is_reserved(std::string_view handle);

}  // namespace sabot::server
