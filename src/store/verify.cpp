#include "sabot/store/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "sabot/base/money.hpp"
#include "sabot/store/audit.hpp"
#include "sabot/store/posting_text.hpp"
#include "sabot/store/times_check.hpp"
#include "sabot/store/verify_trail.hpp"
#include "sabot/store/verify_wallets.hpp"

namespace sabot::store {
namespace {

std::unexpected<StoreError> damaged(std::string_view table, std::string_view what) {
  return std::unexpected(
      StoreError{StoreTrouble::damaged, fmt::format("table {}: {}", table, what)});
}

Stored<table::Chain> verify_chain(Reader& reader, std::string_view table) {
  table::Chain chain;
  TimesCheck times;
  std::string wrong;
  const auto read = reader.records(table, 0, [&](const StoredRecord& record) {
    if (!wrong.empty()) return;
    if (record.sequence != chain.length())
      wrong = fmt::format("record {} stands where {} should", record.sequence, chain.length());
    else if (chain.link(record.payload) != record.hash)
      wrong = fmt::format("record {}: its hash does not follow", record.sequence);
    else
      chain.advance(record.hash);
    if (wrong.empty()) wrong = times.take(record);
  });
  if (!read) return std::unexpected(read.error());
  if (!wrong.empty()) return damaged(table, wrong);
  return chain;
}

Stored<ledger::Ledger> post_again(Reader& reader, std::string_view table, std::uint64_t records) {
  ledger::Ledger books;
  std::string wrong;
  std::uint64_t sequence = 0;
  std::uint64_t position = 0;
  const auto read = reader.postings(table, 0, [&](const StoredPosting& one) {
    if (!wrong.empty()) return;
    if (one.sequence != sequence) position = 0;
    sequence = one.sequence;
    if (one.sequence >= records || one.position != position++)
      wrong = fmt::format("record {} has no posting {}", one.sequence, one.position);
    else if (!books.post({&one.posting, 1}))
      wrong = fmt::format("record {}: the ledger refuses posting {}", one.sequence, one.position);
  });
  if (!read) return std::unexpected(read.error());
  if (!wrong.empty()) return damaged(table, wrong);
  return books;
}

}  // namespace

std::string wrong_balance(const std::vector<ledger::Balance>& stored, const ledger::Ledger& books) {
  const auto name = [](const ledger::Account& account) {
    return account_text(account).value_or("?");
  };
  for (const auto& [account, amount] : stored)
    if (const auto sum = books.balance(account); sum != amount)
      return fmt::format("a balance is not the sum of its postings: {} has {}, they make {}",
                         name(account), to_text(amount), to_text(sum));
  // Each stored one is right; none may be missing.
  for (const auto& [account, amount] : books.accounts())
    if (amount != Money{} &&
        std::ranges::find(stored, account, &ledger::Balance::account) == stored.end())
      return fmt::format("a balance is missing: {} of {}", to_text(amount), name(account));
  return books.total() == Money{} ? "" : "its balances do not sum to zero";
}

Stored<table::Chain> verify(Reader& reader, std::string_view table) {
  const auto chain = verify_chain(reader, table);
  if (!chain) return chain;
  const auto books = post_again(reader, table, chain->length());
  if (!books) return std::unexpected(books.error());
  const auto balances = reader.balances(table);
  if (!balances) return std::unexpected(balances.error());
  if (const auto wrong = wrong_balance(*balances, *books); !wrong.empty())
    return damaged(table, wrong);
  return chain;
}

Stored<Verified> verify_all(const std::filesystem::path& path) {
  auto reader = Reader::open(path);
  if (!reader) return std::unexpected(std::move(reader.error()));
  const auto moment = reader->moment();
  if (!moment) return std::unexpected(moment.error());
  if (auto sound = reader->check_pages(); !sound) return std::unexpected(std::move(sound.error()));
  const auto tables = reader->tables();
  if (!tables) return std::unexpected(tables.error());
  const auto key = house_key(*reader);
  if (!key) return std::unexpected(key.error());
  if (const auto trail = verify_trail(*reader, *key); !trail) return std::unexpected(trail.error());
  if (const auto wallets = verify_wallets(*reader); !wallets)
    return std::unexpected(wallets.error());
  Verified verified;
  for (const auto& table : *tables) {
    const auto chain = verify(*reader, table.id);
    if (!chain) return std::unexpected(chain.error());
    ++verified.tables;
    verified.records += chain->length();
  }
  return verified;
}

}  // namespace sabot::store
