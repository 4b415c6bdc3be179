#include "sabot/server/stored_table.hpp"

#include <algorithm>
#include <limits>
#include <map>

#include "sabot/server/standings.hpp"
#include "sabot/table/announcing.hpp"
#include "sabot/table/chain.hpp"
#include "sabot/table/record.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::server {

namespace {

using Bytes = std::vector<std::uint8_t>;

std::string words(const store::StoreError& error) {
  return store::describe(error, law::Language::en);
}

// The journal's first record, and those from here on; what lies between is not read.
std::expected<Bytes, store::StoreError> frames(
    store::Reader& reader, std::string_view table, const Stretch& stretch,
    const std::function<void(const store::StoredRecord&)>& listener) {
  Bytes bytes(table::journal_mark.begin(), table::journal_mark.end());
  const auto add = [&](const store::StoredRecord& record) {
    table::append_frame(bytes, record.sequence, record.payload, record.hash);
  };
  const auto both = [&](const store::StoredRecord& record) {
    add(record);
    listener(record);
  };
  if (stretch.from != 0)
    if (const auto first = reader.records(table, 0, add, 1); !first)
      return std::unexpected(first.error());
  if (const auto rest = reader.records(table, stretch.from, both, stretch.most); !rest)
    return std::unexpected(rest.error());
  return bytes;
}

const table::Standing* standing_of(const std::optional<StoredStanding>& stood) {
  return stood ? &stood->standing : nullptr;
}

constexpr auto all_records = std::numeric_limits<std::uint64_t>::max();

std::expected<Resumed, std::string> resume_from(Storage& storage, const table::HouseKey& key,
                                                std::string_view table,
                                                const std::optional<StoredStanding>& stood) {
  auto times = stood ? stood->times : table::Times();
  // As they were whenever the table is to be kept as it stood.
  std::map<std::uint64_t, table::Times> then;
  const Stretch stretch{stood ? stood->standing.chain.length() : 0, all_records};
  const auto journal =
      frames(storage.reader(), table, stretch, [&](const store::StoredRecord& record) {
        times.add(record.at);
        if (table::is_seal(record.payload)) times = table::Times();
        const auto length = record.sequence + 1;
        if (length % records_to_a_standing == 0) then[length] = times;
      });
  if (!journal) return std::unexpected(words(journal.error()));
  const table::StandingListener listener{
      records_to_a_standing, [&](table::Standing standing) {
        const auto length = standing.chain.length();
        if (auto keep = standing_to_keep(key, table, {std::move(standing), then[length]}))
          storage.submit(*std::move(keep), [](const store::Stored<void>&) {});
      }};
  auto resumed = table::resume_table(*journal, standing_of(stood), listener);
  if (!resumed) return std::unexpected(resumed.error());
  return Resumed{*std::move(resumed), times};
}

}  // namespace

std::expected<std::vector<ToldThen>, std::string> told_since(
    store::Reader& reader, const table::HouseKey& key, std::string_view table,
    const Stretch& stretch, const PersonId& person, law::Language language) {
  const auto [from, most] = stretch;
  const auto stood = standing_kept(reader, key, table, from);
  const auto begin = stood ? stood->standing.chain.length() : 0;
  std::vector<ToldThen> told;
  const auto journal =
      frames(reader, table, {begin, from - begin + most}, [&](const store::StoredRecord& record) {
        if (record.sequence >= from) told.push_back({record.sequence, record.at, record.hash, {}});
      });
  if (!journal) return std::unexpected(words(journal.error()));
  if (told.empty()) return told;
  table::JournalReader first(*journal);
  const auto genesis = table::read_genesis(first);
  if (!genesis) return std::unexpected(genesis.error().what);
  const auto* game = table::find_game(genesis->regulation, genesis->game);
  auto next = told.begin();
  const auto heard = table::tell_since(
      *journal, from, person,
      [&](std::uint64_t sequence, const std::vector<table::Told>& events) {
        next = std::ranges::find(next, told.end(), sequence, &ToldThen::sequence);
        next->events = events;
        table::add_sentences(game->facts->words, language, next->events);
      },
      standing_of(stood));
  if (!heard) return std::unexpected(heard.error());
  return told;
}

std::expected<Resumed, std::string> resume_stored(Storage& storage, const table::HouseKey& key,
                                                  std::string_view table) {
  const auto stood = standing_kept(storage.reader(), key, table, all_records);
  auto resumed = resume_from(storage, key, table, stood);
  // From its first record on everything is said again, and what is wrong by its name.
  if (!resumed && stood) resumed = resume_from(storage, key, table, std::nullopt);
  return resumed;
}

std::expected<std::unique_ptr<table::AnyTable>, std::string> copy_stored(store::Reader& reader,
                                                                         const table::HouseKey& key,
                                                                         std::string_view table) {
  const auto stood = standing_kept(reader, key, table, all_records);
  const Stretch stretch{stood ? stood->standing.chain.length() : 0, all_records};
  const auto journal = frames(reader, table, stretch, [](const store::StoredRecord&) {});
  if (!journal) return std::unexpected(words(journal.error()));
  return table::resume_table(*journal, standing_of(stood));
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
