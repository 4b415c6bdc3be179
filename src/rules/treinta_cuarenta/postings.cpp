#include "sabot/rules/common/book.hpp"
#include "sabot/rules/treinta_cuarenta/game.hpp"

// The money that each event moves. The house takes and pays all bets; what insures a stake lies
// with it on the cloth until it is decided.

namespace sabot::treinta_cuarenta {
namespace {

using ledger::Reason;
using rules::house;

struct Book : rules::Book {
  using rules::Book::operator();

  void operator()(const BetPlaced& e) { place(e.by, e.stake + e.insurance); }
  void operator()(const BetWithdrawn& e) {
    take_back(e.by, e.stake + e.insurance, Reason::bet_withdrawn);
  }
  void operator()(const BetReturned& e) {
    take_back(e.by, e.stake + e.insurance, Reason::bet_returned);
  }
  void operator()(const BetLost& e) { lose(e.by, e.stake, house); }
  // The stake stays on the cloth.
  void operator()(const BetWon& e) {
    move(house, rules::chips(e.by), e.winnings, Reason::winnings);
  }
  void operator()(const InsuranceTaken& e) { lose(e.by, e.amount, house); }
  void operator()(const InsuranceReturned& e) { take_back(e.by, e.amount, Reason::bet_returned); }
  void operator()(const RefaitMet& e) { lose(e.by, e.lost, house); }
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

void TreintaCuarenta::postings(const rules::Ruled<Event>& ruled,
                               std::vector<ledger::Posting>& out) {
  visit(Book{{ruled.by, out}}, ruled.event);
}

}  // namespace sabot::treinta_cuarenta
