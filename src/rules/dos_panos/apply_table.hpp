#pragma once
// The table, the talla, and the bank on its way and in somebody's hands.

#include "sabot/rules/dos_panos/applying.hpp"

namespace sabot::dos_panos {

struct ApplyTable {
  State& state;

  template <class E>
  requires requires(rules::People& people, const E& event) { rules::apply(people, event); }
  void operator()(const E& event) { rules::apply(state.people, event); }
  void operator()(const Left& event) {
    rules::apply(state.people, event);
    forget(state, event.person);
  }

  // The table
  void operator()(const TableOpened& event) {
    state.minimum = event.minimum;
    state.maximum = event.maximum;
    state.bank_minimum = event.bank_minimum;
    state.bank_maximum = event.bank_maximum;
    state.session = event.bank == BankKind::free ? 1 : 0;
    state.tallas_in_session = 0;
    state.phase = Phase::counting;
  }
  void operator()(const TableClosed&) {
    state.banco_authorised = false;
    state.turn = {};
    state.proven.clear();
    state.phase = Phase::closed;
  }
  void operator()(const BancoAuthorised& event) { state.banco_authorised = event.free; }
  void operator()(const FreeBankNoted& event) { state.free_bank_elsewhere = event.elsewhere; }
  void operator()(const ProofAccepted& event) { state.proven.push_back(event.person); }
  void operator()(const SessionBegan& event) {
    state.session = event.session;
    state.tallas_in_session = 0;
  }

  // The talla
  void operator()(const CardsCounted&) {
    ++state.talla;
    ++state.tallas_in_session;
    state.coup = 0;
    state.stop_card_appeared = false;
    state.sabot = SabotCount(state.sabot.packs());
    state.phase = Phase::mixing;
  }
  void operator()(const CardsMixed& event) {
    state.unrevealed = event.commitment;
    state.phase = Phase::cutting;
  }
  void operator()(const CardsCut&) { state.phase = Phase::stopping; }
  void operator()(const StopCardPlaced&) {}
  void operator()(const StopCardAppeared&) { state.stop_card_appeared = true; }
  void operator()(const TallaEnded&) {
    state.barred.clear();
    state.aside.clear();
    clear_banco(state);
    state.offer = Offer{};
    state.banco_voids = 0;
    state.banco_over = false;
    state.stake = Money{};
    state.phase = Phase::counting;
  }
  void operator()(const OrderRevealed&) { state.unrevealed.reset(); }
  void operator()(const OrderExcused&) { state.unrevealed.reset(); }

  // The bank is awarded
  void operator()(const BankVacant& event) {
    state.offer = Offer{};
    state.offer.why = event.why;
    state.phase = Phase::opening;
  }
  void operator()(const BankerAnnounced& event) {
    state.offer.to = event.person;
    state.offer.amount = event.amount;
    state.offer.tallas = event.tallas;
    state.phase = Phase::offering;
  }
  void operator()(const BankOffered& event) {
    state.offer.to = event.to;
    state.offer.amount = event.amount;
    state.offer.asked.push_back(event.to);
    state.phase = Phase::offering;
  }
  // An announced banker who does not want it leaves it to the inspector again.
  void operator()(const BankRefused&) {
    state.offer.to = PersonId();
    if (state.offer.why == Vacancy::opening) state.phase = Phase::opening;
  }
  void operator()(const AuctionOpened& event) {
    state.offer.to = PersonId();
    state.offer.amount = event.least;
    state.offer.tallas = event.tallas;
    state.offer.bids.clear();
    state.phase = Phase::auction;
  }
  void operator()(const BidMade& event) {
    std::erase_if(state.offer.bids, [&](const BidOf& one) { return one.by == event.by; });
    state.offer.bids.push_back({event.by, event.amount});
  }
  void operator()(const LotDue& event) {
    state.offer.lot = event.among;
    state.phase = Phase::lot;
  }
  void operator()(const LotDrawn&) {}
  void operator()(const NobodyBanks&) {}
  void operator()(const GameEnded&) {}
  void operator()(const BankTaken& event) {
    state.people.take(event.by, event.amount);
    state.bank = Bank{event.by, event.title, event.amount, event.amount, event.amount, event.until};
    state.offer = Offer{};
    state.phase = Phase::announcing;
  }

  // The bank is somebody's
  void operator()(const BankStays&) { state.phase = Phase::announcing; }
  void operator()(const StakeAnnounced& event) { state.stake = event.amount; }
  void operator()(const BankKept&) { state.phase = Phase::announcing; }
  // Between tallas nobody is asked: the next begins with the bank to be awarded.
  void operator()(const BankLeft& event) {
    if (is_preparation(state.phase)) return;
    const auto initial = state.bank.initial;
    const int tallas = std::max(1, state.bank.until - state.talla + 1);
    state.offer = Offer{};
    state.offer.why = Vacancy::abandoned;
    state.offer.amount = initial;
    state.offer.tallas = tallas;
    state.offer.left_by = event.by;
    clear_banco(state);
    state.stake = Money{};
  }
  void operator()(const BankBarred& event) { state.barred.push_back(event.person); }
  void operator()(const BankBroken&) { state.phase = Phase::broken; }
  void operator()(const Redeposited& event) {
    // A sabot that is changed is none of the session's tallas.
    if (event.until > state.bank.until && !state.stop_card_appeared) --state.tallas_in_session;
    state.people.take(event.by, event.amount);
    state.bank.amount += event.amount;
    state.bank.deposited += event.amount;
    state.bank.until = event.until;
    state.phase = Phase::announcing;
  }
  void operator()(const FundsAdded& event) {
    state.people.take(event.by, event.amount);
    state.bank.amount += event.amount;
    state.bank.deposited += event.amount;
  }
  void operator()(const BankReturned& event) {
    require(state.bank.amount == event.amount, "dos paños: a bank goes back that is not there");
    state.people.give(event.to, event.amount);
    state.bank = Bank{};
  }
};

}  // namespace sabot::dos_panos
