#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/common/book.hpp"

// The money that each event moves. The bank is a player's and his associates': the house only
// deducts. How their parts of it change moves nothing between accounts.

namespace sabot::chemin_de_fer {
namespace {

using ledger::Reason;
using rules::bank;
using rules::chips;
using rules::garage;

struct Book : rules::Book {
  using rules::Book::operator();

  void operator()(const Tipped& e) { move(chips(e.by), rules::tips, e.amount, Reason::tip); }

  void operator()(const BankTaken& e) { move(chips(e.by), bank, e.amount, Reason::bank_taken); }
  void operator()(const BankTakenTogether& e) {
    move(chips(e.by), bank, e.own, Reason::bank_taken);
  }
  void operator()(const BankRaised& e) { move(chips(e.by), bank, e.amount, Reason::bank_raised); }
  void operator()(const Associated& e) { move(chips(e.who), bank, e.amount, Reason::association); }
  void operator()(const BankReturned& e) {
    move(bank, chips(e.to), e.bank, Reason::bank_returned);
    move(garage, chips(e.to), e.garage, Reason::bank_returned);
  }
  void operator()(const GarageMade& e) {
    // What is out of play for one coup only lies where it lay.
    if (e.lasting) move(bank, garage, e.amount, Reason::garage);
  }
  void operator()(const GarageRenounced& e) {
    move(garage, bank, e.amount, Reason::garage_renounced);
  }

  void operator()(const BetPlaced& e) { place(e.by, e.stake); }
  void operator()(const BetWithdrawn& e) { take_back(e.by, e.stake, Reason::bet_withdrawn); }
  void operator()(const BetReturned& e) { take_back(e.by, e.stake, Reason::bet_returned); }
  void operator()(const BetLost& e) { lose(e.by, e.stake, bank); }
  void operator()(const BetWon& e) { win(e.by, e.stake, e.winnings, bank); }
  void operator()(const Deducted& e) { move(bank, rules::cagnotte, e.amount, Reason::deduction); }
  // Nothing else moves money.
  template <class E>
  void operator()(const E&) {}
};

}  // namespace

void CheminDeFer::postings(const rules::Ruled<Event>& ruled, std::vector<ledger::Posting>& out) {
  visit(Book{{ruled.by, out}}, ruled.event);
}

}  // namespace sabot::chemin_de_fer
