#include "sabot/rules/common/book.hpp"
#include "sabot/rules/wheel/game.hpp"

// The money that each event moves. The house takes and pays all bets.

namespace sabot::wheel {
namespace {

using ledger::Reason;
using rules::house;

struct Book : rules::Book {
  using rules::Book::operator();

  void operator()(const BetPlaced& e) { place(e.by, e.stake); }
  void operator()(const BetWithdrawn& e) { take_back(e.by, e.stake, Reason::bet_withdrawn); }
  void operator()(const BetReturned& e) { take_back(e.by, e.stake, Reason::bet_returned); }
  void operator()(const BetLost& e) { lose(e.by, e.stake, house); }
  // The stake stays on the cloth.
  void operator()(const BetWon& e) {
    move(house, rules::chips(e.by), e.winnings, Reason::winnings);
  }
  void operator()(const ZeroMet& e) { lose(e.by, e.lost, house); }
  void operator()(const HalfReturned& e) {
    take_back(e.by, e.returned, Reason::bet_returned);
    lose(e.by, e.lost, house);
  }
  void operator()(const PrisonerFreed& e) { take_back(e.by, e.value, Reason::bet_returned); }
  void operator()(const PrisonerLost& e) { lose(e.by, e.value, house); }
  // Nothing else moves money.
  template <class E>
  void operator()(const E&) {}
};

}  // namespace

void Wheel::postings(const rules::Ruled<Event>& ruled, std::vector<ledger::Posting>& out) {
  visit(Book{{ruled.by, out}}, ruled.event);
}

}  // namespace sabot::wheel
