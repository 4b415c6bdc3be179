#pragma once
// Bets on the felt, and the end of a coup.

#include "sabot/rules/dos_panos/applying.hpp"

namespace sabot::dos_panos {

struct ApplyBets {
  State& state;

  void operator()(const BetsOpened& event) {
    state.phase = event.banco ? Phase::banco : Phase::betting;
  }
  void operator()(const BancoClaimed& event) { state.claims.push_back(event.by); }
  void operator()(const NoBanco&) {
    state.claims.clear();
    state.phase = Phase::betting;
  }
  void operator()(const PanosLotDue&) { state.phase = Phase::banco_lot; }
  void operator()(const BancoMade& event) {
    state.banco_by = event.by;
    state.claims.clear();
    state.phase = Phase::betting;
  }
  void operator()(const BancoMayRepeat& event) {
    state.banco_right = event.by;
    ++state.banco_voids;
  }
  void operator()(const BancoLapsed&) { state.banco_right = PersonId(); }
  void operator()(const BetPlaced& event) {
    state.people.take(event.by, event.stake);
    if (state.stake_of(event.by, event.on) == nullptr)
      state.stakes.push_back({event.by, event.on, {}, {}});
    auto& stake = stake_at(state, event.by, event.on);
    stake.amount += event.stake;
    stake.plays = {event.primero, event.segundo};
  }
  void operator()(const BetWithdrawn& event) { give_back(event.by, event.on, event.stake); }
  void operator()(const BetReturned& event) { give_back(event.by, event.on, event.stake); }
  void operator()(const BetCut& event) {
    auto& stake = stake_at(state, event.by, event.on);
    stake.plays = {event.primero, event.segundo};
    give_back(event.by, event.on, event.back);
  }
  void operator()(const BetsClosed& event) {
    ++state.coup;
    state.croupier = event.croupier;
    state.banco_right = PersonId();
    state.banco_over = true;
    state.phase = Phase::dealing;
  }
  void operator()(const CardsOwedTo& event) { state.hand(event.hand).owed_to = event.person; }

  // The coup ends
  void operator()(const PanoDecided& event) {
    state.winners[index_of(event.hand)] = event.winner;
    if (event.hand != Hand::segundo) return;
    ++state.bank.coups;
    state.phase = Phase::paying;
  }
  void operator()(const BetLost& event) {
    settle(event.by, event.on, event.hand);
    take_stake(state, event.by, event.on, event.stake);
    state.bank.amount += event.stake;
  }
  void operator()(const BetWon& event) {
    settle(event.by, event.on, event.hand);
    take_stake(state, event.by, event.on, event.stake);
    state.bank.amount -= event.winnings;
    require(state.bank.amount >= Money{}, "dos paños: the bank pays what it has not got");
    state.people.give(event.by, event.stake + event.winnings);
  }
  void operator()(const Deducted& event) { state.bank.amount -= event.amount; }
  void operator()(const BankWon&) {}
  void operator()(const BankLost&) {}
  void operator()(const TurnPassed& event) { state.turn[index_of(event.hand)] = event.seat; }
  void operator()(const CoupAnnulled&) {}
  void operator()(const CoupEnded&) {
    clear_coup(state);
    state.phase = Phase::deciding;
  }

 private:
  void settle(const PersonId& by, On on, Hand pano) {
    stake_at(state, by, on).plays[index_of(pano)] = Money{};
  }
  void give_back(const PersonId& by, On on, Money amount) {
    take_stake(state, by, on, amount);
    state.people.give(by, amount);
  }
};

}  // namespace sabot::dos_panos
