#pragma once
// How tables stood after every few hundred records, kept in the store: a house that opens, and a
// person who was away, begin there and not with the first record. Each is marked by the house for
// the build of the program that made it; what another has made, or somebody has changed, is not
// used.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sabot/server/storage.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::server {

constexpr std::uint64_t records_to_a_standing = 500;

struct StoredStanding {
  table::Standing standing;
  table::Times times;  // of the records since the last seal
};

// None where this build cannot be told from others.
std::optional<store::KeepStanding> standing_to_keep(const table::HouseKey& key,
                                                    std::string_view table,
                                                    const StoredStanding& stood);

// The latest after at most this many records.
std::optional<StoredStanding> standing_kept(store::Reader& reader, const table::HouseKey& key,
                                            std::string_view table, std::uint64_t most);

}  // namespace sabot::server
