#include "sabot/store/trail.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>
#include <vector>

#include "sabot/base/forms.hpp"
#include "sabot/base/little_endian.hpp"

namespace sabot::store {

std::string entry_of(std::string_view what, const RoleInfo& role, const PersonId& by) {
  boost::json::object entry{{"what", what},
                            {"person", role.person.handle()},
                            {"office", role.role},
                            {"table", role.table}};
  if (!by.is_nobody()) entry["by"] = by.handle();
  return boost::json::serialize(entry);
}

std::string entry_of(std::string_view what, const TableInfo& table) {
  return boost::json::serialize(boost::json::object{{"what", what},
                                                    {"table", table.id},
                                                    {"created", table.created},
                                                    {"name", table.name},
                                                    {"profile", table.profile},
                                                    {"settings", table.settings}});
}

std::string entry_of(const WalletChange& change, const RecordPlace& place) {
  boost::json::object entry{{"what", "money"},
                            {"person", change.person.handle()},
                            {"cents", change.amount.cents},
                            {"why", to_text(change.why)}};
  if (!change.by.is_nobody()) entry["by"] = change.by.handle();
  if (!place.table.empty()) {
    entry["table"] = place.table;
    entry["record"] = place.sequence;
  }
  return boost::json::serialize(entry);
}

Digest trail_link(const table::Chain& before, Milliseconds at, std::string_view entry) {
  std::vector<std::uint8_t> payload(8);
  store_le(payload.data(), static_cast<std::uint64_t>(at));
  payload.insert(payload.end(), entry.begin(), entry.end());
  return before.link(payload);
}

Stored<void> Trail::prepare(Database& database) {
  auto last = database.prepare("SELECT sequence, hash FROM trail ORDER BY sequence DESC LIMIT 1");
  if (!last) return std::unexpected(std::move(last.error()));
  last_ = *std::move(last);
  auto add = database.prepare("INSERT INTO trail VALUES (?, ?, ?, ?, ?)");
  if (!add) return std::unexpected(std::move(add.error()));
  add_ = *std::move(add);
  return {};
}

Stored<void> Trail::begin(Database& database) {
  const auto there = database.integer("SELECT count(*) FROM trail");
  if (!there) return std::unexpected(there.error());
  if (*there != 0) return {};
  auto transaction = Transaction::begin(database, Transaction::Kind::writing);
  if (!transaction) return std::unexpected(std::move(transaction.error()));
  std::vector<std::string> found;
  {
    auto tables = database.prepare("SELECT * FROM tables ORDER BY created, id");
    if (!tables) return std::unexpected(std::move(tables.error()));
    const auto text = [&](int column) { return std::string(tables->text(column)); };
    auto row = tables->first();
    for (; row && *row; row = tables->next())
      found.push_back(
          entry_of("table-found", TableInfo{text(0), tables->integer(1), text(2), text(3), text(4),
                                            text(5), text(6), text(7)}));
    if (!row) return std::unexpected(std::move(row.error()));
    auto roles = database.prepare("SELECT person, table_id, role FROM roles");
    if (!roles) return std::unexpected(std::move(roles.error()));
    row = roles->first();
    for (; row && *row; row = roles->next())
      if (const auto person = PersonId::from(roles->text(0)))
        found.push_back(entry_of(
            "office-found",
            RoleInfo{*person, std::string(roles->text(1)), std::string(roles->text(2))}, {}));
    if (!row) return std::unexpected(std::move(row.error()));
  }
  if (auto begun = add(0, R"({"what":"begun"})"); !begun) return begun;
  for (const auto& entry : found)
    if (auto added = add(0, entry); !added) return added;
  return transaction->commit();
}

Stored<void> Trail::add(Milliseconds at, std::string_view entry) {
  if (const auto added = put(at, entry); !added) return std::unexpected(added.error());
  return {};
}

Stored<std::uint64_t> Trail::put(Milliseconds at, std::string_view entry) {
  const auto row = last_.first();
  if (!row) return std::unexpected(row.error());
  table::Chain chain;
  if (*row) {
    Digest head;
    std::ranges::copy(last_.bytes(1), head.bytes.begin());
    chain = table::Chain(head, static_cast<std::uint64_t>(last_.integer(0)) + 1);
  }
  last_.reset();
  const auto hash = trail_link(chain, at, entry);
  std::optional<table::Signature> signature;
  if (key_) signature = key_->sign("TRAIL-1", hash.bytes);
  const auto added = add_.run(chain.length(), at, entry, Bytes(hash.bytes),
                              signature ? std::optional(Bytes(*signature)) : std::nullopt);
  if (!added) return std::unexpected(added.error());
  return chain.length();
}

}  // namespace sabot::store
