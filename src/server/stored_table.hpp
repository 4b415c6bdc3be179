#pragma once
// A table again from what is stored of it.

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/server/dealer.hpp"
#include "sabot/server/storage.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::server {

// What one person was told by each record from a sequence on, with its sentences. Costs what is
// told and the records since the table's last standing (standings.hpp).
struct ToldThen {
  std::uint64_t sequence = 0;
  Milliseconds at = 0;
  Digest hash;
  std::vector<table::Told> events;  // none: a seal
};
struct Stretch {
  std::uint64_t from = 0;
  std::uint64_t most = 0;
};
std::expected<std::vector<ToldThen>, std::string> told_since(
    store::Reader& reader, const table::HouseKey& key, std::string_view table,
    const Stretch& stretch, const PersonId& person, law::Language language);

// A table that goes on where it stood; how it stood on the way, where that is not kept yet, is
// handed to the storage.
struct Resumed {
  std::unique_ptr<table::AnyTable> table;
  table::Times times;  // of the records since the last seal
};
std::expected<Resumed, std::string> resume_stored(Storage& storage, const table::HouseKey& key,
                                                  std::string_view table);

// The table as it stands in the store, beside the one that is played: whatever is done with it
// happens nowhere else.
std::expected<std::unique_ptr<table::AnyTable>, std::string> copy_stored(store::Reader& reader,
                                                                         const table::HouseKey& key,
                                                                         std::string_view table);

// The records after this one, whole.
std::expected<std::vector<table::ToldRecord>, std::string> records_behind(store::Reader& reader,
                                                                          const table::Game& game,
                                                                          std::string_view table,
                                                                          std::uint64_t sequence);

}  // namespace sabot::server
