#include "sabot/server/stored_table.hpp"

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/table/chain.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::server {

store::Stored<std::vector<std::uint8_t>> stored_journal(store::Reader& reader,
                                                        std::string_view table) {
  std::vector<std::uint8_t> bytes(table::journal_mark.begin(), table::journal_mark.end());
  const auto read = reader.records(table, 0, [&](const store::StoredRecord& record) {
    table::append_frame(bytes, record.sequence, record.payload, record.hash);
  });
  if (!read) return std::unexpected(read.error());
  return bytes;
}

std::expected<std::vector<ToldThen>, std::string> told_since(store::Reader& reader,
                                                             std::string_view table,
                                                             std::uint64_t from,
                                                             const PersonId& person) {
  std::vector<std::uint8_t> bytes(table::journal_mark.begin(), table::journal_mark.end());
  std::vector<ToldThen> told;
  const auto read = reader.records(table, 0, [&](const store::StoredRecord& record) {
    table::append_frame(bytes, record.sequence, record.payload, record.hash);
    if (record.sequence >= from) told.push_back({record.sequence, record.at, record.hash, {}});
  });
  if (!read) return std::unexpected(store::describe(read.error(), law::Language::en));
  if (told.empty()) return told;
  auto next = told.begin();
  const auto heard = table::tell_since(
      bytes, from, person, [&](std::uint64_t sequence, const std::vector<table::Told>& events) {
        next = std::ranges::find(next, told.end(), sequence, &ToldThen::sequence);
        next->events = events;
      });
  if (!heard) return std::unexpected(heard.error());
  return told;
}

std::expected<std::vector<table::ToldRecord>, std::string> records_behind(store::Reader& reader,
                                                                          std::string_view table,
                                                                          std::string_view game,
                                                                          std::uint64_t sequence) {
  std::vector<table::ToldRecord> all;
  const auto* rules = table::find_game(game);
  const auto read = reader.records(table, sequence + 1, [&](const store::StoredRecord& record) {
    if (auto told = rules->tell_record(record.sequence, record.payload))
      all.push_back(*std::move(told));
  });
  if (!read) return std::unexpected(store::describe(read.error(), law::Language::en));
  return all;
}

std::string stored_text(const Problem& problem) {
  return boost::json::serialize(boost::json::object{{"status", problem.status},
                                                    {"code", problem.code},
                                                    {"en", problem.en},
                                                    {"es", problem.es},
                                                    {"about", problem.about},
                                                    {"by", table::article_ids(problem.by)}});
}

Problem stored_problem(std::string_view text) {
  const auto stored = boost::json::parse(text);
  const auto field = [&](std::string_view name) {
    return std::string(stored.at(name).as_string());
  };
  Problem problem{static_cast<int>(stored.at("status").as_int64()),
                  field("code"),
                  field("en"),
                  field("es"),
                  field("about"),
                  {}};
  for (const auto& id : stored.at("by").as_array())
    if (const auto article = law::find(std::string_view(id.as_string()))) problem.by.add(*article);
  return problem;
}

}  // namespace sabot::server
