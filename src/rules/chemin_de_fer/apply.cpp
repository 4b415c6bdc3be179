#include <algorithm>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"

// What each event does to the table. Total: whatever has happened can be folded.

namespace sabot::chemin_de_fer {
namespace {

Member& member(State& state, const PersonId& who) {
  const auto found = std::ranges::find(state.bank.members, who, &Member::who);
  require(found != state.bank.members.end(), "chemin de fer: an event names no member of the bank");
  return *found;
}

void add_member(State& state, const PersonId& who, Money amount) {
  if (state.bank.find(who) == nullptr) state.bank.members.push_back({who, {}, {}});
  member(state, who).bank += amount;
  state.people.take(who, amount);
}

// Takes so much of somebody's bet off the felt: of the first, or of his late one.
void take_stake(State& state, const PersonId& by, Money amount, bool late = false) {
  const auto found = std::ranges::find_if(
      state.stakes, [&](const Stake& one) { return one.by == by && (one.late || !late); });
  require(found != state.stakes.end() && found->amount >= amount,
          "chemin de fer: an event names no such bet");
  found->amount -= amount;
  found->plays = std::min(found->plays, found->amount);
  if (found->amount == Money{}) state.stakes.erase(found);
}

void see(State& state, const std::optional<Card>& before, const std::optional<Card>& now) {
  if (now && !before) state.sabot.see(*now);
}

void clear_banco(State& state) {
  state.claims.clear();
  state.banco_by = PersonId();
  state.con_la_mesa = PersonId();
  state.ultimo_completo = PersonId();
  state.seguido_used = false;
  state.sole_bettor = false;
}

void clear_coup(State& state) {
  state.last_banco = state.banco_by;
  clear_banco(state);
  state.hands = {};
  state.banca_must_open = {};
  state.holder = PersonId();
  state.owed_to = PersonId();
  state.fifth = state.named = false;
  state.forfeited.reset();
  state.bank.idle = Money{};
  for (auto& mark : state.marks) mark.unwatched = false;
}

void forget_bank(State& state) {
  state.bank = Bank{};
  state.proposals.clear();
}

// The bank sets out for its next banker.
void vacate(State& state, Vacancy why) {
  state.offer = Offer{};
  state.offer.why = why;
}

// Whoever has lost his place is asked, and remembered, no longer.
void unplace(State& state, const PersonId& person) {
  state.people.unplace(person);
  auto& mark = state.mark_of(person);
  mark.must_salute = mark.absent = mark.follows = false;
  mark.refusals = 0;
  std::erase(state.change_asked, person);
  std::erase_if(state.proposals,
                [&](const Proposal& one) { return one.by == person || one.to == person; });
  std::erase_if(state.claims,
                [&](const BancoClaim& one) { return one.by == person || one.associate == person; });
  std::erase_if(state.offer.bids, [&](const BidOf& one) { return one.by == person; });
  std::erase_if(state.offer.together,
                [&](const Together& one) { return one.by == person || one.associate == person; });
  if (state.seguido == person) state.seguido = PersonId();
  if (state.may_continue && state.may_continue->by == person) state.may_continue.reset();
}

struct Apply {
  State& state;

  template <class E>
  requires requires(rules::People& people, const E& event) { rules::apply(people, event); }
  void operator()(const E& event) { rules::apply(state.people, event); }
  void operator()(const Left& event) { unplace(state, event.person); }

  // The table
  void operator()(const TableOpened& event) {
    state.minimum = event.minimum;
    state.bank_minimum = event.bank_minimum;
    state.bank_maximum = event.bank_maximum;
    state.phase = Phase::counting;
  }
  void operator()(const TableClosed&) {
    state.banco_free = false;
    state.turn = state.last_seated = 0;
    state.may_continue.reset();
    state.phase = Phase::closed;
  }
  void operator()(const BancoAuthorised& event) { state.banco_free = event.free; }
  void operator()(const NotedElsewhere& event) {
    state.mark_of(event.person).elsewhere = event.seated;
  }

