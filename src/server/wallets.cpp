#include "sabot/server/wallets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/server/evening.hpp"
#include "sabot/server/staff.hpp"

namespace sabot::server {
namespace {

using store::WalletReason;

Problem too_little(Money there) { return problem(Objection::too_little_money, to_text(there)); }

// What leaves a wallet with all of these changes together, or comes into it.
std::map<PersonId, std::int64_t> sums(const std::vector<store::WalletChange>& changes) {
  std::map<PersonId, std::int64_t> all;
  for (const auto& change : changes) all[change.person] += change.amount.cents;
  return all;
}

// The person who buys or returns chips, and what that does to their wallet.
std::optional<store::WalletChange> chips_of(const ledger::Posting& posting) {
  if (posting.reason == ledger::Reason::chips_sold)
    return store::WalletChange{posting.credit.owner, Money{-posting.amount.cents},
                               WalletReason::bought};
  if (posting.reason == ledger::Reason::chips_redeemed)
    return store::WalletChange{posting.debit.owner, posting.amount, WalletReason::returned};
  return std::nullopt;
}

}  // namespace

std::optional<PlayMoney> read_play_money(std::string_view text) {
  if (text == to_text(Giving::free)) return PlayMoney{};
  if (text == to_text(Giving::cashier)) return PlayMoney{Giving::cashier};
  const auto amount = from_text<Money>(text);
  if (!amount || *amount <= Money{} || *amount > rules::largest_amount) return std::nullopt;
  return PlayMoney{Giving::allowance, *amount};
}

std::expected<std::unique_ptr<Wallets>, store::StoreError> Wallets::load(Storage& storage,
                                                                         const Clock& clock,
                                                                         const PlayMoney& rule) {
  std::unique_ptr<Wallets> all(new Wallets(storage, clock, rule));
  const auto stored = storage.reader().wallets();
  if (!stored) return std::unexpected(stored.error());
  for (const auto& [person, held, allowed] : *stored)
    all->wallets_[person] = {held.cents, 0, allowed};
  return all;
}

Money Wallets::held_by(const PersonId& person) const {
  const auto found = wallets_.find(person);
  return found == wallets_.end() ? Money{} : Money{found->second.stored};
}

Money Wallets::held() const {
  Money sum;
  for (const auto& [person, wallet] : wallets_) sum += Money{wallet.stored};
  return sum;
}

bool Wallets::is_due(const Wallet& wallet) const {
  if (rule_.giving != Giving::allowance) return false;
  return !wallet.allowed || evening_of(*wallet.allowed) != evening_of(clock_.now());
}

Money Wallets::due_to(const PersonId& person) const {
  const auto found = wallets_.find(person);
  return is_due(found == wallets_.end() ? Wallet{} : found->second) ? rule_.an_evening : Money{};
}

std::expected<void, Problem> Wallets::cover(Held& held, Wallet& wallet, const PersonId& person,
                                            Money price, const PersonId& by) {
  auto there = Money{wallet.stored - wallet.leaving};
  if (is_due(wallet)) {
    held.changes.push_back({person, rule_.an_evening, WalletReason::allowance});
    held.allowed = person;
    held.allowed_before = wallet.allowed;
    there += rule_.an_evening;
  }
  if (there >= price) return {};
  const auto missing = price - there;
  if (by != house_cashier)
    held.changes.push_back({person, missing, WalletReason::paid_in, by});
  else if (rule_.giving == Giving::free)
    held.changes.push_back({person, missing, WalletReason::given});
  else
    return std::unexpected(too_little(std::max(there, Money{})));
  return {};
}

std::expected<Wallets::Held, Problem> Wallets::hold(std::span<const ledger::Posting> postings,
                                                    const PersonId& by) {
  Held held;
  for (const auto& posting : postings) {
    auto chips = chips_of(posting);
    if (!chips || is_bot(chips->person.handle())) continue;
    if (by != house_cashier) chips->by = by;
    if (chips->why == WalletReason::bought)
      if (auto covered = cover(held, wallets_[chips->person], chips->person, posting.amount, by);
          !covered)
        return std::unexpected(std::move(covered.error()));
    held.changes.push_back(*chips);
  }
  if (!held.allowed.is_nobody()) wallets_[held.allowed].allowed = clock_.now();
  reserve(held, +1);
  return held;
}

void Wallets::reserve(const Held& held, int sign) {
  for (const auto& [person, cents] : sums(held.changes))
    if (cents < 0) wallets_[person].leaving -= sign * cents;
}

void Wallets::settle(const Held& held, bool stored) {
  reserve(held, -1);
  if (stored) {
    for (const auto& [person, cents] : sums(held.changes)) wallets_[person].stored += cents;
  } else if (!held.allowed.is_nobody()) {
    wallets_[held.allowed].allowed = held.allowed_before;
  }
}

void Wallets::move(const store::WalletChange& change, const std::optional<std::string>& key,
                   Answered answer) {
  if (key) {
    const auto before = storage_.reader().wallet_entry({change.by, *key});
    if (!before) return answer(std::unexpected(problem(before.error())));
    // It has come again: what it did is done.
    if (*before) {
      if ((*before)->change != change)
        return answer(std::unexpected(problem(Objection::key_reused)));
      return answer(held_by(change.person));
    }
  }
  auto& wallet = wallets_[change.person];
  const auto there = wallet.stored - wallet.leaving;
  if (there + change.amount.cents < 0) return answer(std::unexpected(too_little(Money{there})));
  if (wallet.stored + change.amount.cents > rules::largest_amount.cents)
    return answer(std::unexpected(
        problem(Objection::unfit, "amount: a wallet holds at most ten thousand million")));
  Held held{.changes = {change}};
  reserve(held, +1);
  store::MoveMoney money{clock_.now(), change, key.value_or("")};
  storage_.submit(std::move(money), [this, held = std::move(held), answer = std::move(answer)](
                                        store::Stored<void> stored) mutable {
    settle(held, stored.has_value());
    if (!stored) return answer(std::unexpected(problem(stored.error())));
    answer(held_by(held.changes.front().person));
  });
}

}  // namespace sabot::server
