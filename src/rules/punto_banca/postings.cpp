#include "sabot/rules/common/book.hpp"
#include "sabot/rules/punto_banca/game.hpp"

// The money that each event moves. The house is the bank.

namespace sabot::punto_banca {
namespace {

using ledger::Reason;
using rules::house;

struct Book : rules::Book {
  using rules::Book::operator();

  void operator()(const BetPlaced& e) { place(e.by, e.stake); }
  void operator()(const BetWithdrawn& e) { take_back(e.by, e.stake, Reason::bet_withdrawn); }
  void operator()(const BetReturned& e) { take_back(e.by, e.stake, Reason::bet_returned); }
  void operator()(const BetLost& e) { lose(e.by, e.stake, house); }
  void operator()(const BetWon& e) { win(e.by, e.stake, e.winnings, house); }
  void operator()(const Deducted& e) {
    move(rules::chips(e.from), house, e.amount, Reason::deduction);
  }
  // Nothing else moves money.
  template <class E>
  void operator()(const E&) {}
};

}  // namespace

void PuntoBanca::postings(const rules::Ruled<Event>& ruled, std::vector<ledger::Posting>& out) {
  visit(Book{{ruled.by, out}}, ruled.event);
}

}  // namespace sabot::punto_banca
