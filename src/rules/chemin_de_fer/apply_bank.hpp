#pragma once
// The bank on its way, and in somebody's hands.

#include "sabot/rules/chemin_de_fer/applying.hpp"

namespace sabot::chemin_de_fer {

struct ApplyBank {
  State& state;

  // The bank goes round
  void operator()(const BankOffered& event) {
    // The player who may go on is asked first of all: at any other offer that right has lapsed.
    state.may_continue.reset();
    const bool goes_round = event.why != Vacancy::continued;
    if (goes_round) state.offer.asked.push_back(event.to);
    // A player who must still salute is asked out of turn: the round stays where it has come to.
    const auto* asked = state.people.find(event.to);
    const bool in_turn = asked && asked->is_seated() && !state.mark(event.to).must_salute;
    if (goes_round && in_turn) state.offer.at = event.seat;
    state.offer.to = event.to;
    state.offer.why = event.why;
    state.offer.least = event.least;
    state.phase = Phase::offering;
  }
  void operator()(const BankRefused& event) { state.mark_of(event.by).refusals = event.in_a_row; }
  void operator()(const BankWantedTogether& event) {
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
    take_bank(event.by, event.seat, event.amount, event.title);
  }
  // The rest of it comes with `Associated`.
  void operator()(const BankTakenTogether& event) {
    take_bank(event.by, event.seat, event.own, event.title);
  }
  void operator()(const DealRefused& event) {
    vacate(state, Vacancy::refused);
    state.offer.passed_by = state.bank.passed_by;
    state.offer.unwilling = state.bank.unwilling;
    state.offer.unwilling.push_back(event.by);
  }

  // The bank is somebody's
  void operator()(const AssociationOffered& event) {
    std::erase_if(state.proposals, [&](const Proposal& one) { return one.by == event.by; });
    state.proposals.push_back({event.by, event.to, event.amount});
  }
  void operator()(const Associated& event) {
    std::erase_if(state.proposals, [&](const Proposal& one) { return one.by == event.who; });
    add_member(state, event.who, event.amount);
    if (state.bank.coups == 0) state.bank.awarded += event.amount;
  }
  void operator()(const BankRaised& event) { add_member(state, event.by, event.amount); }
  void operator()(const BankAnnounced&) { state.phase = Phase::banco; }
  // Each member's money moves in proportion to what they have in the bank; the cents that do not
  // divide are the banker's (S-28).
  void operator()(const GarageMade& event) {
    if (!event.lasting) {
      state.bank.idle = event.amount;
      return;
    }
    move_to_garage(event.amount);
    // Winnings leave the bank first, however they leave it: what the banker put up stays.
    state.bank.winnings -= std::min(state.bank.winnings, event.amount);
    state.bank.todo_va = false;
  }
  void operator()(const GarageEnded&) { state.bank.idle = Money{}; }
  void operator()(const GarageRenounced&) {
    for (auto& one : state.bank.members) {
      one.bank += one.garage;
      one.garage = Money{};
    }
    state.bank.winnings = state.bank.won;
    state.bank.todo_va = true;
  }
  void operator()(const BankKept&) { state.phase = Phase::announcing; }
  void operator()(const BankPassed& event) {
    // The banker's own seat, or that of the last banker who had one.
    state.turn = state.last_seated;
    state.former_banker = event.by;
    state.former_bank = event.amount;
    state.former_banco = state.last_banco;
    vacate(state, Vacancy::passed);
    state.offer.least = event.amount;
    for (const auto& one : state.bank.members) state.offer.passed_by.push_back(one.who);
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
            "chemin de fer: somebody gets back what is not theirs");
    state.people.give(event.to, event.bank + event.garage);
    std::erase_if(state.bank.members, [&](const Member& each) { return each.who == event.to; });
    if (state.bank.members.empty()) forget_bank(state);
  }
  void operator()(const MayContinue& event) { state.may_continue = BidOf{event.who, event.amount}; }

 private:
  void take_bank(const PersonId& by, SeatNumber seat, Money amount, Title title) {
    const auto* banker = state.people.find(by);
    const bool seated = banker != nullptr && banker->is_seated();
    // A passed hand is still that when its first acquirer would not deal.
    const bool passed = !state.former_banker.is_nobody();
    if (seated) state.last_seated = seat;
    // The player who acquires a passed hand leaves the turn where it stood.
    if (seated && (!passed || title == Title::forced)) state.turn = seat;
    state.bank = Bank{};
    state.bank.banker = by;
    state.bank.title = title;
    state.bank.why = passed ? Vacancy::passed : state.offer.why;
    state.bank.awarded = amount;
    state.bank.passed_by = state.offer.passed_by;
    state.bank.unwilling = state.offer.unwilling;
    add_member(state, by, amount);
    state.mark_of(by).refusals = 0;
    state.may_continue.reset();
    state.offer = Offer{};
    state.phase = Phase::announcing;
  }

  void move_to_garage(Money amount) {
    for (const auto& part : state.bank.parts_from(amount)) {
      auto& one = member(state, part.who);
      one.bank -= part.amount;
      one.garage += part.amount;
    }
  }
};

}  // namespace sabot::chemin_de_fer
