#include <array>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/store/posting_text.hpp"
#include "sabot/store/reader.hpp"
#include "sabot/store/reader_rows.hpp"

// What is stored of wallets.

namespace sabot::store {
namespace {

const std::string entries =
    "SELECT sequence, at, person, cents, why, by_person, table_id, record FROM wallet_entries ";

Stored<WalletEntry> entry_in(const Statement& row) {
  const auto owner = person(row.text(2));
  if (!owner) return std::unexpected(owner.error());
  const auto why = from_text<WalletReason>(row.text(4));
  if (!why) return damaged(fmt::format("a wallet has an entry {}", row.text(4)));
  WalletEntry entry{natural(row.integer(0)), row.integer(1), {*owner, Money{row.integer(3)}, *why}};
  if (!row.is_null(5)) {
    const auto by = person(row.text(5));
    if (!by) return std::unexpected(by.error());
    entry.change.by = *by;
  }
  if (!row.is_null(6)) {
    entry.table = row.text(6);
    entry.record = natural(row.integer(7));
  }
  return entry;
}

}  // namespace

Stored<void> Reader::prepare_wallets() {
  const std::array<std::pair<Statement*, std::string>, 5> all{{
      {&wallets_, "SELECT person, cents, allowed FROM wallets ORDER BY person"},
      {&entries_of_, entries + "WHERE person = ? AND sequence < ? ORDER BY sequence DESC LIMIT ?"},
      {&entries_, entries + "ORDER BY sequence"},
      {&entry_by_key_, entries + "WHERE by_person = ? AND key = ?"},
      {&chips_,
       "SELECT p.table_id, p.sequence, r.at, p.debit, p.credit, p.cents FROM postings p "
       "JOIN records r ON r.table_id = p.table_id AND r.sequence = p.sequence "
       "WHERE p.reason IN ('chips-sold', 'chips-redeemed')"},
  }};
  for (const auto& [statement, sql] : all) {
    auto prepared = database_.prepare(sql);
    if (!prepared) return std::unexpected(std::move(prepared.error()));
    *statement = *std::move(prepared);
  }
  return {};
}

Stored<std::vector<Wallet>> Reader::wallets() {
  std::vector<Wallet> all;
  if (!has_wallets_) return all;
  auto read = Rows(wallets_).each([&]() -> Stored<void> {
    const auto owner = person(wallets_.text(0));
    if (!owner) return std::unexpected(owner.error());
    all.push_back({*owner, Money{wallets_.integer(1)}, {}});
    if (!wallets_.is_null(2)) all.back().allowed = wallets_.integer(2);
    return {};
  });
  if (!read) return std::unexpected(std::move(read.error()));
  return all;
}

Stored<std::vector<WalletEntry>> Reader::wallet_entries(const PersonId& person,
                                                        std::uint64_t before, std::uint64_t most) {
  std::vector<WalletEntry> all;
  if (!has_wallets_) return all;
  auto read = Rows(entries_of_)
                  .each(
                      [&]() -> Stored<void> {
                        auto entry = entry_in(entries_of_);
                        if (!entry) return std::unexpected(std::move(entry.error()));
                        all.push_back(*std::move(entry));
                        return {};
                      },
                      person.handle(), bounded(before), bounded(most));
  if (!read) return std::unexpected(std::move(read.error()));
  return all;
}

Stored<void> Reader::wallet_entries(const std::function<void(const WalletEntry&)>& listener) {
  if (!has_wallets_) return {};
  return Rows(entries_).each([&]() -> Stored<void> {
    const auto entry = entry_in(entries_);
    if (!entry) return std::unexpected(entry.error());
    listener(*entry);
    return {};
  });
}

Stored<std::optional<WalletEntry>> Reader::wallet_entry(const CommandKey& by) {
  if (!has_wallets_) return std::nullopt;
  const Rows rows(entry_by_key_);
  const auto row = entry_by_key_.first(by.person.handle(), by.key);
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  auto entry = entry_in(entry_by_key_);
  if (!entry) return std::unexpected(std::move(entry.error()));
  return *std::move(entry);
}

Stored<void> Reader::chips_traded(const std::function<void(const ChipsTraded&)>& listener) {
  if (!has_wallets_) return {};
  return Rows(chips_).each([&]() -> Stored<void> {
    const auto from = read_account(chips_.text(3));
    const auto to = read_account(chips_.text(4));
    if (!from || !to) return damaged(fmt::format("no account is called {}", chips_.text(3)));
    const bool sold = to->kind == ledger::AccountKind::chips;
    const Money amount{chips_.integer(5)};
    listener({std::string(chips_.text(0)), natural(chips_.integer(1)), chips_.integer(2),
              sold ? to->owner : from->owner, sold ? Money{} - amount : amount});
    return {};
  });
}

}  // namespace sabot::store
