#pragma once
// What is stored, read beside the writer and without disturbing it, in this process or another.
// A reader belongs to one thread at a time. No call may be made on it from within a listener.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/ledger/ledger.hpp"
#include "sabot/store/database.hpp"
#include "sabot/store/write.hpp"
#include "sabot/table/chain.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::store {

// Valid until the listener returns.
struct StoredRecord {
  std::uint64_t sequence = 0;
  Milliseconds at = 0;
  table::Payload payload;
  Digest hash;
};

struct StoredPosting {
  std::uint64_t sequence = 0;  // of its record
  std::uint64_t position = 0;  // within its record
  ledger::Posting posting;
};

// Valid until the listener returns.
struct TrailEntry {
  std::uint64_t sequence = 0;
  Milliseconds at = 0;
  std::string_view text;  // JSON
  Digest hash;
  std::optional<table::Signature> signature;
};

// How a table stood, as the house kept it.
struct KeptStanding {
  std::uint64_t length = 0;  // of the table's records by then
  std::vector<std::uint8_t> bytes;
  Digest mark;
};

// What somebody has in the house beside chips at tables, and when they last had an allowance.
struct Wallet {
  PersonId person;
  Money held;
  std::optional<Milliseconds> allowed;
};

// Of chips sold or redeemed by a record of a table; or of the counter, without a table.
struct WalletEntry {
  std::uint64_t sequence = 0;  // in the trail
  Milliseconds at = 0;
  WalletChange change;
  std::string table = {};
  std::uint64_t record = 0;
};

// Chips that a record sold or redeemed.
struct ChipsTraded {
  std::string table;
  std::uint64_t record = 0;
  Milliseconds at = 0;
  PersonId person;
  Money amount;  // as it changes what the person has beside chips: below zero, they were sold
};

// How a command was answered: by a record or by a refusal, as JSON.
struct Answer {
  std::optional<std::uint64_t> sequence;
  std::string refusal;

  friend bool operator==(const Answer&, const Answer&) = default;
};

class Reader {
 public:
  static Stored<Reader> open(const std::filesystem::path& path);

  // Everything read while it lives is of one moment. It keeps the log from being tidied up: not
  // for long.
  Stored<Transaction> moment();

  Stored<std::vector<TableInfo>> tables();
  // From this sequence on, in order.
  Stored<void> records(std::string_view table, std::uint64_t from,
                       const std::function<void(const StoredRecord&)>& listener,
                       std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  Stored<void> postings(std::string_view table, std::uint64_t from,
                        const std::function<void(const StoredPosting&)>& listener);
  // Behind the table's last record.
  Stored<table::Chain> chain(std::string_view table);
  Stored<std::optional<std::vector<std::uint8_t>>> payload(std::string_view table,
                                                           std::uint64_t sequence);
  Stored<std::optional<Digest>> hash(std::string_view table, std::uint64_t sequence);
  Stored<std::vector<ledger::Balance>> balances(std::string_view table);
  Stored<std::optional<std::vector<std::uint8_t>>> secret(std::string_view table);
  // The latest after at most this many records.
  Stored<std::optional<KeptStanding>> standing(std::string_view table, std::uint64_t most);
  Stored<std::optional<Answer>> answer(std::string_view table, const CommandKey& command);
  Stored<std::optional<std::string>> meta(std::string_view key);

  // Everybody the house knows, in the order of their handles; and likewise the rest.
  Stored<std::vector<PersonInfo>> people();
  Stored<std::vector<SessionInfo>> sessions();
  Stored<std::vector<RoleInfo>> roles();

  // Nothing in a store from before there were wallets.
  Stored<std::vector<Wallet>> wallets();
  // Of one person, the latest first, those before this one.
  Stored<std::vector<WalletEntry>> wallet_entries(
      const PersonId& person, std::uint64_t before = std::numeric_limits<std::uint64_t>::max(),
      std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  // Of everybody, in their order.
  Stored<void> wallet_entries(const std::function<void(const WalletEntry&)>& listener);
  // What somebody did at the counter with this key.
  Stored<std::optional<WalletEntry>> wallet_entry(const CommandKey& by);
  // Of all tables, in no order.
  Stored<void> chips_traded(const std::function<void(const ChipsTraded&)>& listener);

  // In its order; nothing in a store from before there were trails.
  Stored<void> trail(const std::function<void(const TrailEntry&)>& listener);

  // What SQLite itself finds wrong with the whole file, the first of it.
  Stored<std::vector<std::string>> damage();
  Stored<void> check_pages();

 private:
  explicit Reader(Database database) : database_(std::move(database)) {}

  Stored<void> prepare();
  Stored<void> prepare_trail();
  Stored<void> prepare_wallets();

  Database database_;
  Statement tables_, records_, postings_, chain_, payload_, hash_, balances_, secret_, answer_,
      meta_;
  Statement people_, sessions_, roles_;
  bool has_trail_ = false;
  Statement trail_, standing_;
  bool has_wallets_ = false;
  Statement wallets_, entries_of_, entries_, entry_by_key_, chips_;
};

}  // namespace sabot::store
