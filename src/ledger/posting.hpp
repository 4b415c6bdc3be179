#pragma once
// How money moves: from one account to another, an amount, why, and which article says so. One
// posting always balances by itself; a correction is a new posting.

#include <compare>
#include <cstdint>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/law/citation.hpp"

namespace sabot::ledger {

// Numbers are stored in journals and never reused.
enum class AccountKind : std::uint8_t {
  cage = 0,   // chips given out by the cashier: its balance is minus what is outside
  house = 1,  // the house's float, with which the establishment pays and collects; may be negative
  chips = 2,  // what a person holds; never negative
  felt = 3,   // what a person has bet and is not settled yet; never negative
  // Of the table, where a player is the banker; never negative
  bank = 4,      // what he has in play
  garage = 5,    // what the banker keeps out of play
  cagnotte = 6,  // what the house has deducted
  tips = 7,
};
BOOST_DESCRIBE_ENUM(AccountKind, cage, house, chips, felt, bank, garage, cagnotte, tips)

// Each person has one of their own; of every other kind there is one at a table.
constexpr bool is_personal(AccountKind kind) {
  return kind == AccountKind::chips || kind == AccountKind::felt;
}

struct Account {
  AccountKind kind = AccountKind::cage;
  PersonId owner;  // nobody, unless the kind is personal

  friend auto operator<=>(const Account&, const Account&) = default;
};

constexpr bool may_be_negative(AccountKind kind) {
  return kind == AccountKind::cage || kind == AccountKind::house;
}

// A bet is a pending transfer: placed on the felt, then posted (lost) or voided (returned).
enum class Reason : std::uint8_t {
  chips_sold = 0,
  chips_redeemed = 1,
  bet_placed = 2,
  bet_withdrawn = 3,
  bet_returned = 4,  // with the winnings, or because the coup was void
  bet_lost = 5,
  winnings = 6,
  deduction = 7,
  bank_taken = 8,
  bank_raised = 9,        // by the banker
  bank_returned = 10,     // to its owner, on leaving it
  association = 11,       // a partner's part of the bank
  garage = 12,            // out of the bank and of play
  garage_renounced = 13,  // back into the bank
  bank_won = 14,
  tip = 15,
};
BOOST_DESCRIBE_ENUM(Reason, chips_sold, chips_redeemed, bet_placed, bet_withdrawn, bet_returned,
                    bet_lost, winnings, deduction, bank_taken, bank_raised, bank_returned,
                    association, garage, garage_renounced, bank_won, tip)

// The amount leaves `debit` and arrives at `credit`.
struct Posting {
  Account debit;
  Account credit;
  Money amount;
  Reason reason = Reason::chips_sold;
  law::Citations by;
};

}  // namespace sabot::ledger
