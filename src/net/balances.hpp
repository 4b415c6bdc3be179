#pragma once
// Every balance of the house: of the tables that are played, and of those that are closed.

#include <functional>
#include <optional>
#include <string>

#include "sabot/ledger/ledger.hpp"
#include "sabot/net/site.hpp"

namespace sabot::net {

using BalanceListener = std::function<void(const std::string& table, const ledger::Balance& one)>;
std::optional<server::Problem> for_each_balance(Site& site, const BalanceListener& listener);

}  // namespace sabot::net
