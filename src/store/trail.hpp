#pragma once
// The trail of a house: who was given or deprived of which office, what each table was set up with
// and what was changed of it, with which settings the house was opened, what came into each wallet
// and left it. Each entry is chained to the one before, and signed where the house's key is at
// hand: what the rows say of offices, tables and wallets is held against it. docs/STORE.md says
// what an entry looks like.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "sabot/store/database.hpp"
#include "sabot/store/write.hpp"
#include "sabot/table/chain.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::store {

// The record that sold or redeemed chips; no table: money moved at the counter.
struct RecordPlace {
  std::string table = {};
  std::uint64_t sequence = 0;
};

// What an entry says, as JSON.
std::string entry_of(std::string_view what, const RoleInfo& role, const PersonId& by);
std::string entry_of(std::string_view what, const TableInfo& table);
std::string entry_of(const WalletChange& change, const RecordPlace& place);

// The hash of the next entry.
Digest trail_link(const table::Chain& before, Milliseconds at, std::string_view entry);

// Writes it, within the transaction of what it tells of.
class Trail {
 public:
  Stored<void> prepare(Database& database);
  // With the tables and offices of a store that is older than its trail, if it has not begun.
  Stored<void> begin(Database& database);
  // The number of the entry.
  Stored<std::uint64_t> put(Milliseconds at, std::string_view entry);
  Stored<void> add(Milliseconds at, std::string_view entry);
  void sign_with(const table::HouseKey& key) { key_ = key; }

 private:
  Statement last_, add_;
  std::optional<table::HouseKey> key_;
};

}  // namespace sabot::store
