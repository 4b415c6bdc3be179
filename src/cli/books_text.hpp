#pragma once
// The books of a table, as a person reads them and as a program does.

#include <string>

#include <boost/json/array.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/ledger/ledger.hpp"

namespace sabot::cli {

// Every account on which something lies; for a person also their sum, which is zero.
// What people call an account: "fichas", "chips".
std::string account_name(const Common& common, ledger::AccountKind kind);

std::string books_text(const Common& common, const ledger::Ledger& books);
boost::json::array books_json(const ledger::Ledger& books);

}  // namespace sabot::cli
