#pragma once
// What every game's postings are written with: the accounts, and the movements of money that are
// the same everywhere.

#include <vector>

#include "sabot/ledger/posting.hpp"
#include "sabot/rules/common/attendance.hpp"

namespace sabot::rules {

inline constexpr ledger::Account cage{ledger::AccountKind::cage, {}};
inline constexpr ledger::Account house{ledger::AccountKind::house, {}};
inline constexpr ledger::Account bank{ledger::AccountKind::bank, {}};
inline constexpr ledger::Account garage{ledger::AccountKind::garage, {}};
inline constexpr ledger::Account cagnotte{ledger::AccountKind::cagnotte, {}};
inline constexpr ledger::Account tips{ledger::AccountKind::tips, {}};
inline ledger::Account chips(const PersonId& of) { return {ledger::AccountKind::chips, of}; }
inline ledger::Account felt(const PersonId& of) { return {ledger::AccountKind::felt, of}; }

// Books one event after the other under the articles that made it so.
struct Book {
  const law::Citations& by;
  std::vector<ledger::Posting>& out;

  // Nothing is no movement: a player who wins or gets back nothing has no posting.
  void move(const ledger::Account& debit, const ledger::Account& credit, Money amount,
            ledger::Reason reason) {
    if (amount != Money{}) out.push_back({debit, credit, amount, reason, by});
  }

  void operator()(const ChipsSold& e) {
    move(cage, chips(e.to), e.amount, ledger::Reason::chips_sold);
  }
  void operator()(const ChipsRedeemed& e) {
    move(chips(e.from), cage, e.amount, ledger::Reason::chips_redeemed);
  }
  // A bet lies on the felt until it is lost or goes back to its owner.
  void place(const PersonId& who, Money stake) {
    move(chips(who), felt(who), stake, ledger::Reason::bet_placed);
  }
  void take_back(const PersonId& who, Money stake, ledger::Reason reason) {
    move(felt(who), chips(who), stake, reason);
  }
  void lose(const PersonId& who, Money stake, const ledger::Account& to) {
    move(felt(who), to, stake, ledger::Reason::bet_lost);
  }
  void win(const PersonId& who, Money stake, Money winnings, const ledger::Account& from) {
    take_back(who, stake, ledger::Reason::bet_returned);
    move(from, chips(who), winnings, ledger::Reason::winnings);
  }
};

}  // namespace sabot::rules
