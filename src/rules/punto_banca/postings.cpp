#include "sabot/rules/punto_banca/game.hpp"

// The money that each event moves. A bet lies on the felt until it is lost to the house or goes
// back to its owner.

namespace sabot::punto_banca {
namespace {

using ledger::Account;
using ledger::AccountKind;
using ledger::Posting;
using ledger::Reason;

const Account cage{AccountKind::cage, {}};
const Account house{AccountKind::house, {}};

Account chips(const PersonId& of) { return {AccountKind::chips, of}; }
Account felt(const PersonId& of) { return {AccountKind::felt, of}; }

struct Book {
  const law::Citations& by;
  std::vector<Posting>& out;

  void move(const Account& debit, const Account& credit, Money amount, Reason reason) {
    out.push_back({debit, credit, amount, reason, by});
  }

  void operator()(const ChipsSold& e) { move(cage, chips(e.to), e.amount, Reason::chips_sold); }
  void operator()(const ChipsRedeemed& e) {
    move(chips(e.from), cage, e.amount, Reason::chips_redeemed);
  }
  void operator()(const BetPlaced& e) {
    move(chips(e.by), felt(e.by), e.stake, Reason::bet_placed);
  }
  void operator()(const BetWithdrawn& e) {
    move(felt(e.by), chips(e.by), e.stake, Reason::bet_withdrawn);
  }
  void operator()(const BetReturned& e) {
    move(felt(e.by), chips(e.by), e.stake, Reason::bet_returned);
  }
  void operator()(const BetLost& e) { move(felt(e.by), house, e.stake, Reason::bet_lost); }
  void operator()(const BetWon& e) {
    move(felt(e.by), chips(e.by), e.stake, Reason::bet_returned);
    if (e.winnings > Money{}) move(house, chips(e.by), e.winnings, Reason::winnings);
  }
  void operator()(const Deducted& e) { move(chips(e.from), house, e.amount, Reason::deduction); }
  // Nothing else moves money.
  template <class E>
  void operator()(const E&) {}
};

}  // namespace

void PuntoBanca::postings(const rules::Ruled<Event>& ruled, std::vector<Posting>& out) {
  std::visit(Book{ruled.by, out}, ruled.event);
}

}  // namespace sabot::punto_banca
