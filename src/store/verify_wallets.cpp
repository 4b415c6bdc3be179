#include "sabot/store/verify_wallets.hpp"

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "sabot/base/money.hpp"
#include "sabot/store/trail.hpp"
#include "sabot/table/bot_name.hpp"

namespace sabot::store {
namespace {

// What the trail and the entries, read from their beginning, make of everybody's wallet.
class Counted {
 public:
  void take(const WalletEntry& entry) {
    const auto& change = entry.change;
    told_.emplace(entry.sequence,
                  std::pair(entry.at, entry_of(change, {entry.table, entry.record})));
    auto& wallet = wallets_[change.person];
    wallet.held += change.amount;
    if (change.why == WalletReason::allowance) wallet.allowed = entry.at;
    ++found.entries;
    found.held += change.amount;
    if (entry.table.empty() || is_given(change.why)) {
      found.given += change.amount;
    } else {
      found.at_tables -= change.amount;
      chips_[{entry.table, entry.record, change.person}] += change.amount;
    }
  }

  // Empty, or what is wrong with it.
  std::string take(const TrailEntry& entry) {
    const auto there = told_.find(entry.sequence);
    if (there == told_.end()) {
      note_beginning(entry);
      return is_money(entry.text)
                 ? fmt::format("entry {} of the trail is of a wallet, which lacks it",
                               entry.sequence)
                 : "";
    }
    const bool same = there->second == std::pair(entry.at, std::string(entry.text));
    told_.erase(there);
    return same ? "" : fmt::format("entry {} of the trail is not the wallet's", entry.sequence);
  }

  std::string compare(const std::vector<Wallet>& wallets) {
    if (!told_.empty())
      return fmt::format("a wallet's entry {} is not in the trail", told_.begin()->first);
    for (const auto& [person, held, allowed] : wallets) {
      const auto counted = std::exchange(wallets_[person], {});
      if (counted.held != held)
        return fmt::format("the wallet of {} has {}, its entries make {}", person.handle(),
                           to_text(held), to_text(counted.held));
      if (counted.allowed != allowed)
        return fmt::format("the wallet of {} had its allowance at another time", person.handle());
    }
    for (const auto& [person, counted] : wallets_)
      if (counted.held != Money{})
        return fmt::format("the wallet of {} is missing", person.handle());
    return {};
  }

  std::string take(const ChipsTraded& chips) {
    const auto there = chips_.find({chips.table, chips.record, chips.person});
    if (there == chips_.end()) {
      if (chips.at < begun_ || table::is_bot(chips.person.handle())) return {};
      return fmt::format("table {}, record {}: chips of {} without an entry in the wallet",
                         chips.table, chips.record, chips.person.handle());
    }
    const bool same = there->second == chips.amount;
    chips_.erase(there);
    return same ? ""
                : fmt::format("table {}, record {}: other chips than the wallet says", chips.table,
                              chips.record);
  }

  // When all chips have been looked at.
  std::string rest() const {
    if (chips_.empty()) return {};
    const auto& [table, record, person] = chips_.begin()->first;
    return fmt::format("the wallet of {} has chips of table {}, record {}, which has none",
                       person.handle(), table, record);
  }

  WalletsFound found;

 private:
  struct Held {
    Money held;
    std::optional<Milliseconds> allowed;
  };

  static bool is_given(WalletReason why) {
    return why != WalletReason::bought && why != WalletReason::returned;
  }
  static bool is_money(std::string_view text) { return text.starts_with(R"({"what":"money")"); }

  // From the first house on that was opened with wallets, all chips come out of one.
  void note_beginning(const TrailEntry& entry) {
    if (entry.at >= begun_ || !entry.text.starts_with(R"({"what":"house-opened")")) return;
    if (entry.text.contains(R"("play-money")")) begun_ = entry.at;
  }

  std::map<std::uint64_t, std::pair<Milliseconds, std::string>> told_;
  std::map<PersonId, Held> wallets_;
  std::map<std::tuple<std::string, std::uint64_t, PersonId>, Money> chips_;
  Milliseconds begun_ = std::numeric_limits<Milliseconds>::max();
};

}  // namespace

Stored<WalletsFound> verify_wallets(Reader& reader) {
  Counted counted;
  std::string wrong;
  const auto check = [&](const auto& one) {
    if (wrong.empty()) wrong = counted.take(one);
  };
  auto read = reader.wallet_entries([&](const WalletEntry& entry) { counted.take(entry); });
  if (read) read = reader.trail(check);
  if (!read) return std::unexpected(std::move(read.error()));
  const auto wallets = reader.wallets();
  if (!wallets) return std::unexpected(wallets.error());
  if (wrong.empty()) wrong = counted.compare(*wallets);
  if (read = reader.chips_traded(check); !read) return std::unexpected(std::move(read.error()));
  if (wrong.empty()) wrong = counted.rest();
  if (!wrong.empty()) return std::unexpected(StoreError{StoreTrouble::damaged, wrong});
  return counted.found;
}

}  // namespace sabot::store
