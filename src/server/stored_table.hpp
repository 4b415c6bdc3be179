#pragma once
// A table again from what is stored of it.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/server/dealer.hpp"
#include "sabot/server/storage.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::server {

// What one person was told by each record from a sequence on, with its sentences. Folds the whole
// journal: grows with its length.
struct ToldThen {
  std::uint64_t sequence = 0;
  Milliseconds at = 0;
  Digest hash;
  std::vector<table::Told> events;  // none: a seal
};
std::expected<std::vector<ToldThen>, std::string> told_since(store::Reader& reader,
                                                             std::string_view table,
                                                             std::uint64_t from,
                                                             const PersonId& person,
                                                             law::Language language);

// The records after this one, whole.
std::expected<std::vector<table::ToldRecord>, std::string> records_behind(store::Reader& reader,
                                                                          const table::Game& game,
                                                                          std::string_view table,
                                                                          std::uint64_t sequence);

}  // namespace sabot::server
