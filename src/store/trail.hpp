#pragma once
// The trail of a house: who was given or deprived of which office, what each table was set up with
// and what was changed of it, with which settings the house was opened. Each entry is chained to
// the one before, and signed where the house's key is at hand: what the rows say of offices and
// tables is held against it. docs/STORE.md says what an entry looks like.

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

// What an entry says, as JSON.
std::string entry_of(std::string_view what, const RoleInfo& role, const PersonId& by);
std::string entry_of(std::string_view what, const TableInfo& table);

// The hash of the next entry.
Digest trail_link(const table::Chain& before, Milliseconds at, std::string_view entry);

// Writes it, within the transaction of what it tells of.
class Trail {
 public:
  Stored<void> prepare(Database& database);
  // With the tables and offices of a store that is older than its trail, if it has not begun.
  Stored<void> begin(Database& database);
  Stored<void> add(Milliseconds at, std::string_view entry);
  void sign_with(const table::HouseKey& key) { key_ = key; }

 private:
  Statement last_, add_;
  std::optional<table::HouseKey> key_;
};

}  // namespace sabot::store
