#pragma once
// The books of one table. A balance is never set: it only moves, by postings, and a batch of
// postings takes effect whole or not at all. Every posting takes from one account what it gives
// to another, so the balances always sum to zero.

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <vector>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/base/reflect.hpp"
#include "sabot/ledger/posting.hpp"

namespace sabot::ledger {

// In order of precedence: where a posting breaks several conditions, the first is reported.
enum class LedgerErrorCode : std::uint8_t {
  amount_not_positive,
  owner_missing,  // chips or felt without a person; or any other account with one
  same_account,
  would_be_negative,
  overflow,  // more than 64 bits hold
};

struct LedgerError {
  LedgerErrorCode code{};
  std::size_t index = 0;  // of the posting within its batch
  Account account;        // the one that stands in the way

  friend bool operator==(const LedgerError&, const LedgerError&) = default;
};

struct Balance {
  Account account;
  Money amount;

  friend bool operator==(const Balance&, const Balance&) = default;
};

class Ledger {
 public:
  // A batch is a sequence: each posting must be possible where the one before has left the
  // books, so that no account is below zero even between two of them.
  std::expected<void, LedgerError> post(std::span<const Posting> batch);

  // Zero for an account that nothing has ever moved on.
  Money balance(const Account& account) const;

  // The cage, the house and the other accounts of the table's own; then the chips and the felt of
  // each person in the order in which they were first met.
  std::vector<Balance> accounts() const;

  // The sum of all the accounts, counted afresh: always zero.
  Money total() const;

  friend bool operator==(const Ledger&, const Ledger&) = default;

 private:
  // Both accounts of one person stand together: most postings go from one to the other.
  struct Purse {
    PersonId owner;
    std::int64_t chips = 0;
    std::int64_t felt = 0;

    friend bool operator==(const Purse&, const Purse&) = default;
  };
  class Attempt;

  std::expected<void, LedgerError> move(const Posting& posting, std::size_t index);
  void open(const Account& account);
  // Of an account whose owner has a purse.
  std::int64_t& slot(const Account& account);
  Purse* find(const PersonId& owner);

  // By kind; those of the personal kinds stay zero.
  std::array<std::int64_t, enumerators<AccountKind>.size()> own_{};
  std::vector<Purse> purses_;
};

}  // namespace sabot::ledger
