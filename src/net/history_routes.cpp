// What has happened at a table, and the journal itself. Both are read beside the server's thread.

#include <array>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/base/digest.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/table_access.hpp"
#include "sabot/net/working.hpp"
#include "sabot/server/proof.hpp"
#include "sabot/server/stored_table.hpp"
#include "sabot/table/announcing.hpp"
#include "sabot/table/record.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::net {
namespace {

using server::Objection;
namespace json = boost::json;

constexpr std::size_t at_once = 500;

bool is_table(Call& call, std::string_view id) {
  if (!may_know_of(call, id)) return false;
  return call.site.hall().find(id) != nullptr || call.site.hall().past().contains(id);
}

// Of which table, and from which of its records on.
struct Asked {
  std::string table;
  std::uint64_t from = 0;
};
std::expected<Asked, server::Problem> asked_of(Call& call) {
  const auto& table = call.parts[0];
  if (!is_table(call, table)) return refuse(Objection::not_found, table);
  const auto asked = call.query.find("from");
  const auto from = from_text<std::uint64_t>(asked == call.query.end() ? "0" : asked->second);
  if (!from) return refuse(Objection::malformed, "from: a number is needed");
  return Asked{table, *from};
}

Outcome read_history(const std::string& data, const table::HouseKey& key, const std::string& table,
                     std::uint64_t from, const PersonId& person, law::Language language) {
  auto reader = store::Reader::open(data);
  if (!reader) return std::unexpected(server::problem(reader.error()));
  const auto told = server::told_since(*reader, key, table, {from, at_once}, person, language);
  if (!told) return refuse(Objection::cannot_store, told.error());
  json::array all;
  for (const auto& one : *told) {
    json::array events;
    for (const auto& event : one.events) events.emplace_back(event.json);
    json::object record{{"sequence", one.sequence}, {"at", one.at}};
    // Of a seal alone: from the hash of a record that deals a card face down anybody could find the
    // card, by trying all of them.
    if (events.empty()) record.emplace("hash", to_text(one.hash));
    record.emplace("events", std::move(events));
    all.emplace_back(std::move(record));
  }
  return reply(all);
}

// As the person asking was told it at the time.
asio::awaitable<Outcome> history(Call& call) {
  const auto asked = asked_of(call);
  if (!asked) co_return std::unexpected(asked.error());
  auto reading = read_apart<Outcome>(
      call.site, [data = call.site.settings().data, key = call.site.hall().key(), asked = *asked,
                  person = call.person.value_or(PersonId()), language = call.language] {
        return read_history(data, key, asked.table, asked.from, person, language);
      });
  co_return co_await std::move(reading);
}

// What has come to this person, or gone, chips and stakes together: what only moves between the
// two is left out.
Outcome read_account(const std::string& data, const std::string& table, std::uint64_t from,
                     const PersonId& person) {
  auto reader = store::Reader::open(data);
  if (!reader) return std::unexpected(server::problem(reader.error()));
  json::array all;
  const auto add = [&](const store::StoredPosting& one) {
    const auto& posting = one.posting;
    const bool leaves = posting.debit.owner == person;
    if (leaves == (posting.credit.owner == person)) return;
    all.emplace_back(
        json::object{{"sequence", one.sequence},
                     {"amount", to_text(leaves ? Money() - posting.amount : posting.amount)},
                     {"reason", to_text(posting.reason)},
                     {"by-articles", table::article_ids(posting.by)}});
  };
  const auto read = reader->postings(table, from, add);
  if (!read) return std::unexpected(server::problem(read.error()));
  return reply(all);
}

asio::awaitable<Outcome> own_account(Call& call) {
  const auto asked = asked_of(call);
  if (!asked) co_return std::unexpected(asked.error());
  auto reading = read_apart<Outcome>(
      call.site, [data = call.site.settings().data, asked = *asked, person = *call.person] {
        return read_account(data, asked.table, asked.from, person);
      });
  co_return co_await std::move(reading);
}

std::string hexadecimal(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const auto byte : bytes) text += {digits[byte >> 4], digits[byte & 15]};
  return text;
}

Outcome read_proof(const std::string& data, const table::HouseKey& key, const std::string& table,
                   std::uint64_t from, const PersonId& person) {
  auto reader = store::Reader::open(data);
  if (!reader) return std::unexpected(server::problem(reader.error()));
  const auto proof = server::proof_of(*reader, key, table, {from, at_once}, person);
  if (!proof) return refuse(Objection::cannot_store, proof.error());
  json::array records;
  for (const auto& one : proof->records) {
    json::object record{{"sequence", one.sequence}, {"at", one.at}, {"hash", to_text(one.hash)}};
    if (one.payload) record.emplace("payload", hexadecimal(*one.payload));
    records.emplace_back(std::move(record));
  }
  return reply(json::object{{"before", to_text(proof->before)}, {"records", std::move(records)}});
}

