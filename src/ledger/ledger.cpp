#include "sabot/ledger/ledger.hpp"

#include "sabot/base/invariant.hpp"

namespace sabot::ledger {
namespace {

__extension__ using Wide = __int128;

bool has_its_owner(const Account& account) {
  return is_personal(account.kind) != account.owner.is_nobody();
}

// Kinds are numbered from zero without a gap, in the order of their description.
constexpr bool numbered_in_order() {
  std::size_t number = 0;
  for (const auto& kind : enumerators<AccountKind>)
    if (static_cast<std::size_t>(kind.value) != number++) return false;
  return true;
}
static_assert(numbered_in_order());

std::size_t number_of(AccountKind kind) {
  const auto number = static_cast<std::size_t>(kind);
  require(number < enumerators<AccountKind>.size(), "ledger: an account of no known kind");
  return number;
}

}  // namespace

// One batch under way. Unless it is kept, everything is put back as it was, whether the batch was
// refused or memory ran out halfway.
class Ledger::Attempt {
 public:
  Attempt(Ledger& ledger, std::span<const Posting> batch)
      : ledger_(ledger), batch_(batch), purses_before_(ledger.purses_.size()) {}
  Attempt(const Attempt&) = delete;
  Attempt& operator=(const Attempt&) = delete;

  ~Attempt() {
    if (kept_) return;
    while (moved_ > 0) {
      const auto& posting = batch_[--moved_];
      ledger_.slot(posting.debit) += posting.amount.cents;
      ledger_.slot(posting.credit) -= posting.amount.cents;
    }
    ledger_.purses_.resize(purses_before_);
  }

  std::expected<void, LedgerError> run() {
    for (; moved_ < batch_.size(); ++moved_)
      if (const auto done = ledger_.move(batch_[moved_], moved_); !done) return done;
    kept_ = true;
    return {};
  }

 private:
  Ledger& ledger_;
  std::span<const Posting> batch_;
  std::size_t purses_before_;
  std::size_t moved_ = 0;
  bool kept_ = false;
};

std::expected<void, LedgerError> Ledger::post(std::span<const Posting> batch) {
  return Attempt(*this, batch).run();
}

std::expected<void, LedgerError> Ledger::move(const Posting& posting, std::size_t index) {
  const auto& [debit, credit, amount, reason, by] = posting;
  const auto refuse = [&](LedgerErrorCode code, const Account& account) {
    return std::unexpected(LedgerError{code, index, account});
  };

  if (amount.cents <= 0) return refuse(LedgerErrorCode::amount_not_positive, debit);
  if (!has_its_owner(debit)) return refuse(LedgerErrorCode::owner_missing, debit);
  if (!has_its_owner(credit)) return refuse(LedgerErrorCode::owner_missing, credit);
  if (debit == credit) return refuse(LedgerErrorCode::same_account, debit);

  // Both are opened before either is touched: opening moves the purses in memory.
  open(debit);
  open(credit);
  auto& from = slot(debit);
  auto& to = slot(credit);

  std::int64_t left = 0;
  std::int64_t arrived = 0;
  if (!may_be_negative(debit.kind) && from < amount.cents)
    return refuse(LedgerErrorCode::would_be_negative, debit);
  if (__builtin_sub_overflow(from, amount.cents, &left))
    return refuse(LedgerErrorCode::overflow, debit);
  if (__builtin_add_overflow(to, amount.cents, &arrived))
    return refuse(LedgerErrorCode::overflow, credit);
  from = left;
  to = arrived;
  return {};
}

Money Ledger::balance(const Account& account) const {
  if (!is_personal(account.kind)) return Money{own_[number_of(account.kind)]};
  for (const auto& purse : purses_)
    if (purse.owner == account.owner)
      return Money{account.kind == AccountKind::chips ? purse.chips : purse.felt};
  return Money{};
}

std::vector<Balance> Ledger::accounts() const {
  std::vector<Balance> all;
  all.reserve(own_.size() + 2 * purses_.size());
  for (const auto& kind : enumerators<AccountKind>)
    if (!is_personal(kind.value))
      all.push_back({{kind.value, {}}, Money{own_[number_of(kind.value)]}});
  for (const auto& purse : purses_) {
    all.push_back({{AccountKind::chips, purse.owner}, Money{purse.chips}});
    all.push_back({{AccountKind::felt, purse.owner}, Money{purse.felt}});
  }
  return all;
}

Money Ledger::total() const {
  // Wide, so that no order of adding up can overflow.
  Wide sum = 0;
  for (const auto one : own_) sum += one;
  for (const auto& purse : purses_) sum += Wide{purse.chips} + purse.felt;
  require(sum >= INT64_MIN && sum <= INT64_MAX, "ledger: the accounts do not sum to zero");
  return Money{static_cast<std::int64_t>(sum)};
}

void Ledger::open(const Account& account) {
  if (is_personal(account.kind) && find(account.owner) == nullptr)
    purses_.push_back({.owner = account.owner});
}

std::int64_t& Ledger::slot(const Account& account) {
  if (!is_personal(account.kind)) return own_[number_of(account.kind)];
  auto* purse = find(account.owner);
  return account.kind == AccountKind::chips ? purse->chips : purse->felt;
}

// A table knows some ten people: looking through them all is faster than any index.
Ledger::Purse* Ledger::find(const PersonId& owner) {
  for (auto& purse : purses_)
    if (purse.owner == owner) return &purse;
  return nullptr;
}

}  // namespace sabot::ledger
