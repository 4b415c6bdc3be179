#pragma once
// The bank in somebody's hands, and bets.

#include "sabot/rules/reglamento/applying.hpp"
#include "sabot/rules/reglamento/bank.hpp"

namespace sabot::reglamento {

struct ApplyBank {
  State& state;

  void operator()(const SeatLent& event) { lend_seat(state, event); }
  void operator()(const SeatReturned&) { give_seat_back(state); }

  void operator()(const BankTaken& event) {
    state.people.take(event.by, event.amount);
    Bank bank;
    bank.holder = event.by;
    bank.title = event.title;
    bank.opening = bank.amount = event.amount;
    if (event.title == Title::suite) bank.charge = state.offer.taker_pays;
    state.bank = bank;
    const bool continues = event.seat == state.next_at && event.by == state.last_out;
    if (event.title != Title::suite && !continues) go_out(event.by);
    state.place = event.seat;
    state.next_from = state.next_at = 0;
    state.after_suite = false;
    state.remate_due = false;
    state.offer = Offer{};
    state.bids.clear();
    state.tied.clear();
    if (state.in_play) state.phase = Phase::betting;
  }
  void operator()(const BankRaised& event) {
    state.people.take(event.by, event.amount);
    raise(state.bank, event.amount, event.restarts);
  }
  void operator()(const HalfTaken& event) {
    state.people.give(event.by, event.amount);
    take_half(state.bank, event.amount);
  }

  // The suite
  void operator()(const SuiteAnnounced&) { state.bank.suite_announced = true; }
  void operator()(const SuiteGiven& event) {
    if (state.suite_of == 0) state.suite_of = state.place;
    offer_place(Vacancy::suite, event.amount, event.by);
    state.offer.taker_pays = event.taker_pays;
  }
  void operator()(const SuiteTakenByHouse& event) {
    state.bank = Bank{};
    state.bank.is_house = true;
    state.bank.title = Title::suite;
    state.bank.opening = state.bank.amount = event.amount;
    state.offer = Offer{};
    state.phase = Phase::betting;
  }
  void operator()(const SuiteEnded&) {
    state.next_from = state.suite_of;
    state.suite_of = 0;
    state.after_suite = true;
    if (state.bank.is_house) state.bank = Bank{};
  }
  void operator()(const Desisted& event) {
    offer_place(Vacancy::desisted, state.limits.minimum, event.by);
  }

  // What a pass does to it
  void operator()(const BankWon& event) {
    state.people.give(event.by, event.winnings);
    win(state.bank, event.winnings, event.taxed);
  }
  void operator()(const BankGrew& event) {
    state.people.take(event.by, event.amount);
    state.bank.amount += event.amount;
  }
  void operator()(const BankTied& event) { tie(state.bank, event.counts); }
  void operator()(const BankLost& event) {
    require(state.bank.amount >= event.amount, "reglamento: a bank loses more than it has");
    state.bank.amount -= event.amount;
    state.next_from = state.place;
    if (state.bank.amount == Money{}) state.bank = Bank{};
  }
  void operator()(const BankReturned& event) {
    require(state.bank.amount == event.amount, "reglamento: a bank goes back that is not there");
    state.people.give(event.to, event.amount);
    state.bank = Bank{};
  }
  void operator()(const HouseWon&) { state.bank.last_tied = false; }
  void operator()(const HouseLost&) { state.bank.last_tied = false; }

  // Bets
  void operator()(const BetPlaced& event) {
    state.people.take(event.by, event.stake);
    for (auto& one : state.stakes)
      if (one.by == event.by && one.on == event.on) {
        one.amount += event.stake;
        return;
      }
    state.stakes.push_back({event.by, event.on, event.stake});
  }
  void operator()(const BetWithdrawn& event) { give_back(event.by, event.on, event.stake); }
  void operator()(const BetReturned& event) { give_back(event.by, event.on, event.stake); }
  void operator()(const BetUncovered& event) { give_back(event.by, event.on, event.amount); }
  void operator()(const BetLost& event) { take_stake(state, event.by, event.on, event.stake); }
  void operator()(const BetWon& event) {
    give_back(event.by, event.on, event.stake);
    state.people.give(event.by, event.winnings);
  }
  void operator()(const Deducted& event) { state.people.take(event.from, event.amount); }
  void operator()(const BetStays&) {}

 private:
  void go_out(const PersonId& who) {
    state.in_a_row = state.last_out == who ? state.in_a_row + 1 : 1;
    state.last_out = who;
    state.been_out.push_back(who);
    state.suite_of = 0;
  }
  void offer_place(Vacancy why, Money least, const PersonId& by) {
    state.offer = Offer{};
    state.offer.why = why;
    state.offer.least = least;
    state.offer.from = state.offer.at = state.offer.seat = state.place;
    state.offer.left_by = by;
  }
  void give_back(const PersonId& who, Chance on, Money amount) {
    take_stake(state, who, on, amount);
    state.people.give(who, amount);
  }
};

}  // namespace sabot::reglamento