// A coup's records up to its seal, for a person who wants to prove what they were told.
asio::awaitable<Outcome> proof(Call& call) {
  const auto asked = asked_of(call);
  if (!asked) co_return std::unexpected(asked.error());
  auto reading = read_apart<Outcome>(
      call.site, [data = call.site.settings().data, key = call.site.hall().key(), asked = *asked,
                  person = call.person.value_or(PersonId())] {
        return read_proof(data, key, asked.table, asked.from, person);
      });
  co_return co_await std::move(reading);
}

// Beside the table that is played, as it stands in the store.
Outcome try_command(const std::string& data, const table::HouseKey& key, const std::string& table,
                    const json::object& command, law::Language language) {
  auto reader = store::Reader::open(data);
  if (!reader) return std::unexpected(server::problem(reader.error()));
  auto copy = server::copy_stored(*reader, key, table);
  if (!copy) return refuse(Objection::cannot_store, copy.error());
  const auto* line = command.contains("command") ? nullptr : command.if_contains("line");
  const std::string who(command.at("who").as_string());
  auto told = line != nullptr && line->is_string()
                  ? (*copy)->submit(who + " " + std::string(line->get_string()))
                  : (*copy)->submit(command);
  if (!told) return std::unexpected(server::problem(told.error()));
  const auto* game = table::find_game((*copy)->regulation(), (*copy)->game());
  table::add_sentences(game->facts->words, language, *told);
  json::array events;
  for (const auto& one : *told) events.emplace_back(one.json);
  return reply(json::object{{"events", std::move(events)}});
}

// What a command would lead to, before it is given: for the offices, who rule by it.
asio::awaitable<Outcome> trial(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  auto body = json_of(call);
  if (!body) co_return std::unexpected(body.error());
  if (auto idle = off_duty(call.site, **table, *call.person))
    co_return std::unexpected(*std::move(idle));
  const auto role = (*table)->table().role_of(*call.person);
  if (!role || *role == rules::Role::player) co_return refuse(Objection::forbidden, "inspector");
  (*body)["who"] = call.person->handle();
  auto trying = read_apart<Outcome>(
      call.site, [data = call.site.settings().data, key = call.site.hall().key(),
                  id = (*table)->id(), command = *std::move(body), language = call.language] {
        return try_command(data, key, id, command, language);
      });
  co_return co_await std::move(trying);
}

// What the house has signed: nobody may read the coup under way.
Outcome read_journal(const std::string& data, const std::string& table) {
  auto reader = store::Reader::open(data);
  if (!reader) return std::unexpected(server::problem(reader.error()));
  std::vector<std::uint8_t> bytes(table::journal_mark.begin(), table::journal_mark.end());
  std::size_t sealed = bytes.size();
  const auto read = reader->records(table, 0, [&](const store::StoredRecord& record) {
    table::append_frame(bytes, record.sequence, record.payload, record.hash);
    if (table::is_seal(record.payload)) sealed = bytes.size();
  });
  if (!read) return std::unexpected(server::problem(read.error()));
  return Reply{200,
               "application/octet-stream",
               std::string(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(sealed)),
               {}};
}

asio::awaitable<Outcome> journal(Call& call) {
  const auto table = call.parts[0];
  if (!is_table(call, table)) co_return refuse(Objection::not_found, table);
  if (!holds(call, server::Office::auditor, table))
    co_return refuse(Objection::forbidden, "auditor");
  auto reading = read_apart<Outcome>(
      call.site, [data = call.site.settings().data, table] { return read_journal(data, table); });
  co_return co_await std::move(reading);
}

}  // namespace

std::span<const Route> history_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{get, "/api/tables/{table}/history", Access::anyone, history,
            "What has happened, as the person asking was told it", "", "History", 200, "from"},
      Route{get, "/api/tables/{table}/account", Access::person, own_account,
            "What has come to me at a table, and gone", "", "Account", 200, "from"},
      Route{get, "/api/tables/{table}/proof", Access::anyone, proof,
            "A coup's records up to its seal, with their hashes and what one may read of them", "",
            "Proof", 200, "from"},
      Route{post, "/api/tables/{table}/trial", Access::person, trial,
            "What a command would lead to, for the offices; nothing happens", "CommandBody",
            "Trial"},
      Route{get, "/api/tables/{table}/journal", Access::person, journal,
            "The journal up to the last seal, for `sabot journal verify`", "", "", 200, "",
            "application/octet-stream"},
  };
  return routes;
}

}  // namespace sabot::net
