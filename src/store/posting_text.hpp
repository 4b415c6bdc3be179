#pragma once
// Accounts and articles as the database has them: "chips:ana", "as11.pyb.A1-e A-25". They can be
// read with nothing but SQL.

#include <optional>
#include <string>
#include <string_view>

#include "sabot/ledger/posting.hpp"

namespace sabot::store {

// None where a person is named and may not be, or the other way round.
std::optional<std::string> account_text(const ledger::Account& account);
std::optional<ledger::Account> read_account(std::string_view text);

std::string articles_text(const law::Citations& by);
std::optional<law::Citations> read_articles(std::string_view text);

}  // namespace sabot::store
