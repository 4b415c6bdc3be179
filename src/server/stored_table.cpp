#include "sabot/server/stored_table.hpp"

#include <algorithm>

#include "sabot/table/announcing.hpp"
#include "sabot/table/chain.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::server {

std::expected<std::vector<ToldThen>, std::string> told_since(store::Reader& reader,
                                                             std::string_view table,
                                                             std::uint64_t from,
                                                             const PersonId& person,
                                                             law::Language language) {
  std::vector<std::uint8_t> bytes(table::journal_mark.begin(), table::journal_mark.end());
  std::vector<ToldThen> told;
  const auto read = reader.records(table, 0, [&](const store::StoredRecord& record) {
    table::append_frame(bytes, record.sequence, record.payload, record.hash);
    if (record.sequence >= from) told.push_back({record.sequence, record.at, record.hash, {}});
  });
  if (!read) return std::unexpected(store::describe(read.error(), law::Language::en));
  if (told.empty()) return told;
  table::JournalReader journal(bytes);
  const auto genesis = table::read_genesis(journal);
  if (!genesis) return std::unexpected(genesis.error().what);
  const auto* game = table::find_game(genesis->regulation, genesis->game);
  auto next = told.begin();
  const auto heard = table::tell_since(
      bytes, from, person, [&](std::uint64_t sequence, const std::vector<table::Told>& events) {
        next = std::ranges::find(next, told.end(), sequence, &ToldThen::sequence);
        next->events = events;
        table::add_sentences(game->facts->words, language, next->events);
      });
  if (!heard) return std::unexpected(heard.error());
  return told;
}

std::expected<std::vector<table::ToldRecord>, std::string> records_behind(store::Reader& reader,
                                                                          const table::Game& game,
                                                                          std::string_view table,
                                                                          std::uint64_t sequence) {
  std::vector<table::ToldRecord> all;
  const auto read = reader.records(table, sequence + 1, [&](const store::StoredRecord& record) {
    if (auto told = game.tell_record(record.sequence, record.payload))
      all.push_back(*std::move(told));
  });
  if (!read) return std::unexpected(store::describe(read.error(), law::Language::en));
  return all;
}

}  // namespace sabot::server
