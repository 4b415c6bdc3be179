#pragma once
// Whether what lies in wallets is what came into them: every entry against the trail, every sum
// against its entries, and chips that were bought or returned against the records of the tables.
// Whether the trail itself is whole, verify_trail says.

#include <cstdint>

#include "sabot/store/reader.hpp"

namespace sabot::store {

// What lies in wallets and at tables together is what the house has given out.
struct WalletsFound {
  std::uint64_t entries = 0;
  Money held;       // in all wallets
  Money at_tables;  // chips bought, less those returned
  Money given;      // allowances, gifts and money paid in, less money paid out
};

Stored<WalletsFound> verify_wallets(Reader& reader);

}  // namespace sabot::store
