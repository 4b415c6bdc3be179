#pragma once
// What the database looks like, version by version. docs/STORE.md says what each table means.

#include <cstdint>
#include <span>
#include <string_view>

#include "sabot/store/database.hpp"

namespace sabot::store {

// "SABT": tells a database of Sabot from any other of SQLite's.
inline constexpr std::int64_t application_id = 0x53414254;

struct Migration {
  std::string_view why;
  std::string_view sql;
};

// The first makes version 1 of an empty file, the second would make version 2 of it, and so on.
// One that has been released is never changed.
std::span<const Migration> migrations();

// How many migrations a file has seen: none where it is still empty. Refuses a file that is not
// ours, and one of a later version than the latest.
Stored<std::size_t> version_of(Database& database, std::size_t latest = migrations().size());

// Brings an opened database up to the last of these migrations, each in a transaction of its own.
Stored<void> migrate(Database& database, std::span<const Migration> all = migrations());

// What a mere reader can do with: since then there are people. What came later it does without.
inline constexpr std::size_t oldest_readable = 2;
Stored<void> check_readable(Database& database);

}  // namespace sabot::store