  // The talla
  void operator()(const CardsCounted&) {
    ++state.talla;
    state.coup = 0;
    state.stop_card_appeared = false;
    state.sabot = SabotCount(state.sabot.packs());
    state.phase = Phase::mixing;
  }
  void operator()(const CardsPassed&) { state.phase = Phase::passing; }
  void operator()(const CardsMixed& event) {
    state.unrevealed = event.commitment;
    state.cut_offered_to = PersonId();
    state.cut_declined.clear();
    state.phase = Phase::cutting;
  }
  void operator()(const CutOffered& event) { state.cut_offered_to = event.to; }
  void operator()(const CutDeclined& event) { state.cut_declined.push_back(event.by); }
  void operator()(const CutToCroupier&) { state.cut_offered_to = PersonId(); }
  void operator()(const CardsCut&) {
    state.cut_offered_to = PersonId();
    state.cut_declined.clear();
    state.phase = Phase::stopping;
  }
  void operator()(const StopCardPlaced&) {}
  void operator()(const StopCardAppeared&) { state.stop_card_appeared = true; }
  void operator()(const TallaEnded&) {
    for (auto& mark : state.marks) mark.must_salute = mark.follows = false;
    state.offer = Offer{};
    state.aside.clear();
    state.seguido = state.former_banker = state.former_banco = state.last_banco = PersonId();
    state.former_bank = Money{};
    forget_bank(state);
    state.phase = Phase::counting;
  }
  void operator()(const OrderRevealed&) { state.unrevealed.reset(); }
  void operator()(const OrderExcused&) { state.unrevealed.reset(); }

  // Places
  void operator()(const ChangeAsked& event) { state.change_asked.push_back(event.person); }
  void operator()(const SeatChanged& event) {
    state.people.place(event.person, event.to, false);
    std::erase(state.change_asked, event.person);
  }
  void operator()(const MustSalute& event) { state.mark_of(event.person).must_salute = true; }
  void operator()(const Saluted& event) {
    state.mark_of(event.person).must_salute = false;
    state.offer.asked.push_back(event.person);
    if (const auto* person = state.people.find(event.person)) state.offer.at = person->seat;
  }
  // Whatever he had put at somebody's disposal goes with him.
  void operator()(const SteppedAway& event) {
    state.mark_of(event.person).absent = true;
    std::erase_if(state.proposals, [&](const Proposal& one) { return one.by == event.person; });
  }
  void operator()(const CameBack& event) { state.mark_of(event.person).absent = false; }
  void operator()(const SeatLost& event) {
    state.offer.asked.push_back(event.person);
    state.offer.at = event.seat;
    unplace(state, event.person);
  }
  void operator()(const Tipped& event) { state.people.take(event.by, event.amount); }

  // The bank goes round
  void operator()(const BankOffered& event) {
    // Who may go on is asked first of all: at any other offer his right has lapsed.
    state.may_continue.reset();
    const auto* asked = state.people.find(event.to);
    if (event.why != Vacancy::continued && asked != nullptr && asked->is_seated())
      state.offer.at = event.seat;
    state.offer.to = event.to;
    state.offer.why = event.why;
    state.offer.least = event.least;
    state.phase = Phase::offering;
  }
  void operator()(const BankRefused& event) {
    state.offer.asked.push_back(event.by);
    state.mark_of(event.by).refusals = event.in_a_row;
  }
  void operator()(const BankWantedTogether& event) {
    state.offer.asked.push_back(event.by);
    state.offer.together.push_back({event.by, event.associate, event.amount});
  }
  void operator()(const RetakeOffered& event) {
    state.offer.to = event.to;
    state.offer.least = event.amount;
    state.phase = Phase::retaking;
  }
  void operator()(const AuctionOpened& event) {
    state.offer.to = PersonId();
    state.offer.at = 0;
    state.offer.bids.clear();
    state.offer.auctioned = true;
    state.offer.least = event.least;
    state.phase = Phase::auction;
  }
  void operator()(const BidMade& event) {
    std::erase_if(state.offer.bids, [&](const BidOf& one) { return one.by == event.by; });
    state.offer.bids.push_back({event.by, event.amount});
  }
  void operator()(const BankForced& event) {
    state.offer.to = event.on;
    state.offer.at = event.seat;
    state.offer.least = event.amount;
    state.phase = Phase::forced;
  }
  void operator()(const NobodyBanks&) {}
  void operator()(const BankTaken& event) {
    const auto* banker = state.people.find(event.by);
    const bool seated = banker != nullptr && banker->is_seated();
    // A passed hand is still that when its first acquirer would not deal.
    const bool passed = state.offer.why == Vacancy::passed ||
                        (state.offer.why == Vacancy::refused && !state.former_banker.is_nobody());
    if (seated) state.last_seated = event.seat;
    // Who acquires a passed hand leaves the turn where it stood.
    if (seated && (!passed || event.title == Title::forced)) state.turn = event.seat;
    state.bank = Bank{};
    state.bank.banker = event.by;
    state.bank.title = event.title;
    state.bank.why = passed ? Vacancy::passed : state.offer.why;
    add_member(state, event.by, event.amount);
    state.mark_of(event.by).refusals = 0;
    state.may_continue.reset();
    state.offer = Offer{};
    state.phase = Phase::announcing;
  }
  void operator()(const DealRefused& event) {
    const bool was_passed = state.bank.why == Vacancy::passed;
    vacate(state, Vacancy::refused);
    clear_banco(state);
    state.offer.barred.push_back(event.by);
    if (was_passed) state.offer.barred.push_back(state.former_banker);
  }

