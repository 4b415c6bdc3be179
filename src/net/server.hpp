#pragma once
// `sabot serve`: one process, one thread for everything that is played, one for the store.

#include <expected>
#include <functional>
#include <string>

#include "sabot/law/catalogue.hpp"
#include "sabot/net/settings.hpp"

namespace sabot::net {

// Opens the house and keeps it open until the process is told to stop (SIGINT, SIGTERM); then no
// new coup is dealt, what is being stored is announced, and the coups under way are kept as they
// stand. `opened` is told the address. Why it could not be opened, in this language, or nothing.
std::expected<void, std::string> serve(const Settings& settings,
                                       const std::function<void(const std::string& url)>& opened,
                                       law::Language language = law::Language::en);

}  // namespace sabot::net
