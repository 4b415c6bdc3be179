#include "sabot/rules/common/book.hpp"
#include "sabot/rules/reglamento/game.hpp"

// The money that each event moves. The house pays; the bank of the player who has the sabot is an
// account of its own while it lies there.

namespace sabot::reglamento {
namespace {

using ledger::Reason;
using rules::bank;
using rules::chips;
using rules::house;

struct Book : rules::Book {
  using rules::Book::operator();

  void operator()(const BankTaken& e) { move(chips(e.by), bank, e.amount, Reason::bank_taken); }
  void operator()(const BankRaised& e) { move(chips(e.by), bank, e.amount, Reason::bank_raised); }
  void operator()(const BankGrew& e) { move(chips(e.by), bank, e.amount, Reason::bank_raised); }
  void operator()(const HalfTaken& e) { move(bank, chips(e.by), e.amount, Reason::bank_returned); }
  void operator()(const BankReturned& e) {
    move(bank, chips(e.to), e.amount, Reason::bank_returned);
  }
  void operator()(const BankWon& e) { move(house, chips(e.by), e.winnings, Reason::winnings); }
  void operator()(const BankLost& e) { move(bank, house, e.amount, Reason::bet_lost); }
  void operator()(const BetPlaced& e) { place(e.by, e.stake); }
  void operator()(const BetWithdrawn& e) { take_back(e.by, e.stake, Reason::bet_withdrawn); }
  void operator()(const BetUncovered& e) { take_back(e.by, e.amount, Reason::bet_returned); }
  void operator()(const BetReturned& e) { take_back(e.by, e.stake, Reason::bet_returned); }
  void operator()(const BetLost& e) { lose(e.by, e.stake, house); }
  void operator()(const BetWon& e) { win(e.by, e.stake, e.winnings, house); }
  void operator()(const Deducted& e) { move(chips(e.from), house, e.amount, Reason::deduction); }
  // Nothing else moves money.
  template <class E>
  void operator()(const E&) {}
};

}  // namespace

void Reglamento::postings(const rules::Ruled<Event>& ruled, std::vector<ledger::Posting>& out) {
  visit(Book{{ruled.by, out}}, ruled.event);
}

}  // namespace sabot::reglamento