  // The bank is somebody's
  void operator()(const AssociationOffered& event) {
    std::erase_if(state.proposals, [&](const Proposal& one) { return one.by == event.by; });
    state.proposals.push_back({event.by, event.to, event.amount});
  }
  void operator()(const Associated& event) {
    std::erase_if(state.proposals, [&](const Proposal& one) { return one.by == event.who; });
    add_member(state, event.who, event.amount);
  }
  void operator()(const BankRaised& event) { add_member(state, event.by, event.amount); }
  void operator()(const BankAnnounced&) { state.phase = Phase::banco; }
  // Each member's money moves in the proportion of what he has in the bank; the cents that do not
  // divide are the banker's (S-28).
  void operator()(const GarageMade& event) {
    if (!event.lasting) {
      state.bank.idle = event.amount;
      return;
    }
    move_to_garage(event.amount);
    // Winnings leave the bank first, however they leave it: what he put up stays.
    state.bank.winnings -= std::min(state.bank.winnings, event.amount);
  }
  void operator()(const GarageRenounced&) {
    for (auto& one : state.bank.members) {
      one.bank += one.garage;
      one.garage = Money{};
    }
    state.bank.todo_va = true;
  }
  void operator()(const BankKept&) { state.phase = Phase::announcing; }
  void operator()(const BankPassed& event) {
    const auto* banker = state.people.find(event.by);
    state.turn = banker != nullptr && banker->is_seated() ? banker->seat : state.last_seated;
    state.former_banker = event.by;
    state.former_bank = event.amount;
    state.former_banco = state.last_banco;
    vacate(state, Vacancy::passed);
    state.offer.least = event.amount;
    for (const auto& one : state.bank.members) state.offer.barred.push_back(one.who);
  }
  void operator()(const BankLost&) {
    const bool acquired = state.bank.why == Vacancy::passed && state.bank.title != Title::retaken &&
                          state.bank.title != Title::forced;
    vacate(state, Vacancy::lost);
    state.offer.acquired = acquired;
    std::erase_if(state.bank.members,
                  [](const Member& one) { return one.bank == Money{} && one.garage == Money{}; });
    if (state.bank.members.empty()) forget_bank(state);
  }
  void operator()(const BankReturned& event) {
    auto& one = member(state, event.to);
    require(one.bank == event.bank && one.garage == event.garage,
            "chemin de fer: somebody gets back what is not his");
    state.people.give(event.to, event.bank + event.garage);
    std::erase_if(state.bank.members, [&](const Member& each) { return each.who == event.to; });
    if (state.bank.members.empty()) forget_bank(state);
  }
  void operator()(const MayContinue& event) { state.may_continue = BidOf{event.who, event.amount}; }

