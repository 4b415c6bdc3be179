#include "sabot/store/wallet_appender.hpp"

#include <array>
#include <utility>

#include "sabot/base/forms.hpp"

namespace sabot::store {
namespace {

// None where it is empty.
std::optional<std::string_view> some(std::string_view text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

}  // namespace

Stored<void> WalletAppender::prepare(Database& database) {
  const std::array<std::pair<Statement*, std::string_view>, 5> all{{
      {&find_key_, "SELECT 1 FROM wallet_entries WHERE by_person = ? AND key = ?"},
      {&open_, "INSERT INTO wallets VALUES (?, 0, NULL) ON CONFLICT (person) DO NOTHING"},
      {&change_, "UPDATE wallets SET cents = cents + ?2 WHERE person = ?1"},
      {&allow_, "UPDATE wallets SET allowed = ?2 WHERE person = ?1"},
      {&add_, "INSERT INTO wallet_entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"},
  }};
  for (const auto& [statement, sql] : all) {
    auto prepared = database.prepare(sql);
    if (!prepared) return std::unexpected(std::move(prepared.error()));
    *statement = *std::move(prepared);
  }
  return {};
}

Stored<void> WalletAppender::put(Trail& trail, Milliseconds at, const WalletChange& change,
                                 const RecordPlace& place, std::string_view key) {
  const auto person = change.person.handle();
  const auto by = change.by.handle();
  if (!key.empty()) {
    const auto used = find_key_.first(by, key);
    find_key_.reset();
    if (!used) return std::unexpected(used.error());
    if (*used) return std::unexpected(StoreError{StoreTrouble::already_answered, std::string(key)});
  }
  if (auto opened = open_.run(person); !opened) return opened;
  if (auto changed = change_.run(person, change.amount.cents); !changed) return changed;
  if (change.why == WalletReason::allowance)
    if (auto allowed = allow_.run(person, at); !allowed) return allowed;
  const auto number = trail.put(at, entry_of(change, place));
  if (!number) return std::unexpected(number.error());
  const auto add = [&](auto table, auto record) {
    return add_.run(*number, at, person, change.amount.cents, to_text(change.why), some(by),
                    some(key), table, record);
  };
  return place.table.empty() ? add(nullptr, nullptr)
                             : add(std::string_view(place.table), place.sequence);
}

}  // namespace sabot::store
