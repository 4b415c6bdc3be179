#include "sabot/server/proof.hpp"

#include <algorithm>

#include "sabot/table/chain.hpp"
#include "sabot/table/record.hpp"
#include "sabot/table/replay.hpp"

namespace sabot::server {
namespace {

// With all their bytes, and the hash before the first of them; nothing where no seal follows.
std::expected<Proof, std::string> read_to_the_seal(store::Reader& reader, std::string_view table,
                                                   const Stretch& stretch) {
  Proof proof;
  bool sealed = false;
  const auto add = [&](const store::StoredRecord& record) {
    if (record.sequence + 1 == stretch.from) {
      proof.before = record.hash;
    } else if (!sealed) {
      proof.records.push_back({record.sequence, record.at, record.hash,
                               std::vector(record.payload.begin(), record.payload.end())});
      sealed = table::is_seal(record.payload);
    }
  };
  const auto first = stretch.from == 0 ? 0 : stretch.from - 1;
  const auto read = reader.records(table, first, add, stretch.most + 1);
  if (!read) return std::unexpected(store::describe(read.error(), law::Language::en));
  if (!sealed) proof.records.clear();
  return proof;
}

// By its first record.
std::expected<const table::Game*, std::string> game_of(store::Reader& reader,
                                                       std::string_view table) {
  std::vector<std::uint8_t> bytes(table::journal_mark.begin(), table::journal_mark.end());
  const auto add = [&](const store::StoredRecord& record) {
    table::append_frame(bytes, record.sequence, record.payload, record.hash);
  };
  if (const auto read = reader.records(table, 0, add, 1); !read)
    return std::unexpected(store::describe(read.error(), law::Language::en));
  table::JournalReader journal(bytes);
  const auto genesis = table::read_genesis(journal);
  if (!genesis) return std::unexpected(genesis.error().what);
  return table::find_game(genesis->regulation, genesis->game);
}

bool are_the_same(const std::vector<table::Told>& told, const std::vector<table::Told>& whole) {
  return std::ranges::equal(told, whole, {}, &table::Told::notation, &table::Told::notation);
}

}  // namespace

std::expected<Proof, std::string> proof_of(store::Reader& reader, const table::HouseKey& key,
                                           std::string_view table, const Stretch& stretch,
                                           const PersonId& person) {
  auto proof = read_to_the_seal(reader, table, stretch);
  if (!proof || proof->records.empty()) return proof;
  const auto game = game_of(reader, table);
  if (!game) return std::unexpected(game.error());
  const auto told = told_since(reader, key, table, {stretch.from, proof->records.size()}, person,
                               law::Language::en);
  if (!told) return std::unexpected(told.error());
  for (std::size_t i = 0; i < proof->records.size(); ++i) {
    auto& record = proof->records[i];
    const auto whole = (*game)->tell_record(record.sequence, *record.payload);
    // A seal and the table's first record hold nothing that anybody may not see.
    if (whole && !are_the_same((*told)[i].events, whole->events)) record.payload.reset();
  }
  return proof;
}

}  // namespace sabot::server