  // Bets
  void operator()(const BancoClaimed& event) {
    state.claims.push_back({event.by, event.kind, event.associate});
  }
  void operator()(const NoBanco&) { state.phase = Phase::betting; }
  void operator()(const BancoMade& event) {
    state.banco_by = event.by;
    state.claims.clear();
    state.con_la_mesa = state.ultimo_completo = PersonId();
    if (event.kind == BancoKind::seguido) state.seguido_used = true;
    if (event.associate)
      std::erase_if(state.proposals,
                    [&](const Proposal& one) { return one.by == *event.associate; });
    if (state.phase == Phase::banco) state.phase = Phase::betting;
  }
  void operator()(const ConLaMesaMade& event) { state.con_la_mesa = event.by; }
  void operator()(const UltimoCompletoMade& event) { state.ultimo_completo = event.by; }
  void operator()(const BetPlaced& event) {
    state.people.take(event.by, event.stake);
    const auto found = std::ranges::find_if(state.stakes, [&](const Stake& one) {
      return one.by == event.by && one.late == event.late;
    });
    if (found == state.stakes.end()) {
      state.stakes.push_back({event.by, event.stake, event.plays, event.late});
      return;
    }
    found->amount += event.stake;
    found->plays += event.plays;
  }
  void operator()(const ChangeGiven&) {}
  void operator()(const BetWithdrawn& event) {
    give_back(event.by, event.stake);
    // After an early abating: who has nothing at stake any more does not play against the bank.
    if (state.banco_by == event.by && state.stake_of(event.by) == nullptr)
      state.banco_by = PersonId();
  }
  void operator()(const BetReturned& event) { give_back(event.by, event.stake, event.late); }
  void operator()(const BetsClosed& event) {
    ++state.coup;
    state.croupier = event.croupier;
    state.sole_bettor = state.stakes.size() == 1;
    state.phase = Phase::dealing;
  }
  void operator()(const CardsOwedTo& event) { state.owed_to = event.person; }

  // Cards
  void operator()(const CardDealt& event) {
    std::optional<Card> known;
    if (event.from == Source::sabot) {
      state.sabot.draw_unseen();
    } else {
      require(!state.aside.empty(), "chemin de fer: no card lies aside");
      known = state.aside.front();
      state.aside.erase(state.aside.begin());
    }
    see(state, known, event.card);
    auto& hand = state.hand(event.hand);
    if (state.hands[0].first.empty()) state.named = event.card.has_value();
    if (hand.first.size() < 2)
      hand.first.push_back(event.card);
    else
      hand.third = event.card;
  }
  void operator()(const CardSetAside& event) {
    state.sabot.draw_unseen();
    see(state, std::nullopt, event.card);
    state.aside.push_back(event.card);
    state.fifth = is_coup(state.phase);
  }
  void operator()(const AsideDiscarded&) {
    state.aside.clear();
    state.fifth = false;
  }
  void operator()(const CardDiscarded& event) {
    state.sabot.draw_unseen();
    see(state, std::nullopt, event.card);
  }
  void operator()(const ThirdDiscarded& event) {
    state.hand(event.hand).third.reset();
    // Whatever the banker has said, he said it because of that card.
    if (event.hand == Hand::punto) state.hand(Hand::banca).said.reset();
  }
  void operator()(const CardExposed& event) {
    auto& hand = state.hand(event.hand);
    const auto at = static_cast<std::size_t>(event.place - 1);
    require(at < hand.first.size(), "chemin de fer: a card is exposed that was not dealt");
    see(state, hand.first[at], event.card);
    hand.first[at] = event.card;
    hand.open[at] = true;
    // A card of the punto's turned over by the banker costs him the same of his own.
    if (event.hand == Hand::banca) state.banca_must_open[at] = false;
    if (event.hand == Hand::punto && event.by == Culprit::banker) state.banca_must_open[at] = true;
  }
  void operator()(const HandGiven& event) {
    state.holder = event.to;
    state.hand(Hand::punto).lifted = false;
    state.phase = Phase::lifting;
  }
  void operator()(const HandLifted& event) {
    state.hand(event.hand).lifted = true;
    state.hand(event.hand).seen = true;
  }
  void operator()(const HandShown& event) {
    auto& hand = state.hand(event.hand);
    for (std::size_t i = 0; i < event.cards.size() && i < hand.first.size(); ++i) {
      see(state, hand.first[i], event.cards[i]);
      hand.first[i] = event.cards[i];
      hand.open[i] = true;
    }
    hand.shown = true;
  }
  void operator()(const HandDeemed& event) {
    auto& hand = state.hand(event.hand);
    (event.may_draw ? hand.deemed_first : hand.deemed) = event.total;
  }

