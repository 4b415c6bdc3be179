#include "sabot/rules/common/book.hpp"
#include "sabot/rules/dos_panos/game.hpp"

// The money that each event moves. The bank is a player's: the house only deducts.

namespace sabot::dos_panos {
namespace {

using ledger::Reason;
using rules::bank;
using rules::chips;

struct Book : rules::Book {
  using rules::Book::operator();

  void operator()(const BankTaken& e) { move(chips(e.by), bank, e.amount, Reason::bank_taken); }
  void operator()(const Redeposited& e) { move(chips(e.by), bank, e.amount, Reason::bank_raised); }
  void operator()(const FundsAdded& e) { move(chips(e.by), bank, e.amount, Reason::bank_raised); }
  void operator()(const BankReturned& e) {
    move(bank, chips(e.to), e.amount, Reason::bank_returned);
  }
  void operator()(const BetPlaced& e) { place(e.by, e.stake); }
  void operator()(const BetWithdrawn& e) { take_back(e.by, e.stake, Reason::bet_withdrawn); }
  void operator()(const BetCut& e) { take_back(e.by, e.back, Reason::bet_returned); }
  void operator()(const BetReturned& e) { take_back(e.by, e.stake, Reason::bet_returned); }
  void operator()(const BetLost& e) { lose(e.by, e.stake, bank); }
  void operator()(const BetWon& e) { win(e.by, e.stake, e.winnings, bank); }
  void operator()(const Deducted& e) { move(bank, rules::cagnotte, e.amount, Reason::deduction); }
  // Nothing else moves money.
  template <class E>
  void operator()(const E&) {}
};

}  // namespace

void DosPanos::postings(const rules::Ruled<Event>& ruled, std::vector<ledger::Posting>& out) {
  visit(Book{{ruled.by, out}}, ruled.event);
}

}  // namespace sabot::dos_panos
