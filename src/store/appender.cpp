#include "sabot/store/appender.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/store/posting_text.hpp"

namespace sabot::store {
namespace {

std::unexpected<StoreError> refuse(StoreTrouble what, std::string reason) {
  return std::unexpected(StoreError{what, std::move(reason)});
}

// The schema's refusal, called by what it means here.
Stored<void> meaning(Stored<void> done, StoreTrouble what, std::string_view where) {
  if (done || done.error().what != StoreTrouble::schema_refused) return done;
  return refuse(what, fmt::format("{}: {}", where, done.error().reason));
}

std::string place(const Append& append) {
  return fmt::format("table {}, record {}", append.table, append.sequence);
}

}  // namespace

std::string_view table_of(const Write& write) {
  if (const auto* append = std::get_if<Append>(&write)) return append->table;
  if (const auto* table = std::get_if<NewTable>(&write)) return table->info.id;
  if (const auto* refused = std::get_if<Refused>(&write)) return refused->table;
  if (const auto* change = std::get_if<SetSettings>(&write)) return change->table;
  if (const auto* standing = std::get_if<KeepStanding>(&write)) return standing->table;
  return {};
}

Stored<Appender> Appender::on(Database& database) {
  Appender appender(database);
  if (auto done = appender.prepare(); !done) return std::unexpected(std::move(done.error()));
  return appender;
}

Stored<void> Appender::prepare() {
  const std::array<std::pair<Statement*, std::string_view>, 19> all{{
      {&save_, "SAVEPOINT one"},
      {&release_, "RELEASE one"},
      {&undo_, "ROLLBACK TO one"},
      {&last_record_,
       "SELECT sequence, hash FROM records WHERE table_id = ? ORDER BY sequence DESC LIMIT 1"},
      {&add_record_, "INSERT INTO records VALUES (?, ?, ?, ?, ?)"},
      {&add_posting_, "INSERT INTO postings VALUES (?, ?, ?, ?, ?, ?, ?, ?)"},
      {&add_balance_, "INSERT INTO balances VALUES (?, ?, ?)"},
      {&change_balance_,
       "UPDATE balances SET cents = cents + ?3 WHERE table_id = ?1 AND account = ?2"},
      {&set_secret_, "INSERT OR REPLACE INTO secrets VALUES (?, ?)"},
      {&drop_secret_, "DELETE FROM secrets WHERE table_id = ?"},
      {&find_answer_, "SELECT 1 FROM answers WHERE table_id = ? AND person = ? AND key = ?"},
      {&add_answer_, "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)"},
      {&prune_answers_,
       "DELETE FROM answers WHERE (table_id, person, key) IN "
       "(SELECT table_id, person, key FROM answers WHERE at < ? ORDER BY at LIMIT ?)"},
      {&find_table_, "SELECT 1 FROM tables WHERE id = ?"},
      {&add_table_, "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)"},
      {&set_settings_, "UPDATE tables SET settings = ?2 WHERE id = ?1"},
      {&read_table_, "SELECT * FROM tables WHERE id = ?"},
      {&set_meta_, "INSERT OR REPLACE INTO meta VALUES (?, ?)"},
      {&keep_standing_, "INSERT OR REPLACE INTO standings VALUES (?, ?, ?, ?)"},
  }};
  for (const auto& [statement, sql] : all) {
    auto prepared = database_->prepare(sql);
    if (!prepared) return std::unexpected(std::move(prepared.error()));
    *statement = *std::move(prepared);
  }
  if (auto prepared = people_.prepare(*database_); !prepared) return prepared;
  if (auto prepared = trail_.prepare(*database_); !prepared) return prepared;
  if (auto prepared = wallets_.prepare(*database_); !prepared) return prepared;
  return trail_.begin(*database_);
}

Stored<void> Appender::write(const Write& write) {
  if (auto saved = save_.run(); !saved) return saved;
  auto done = std::visit([&](const auto& one) { return put(one); }, write);
  if (done) return release_.run();
  if (!is_of_one_write(done.error().what)) return done;
  if (auto undone = undo_.run(); !undone) return undone;
  if (auto released = release_.run(); !released) return released;
  return done;
}

Stored<void> Appender::put(const Append& append) {
  if (append.payload.size() > table::max_payload_bytes)
    return refuse(StoreTrouble::too_long, place(append));
  if (append.answers)
    if (auto free = check_unanswered(append.table, *append.answers); !free) return free;

  const auto chain = chain_of(append.table);
  if (!chain) return std::unexpected(chain.error());
  if (append.sequence < chain->length()) return refuse(StoreTrouble::sequence_taken, place(append));
  if (append.sequence > chain->length())
    return refuse(StoreTrouble::does_not_follow,
                  fmt::format("{}; the next is {}", place(append), chain->length()));
  if (chain->link(append.payload) != append.hash)
    return refuse(StoreTrouble::does_not_follow, place(append) + ": its hash");

  auto added = add_record_.run(append.table, append.sequence, append.at, Bytes(append.payload),
                               Bytes(append.hash.bytes));
  added = meaning(std::move(added), StoreTrouble::table_unknown, place(append));
  if (!added) return added;
  if (auto posted = post(append); !posted) return posted;
  if (auto changed = change_secret(append.table, append.secret); !changed) return changed;
  for (const auto& change : append.wallets) {
    auto moved = wallets_.put(trail_, append.at, change, {append.table, append.sequence});
    if (!moved) return meaning(std::move(moved), StoreTrouble::posting_refused, place(append));
  }
  if (!append.answers) return {};
  const auto& [person, key] = *append.answers;
  return add_answer_.run(append.table, person.handle(), key, append.at, append.sequence, nullptr);
}

Stored<void> Appender::put(const NewTable& table) {
  const auto& info = table.info;
  const auto there = find_table_.first(info.id);
  find_table_.reset();
  if (!there) return std::unexpected(there.error());
  if (*there) return refuse(StoreTrouble::table_exists, info.id);
  if (table.first.table != info.id || table.first.sequence != 0)
    return refuse(StoreTrouble::does_not_follow,
                  place(table.first) + ": not the first of " + info.id);
  auto added = add_table_.run(info.id, info.created, info.name, info.regulation, info.game,
                              info.overlay, info.profile, info.settings);
  // An empty id stays what the schema calls it.
  if (!info.id.empty()) added = meaning(std::move(added), StoreTrouble::not_json, info.id);
  if (!added) return added;
  if (auto told = trail_.add(info.created, entry_of("table-opened", info)); !told) return told;
  return put(table.first);
}

Stored<void> Appender::put(const Refused& refused) {
  const auto there = find_table_.first(refused.table);
  find_table_.reset();
  if (!there) return std::unexpected(there.error());
  if (!*there) return refuse(StoreTrouble::table_unknown, refused.table);
  if (auto free = check_unanswered(refused.table, refused.command); !free) return free;
  auto added = add_answer_.run(refused.table, refused.command.person.handle(), refused.command.key,
                               refused.at, nullptr, refused.refusal);
  return meaning(std::move(added), StoreTrouble::not_json, refused.table);
}

Stored<void> Appender::put(const SetMeta& meta) { return set_meta_.run(meta.key, meta.value); }

Stored<void> Appender::put(const SetSettings& change) {
  auto done = set_settings_.run(change.table, change.settings);
  if (!done) return meaning(std::move(done), StoreTrouble::not_json, change.table);
  if (database_->changes() == 0) return refuse(StoreTrouble::table_unknown, change.table);
  if (const auto there = read_table_.first(change.table); !there)
    return std::unexpected(there.error());
  TableInfo info;
  info.id = change.table;
  info.created = read_table_.integer(1);
  info.name = read_table_.text(2);
  info.profile = read_table_.text(6);
  info.settings = change.settings;
  read_table_.reset();
  return trail_.add(change.at, entry_of("table-changed", info));
}

Stored<void> Appender::put(const KeepStanding& standing) {
  return keep_standing_.run(standing.table, standing.length, Bytes(standing.bytes),
                            Bytes(standing.mark.bytes));
}

Stored<void> Appender::put(const GrantRole& role) {
  if (auto done = people_.put(role); !done) return done;
  // One that the person held already is no news.
  if (database_->changes() == 0) return {};
  return trail_.add(role.at, entry_of("office-given", role.info, role.by));
}

Stored<void> Appender::put(const RevokeRole& role) {
  if (auto done = people_.put(role); !done) return done;
  if (database_->changes() == 0) return {};
  return trail_.add(role.at, entry_of("office-taken", role.info, role.by));
}

Stored<void> Appender::put(const MoveMoney& money) {
  auto moved = wallets_.put(trail_, money.at, money.change, {}, money.key);
  return meaning(std::move(moved), StoreTrouble::posting_refused, "a wallet");
}

Stored<void> Appender::put(const PruneAnswers& old) {
  return prune_answers_.run(old.before, old.most);
}

Stored<table::Chain> Appender::chain_of(const std::string& table) {
  const auto row = last_record_.first(table);
  if (!row) return std::unexpected(row.error());
  table::Chain chain;
  if (*row) {
    Digest hash;
    std::ranges::copy(last_record_.bytes(1), hash.bytes.begin());
    chain = table::Chain(hash, static_cast<std::uint64_t>(last_record_.integer(0)) + 1);
  }
  last_record_.reset();
  return chain;
}

Stored<void> Appender::check_unanswered(const std::string& table, const CommandKey& command) {
  const auto there = find_answer_.first(table, command.person.handle(), command.key);
  find_answer_.reset();
  if (!there) return std::unexpected(there.error());
  if (*there)
    return refuse(StoreTrouble::already_answered,
                  fmt::format("table {}, {}, key {}", table, command.person.handle(), command.key));
  return {};
}

Stored<void> Appender::post(const Append& append) {
  std::int64_t position = 0;
  for (const auto& posting : append.postings) {
    const auto where = fmt::format("{}, posting {}", place(append), position);
    const auto debit = account_text(posting.debit);
    const auto credit = account_text(posting.credit);
    if (!debit || !credit || !is_enumerator(posting.reason))
      return refuse(StoreTrouble::posting_refused, where + ": which account, or why");
    const auto cents = posting.amount.cents;
    auto done = add_posting_.run(append.table, append.sequence, position, *debit, *credit, cents,
                                 to_text(posting.reason), articles_text(posting.by));
    // In this order, as the ledger does: no account is below zero even between two postings.
    if (done) done = move(append.table, *debit, -cents);
    if (done) done = move(append.table, *credit, cents);
    if (!done) return meaning(std::move(done), StoreTrouble::posting_refused, where);
    ++position;
  }
  return {};
}

Stored<void> Appender::move(const std::string& table, const std::string& account,
                            std::int64_t cents) {
  if (auto changed = change_balance_.run(table, account, cents); !changed) return changed;
  if (database_->changes() != 0) return {};
  return add_balance_.run(table, account, cents);
}

Stored<void> Appender::change_secret(const std::string& table, const SecretChange& change) {
  if (const auto* bytes = std::get_if<std::vector<std::uint8_t>>(&change))
    return set_secret_.run(table, Bytes(*bytes));
  if (std::holds_alternative<DropSecret>(change)) return drop_secret_.run(table);
  return {};
}

}  // namespace sabot::store