  // What is said, and what is due
  void operator()(const Announced&) {}
  void operator()(const Turn& event) { state.phase = event.to; }
  void operator()(const Declared& event) {
    auto& hand = state.hand(event.hand);
    hand.said = event.what;
    hand.abated = event.what == Declaration::abatir;
  }
  void operator()(const Misdeclared& event) {
    auto& hand = state.hand(event.hand);
    hand.judged = true;
    if (event.what != Declaration::abatir) return;
    hand.abated = false;
    hand.said.reset();
  }
  void operator()(const Rectified& event) {
    auto& hand = state.hand(event.hand);
    hand.said = event.to;
    hand.judged = true;
    hand.abated = false;
  }
  void operator()(const AbateLost& event) { state.hand(event.hand).abate_lost = true; }
  void operator()(const HandBound& event) { state.hand(event.hand).bound = event.to; }
  void operator()(const CuadroAsked&) {}
  void operator()(const AdviceAsked&) {}
  // Whatever the banker has said of his own hand before, he says it again after this card.
  void operator()(const CardGranted&) {
    state.hand(Hand::banca).said.reset();
    state.hand(Hand::banca).abated = false;
  }
  void operator()(const CardDenied&) {}
  void operator()(const CardDue& event) {
    state.due = event.hand;
    state.phase = Phase::drawing;
  }
  void operator()(const BetsMayGo&) { state.phase = Phase::retiring; }

  // The coup ends
  void operator()(const CoupForfeited& event) { state.forfeited = event.by; }
  void operator()(const CoupDecided& event) {
    ++state.bank.coups;
    state.winner = event.winner;
    state.phase = Phase::paying;
  }
  void operator()(const BetLost& event) { take_stake(state, event.by, event.stake); }
  void operator()(const BetWon& event) {
    take_stake(state, event.by, event.stake);
    state.people.give(event.by, event.stake + event.winnings);
  }
  void operator()(const Deducted&) {}
  void operator()(const BankWon& event) {
    member(state, event.member).bank += event.amount;
    state.bank.winnings += event.amount;
  }
  void operator()(const BankPaid& event) {
    auto& one = member(state, event.member);
    one.bank -= event.amount;
    require(one.bank >= Money{}, "chemin de fer: a part of the bank below nothing");
  }
  void operator()(const CoupAnnulled&) {}
  void operator()(const CoupEnded&) {
    clear_coup(state);
    state.aside.clear();
    // The rights of those before him last until the acquirer's first coup is decided.
    if (state.bank.coups > 0) {
      state.former_banker = state.former_banco = PersonId();
      state.former_bank = Money{};
    }
    state.phase = Phase::deciding;
  }
  void operator()(const SeguidoGranted& event) { state.seguido = event.to; }
  void operator()(const SeguidoKept&) {}
  void operator()(const SeguidoLapsed&) { state.seguido = PersonId(); }

  // Errors, infractions and rulings
  void operator()(const CardsStuckNoted&) {}
  void operator()(const CardPickedUp&) {}
  void operator()(const CartaMiscalled&) {}
  void operator()(const CardFell& event) {
    if (event.which == Fallen::third) state.hand(Hand::punto).third_fell = true;
  }
  void operator()(const CardsMisgiven&) {}
  void operator()(const CardsRecovered&) {}
  void operator()(const HolderRelieved&) {}
  void operator()(const AdviceNoted&) {}
  void operator()(const Warned&) {}
  void operator()(const FollowNoted& event) { state.mark_of(event.person).follows = true; }
  void operator()(const UnwatchedNoted& event) { state.mark_of(event.person).unwatched = true; }
  void operator()(const ClaimHeard&) {}
  void operator()(const FaultCorrected&) {}
  void operator()(const RulingGiven&) {}

 private:
  void give_back(const PersonId& by, Money amount, bool late = false) {
    take_stake(state, by, amount, late);
    state.people.give(by, amount);
    if (state.stake_of(by) != nullptr) return;
    if (state.con_la_mesa == by) state.con_la_mesa = PersonId();
    if (state.ultimo_completo == by) state.ultimo_completo = PersonId();
  }
  void move_to_garage(Money amount) {
    for (const auto& part : state.bank.parts_from(amount)) {
      auto& one = member(state, part.who);
      one.bank -= part.amount;
      one.garage += part.amount;
    }
  }
};

}  // namespace

void CheminDeFer::apply(State& state, const Event& event) { std::visit(Apply{state}, event); }

}  // namespace sabot::chemin_de_fer
