#pragma once
// Bets on the felt.

#include "sabot/rules/chemin_de_fer/applying.hpp"

namespace sabot::chemin_de_fer {

struct ApplyBets {
  State& state;

  // Bets
  void operator()(const BancoClaimed& event) {
    state.claims.push_back({event.by, event.kind, event.associate});
  }
  // A claim that can no longer be paid counts for nothing.
  void operator()(const NoBanco&) {
    state.claims.clear();
    state.phase = Phase::betting;
  }
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
    const Money covered = state.covered();
    give_back(event.by, event.stake);
    // What was withdrawn in the middle of a coup nobody covers any more.
    if (is_coup(state.phase)) state.bank.idle += covered - state.covered();
    // After an early abating: without a bet nobody plays against the bank.
    if (state.banco_by == event.by) state.banco_by = PersonId();
  }
  void operator()(const BetReturned& event) { give_back(event.by, event.stake, event.late); }
  void operator()(const BetsClosed& event) {
    ++state.coup;
    state.croupier = event.croupier;
    state.sole_bettor = state.stakes.size() == 1;
    state.phase = Phase::dealing;
  }
  void operator()(const CardsOwedTo& event) { state.owed_to = event.person; }

 private:
  void give_back(const PersonId& by, Money amount, bool late = false) {
    take_stake(state, by, amount, late);
    state.people.give(by, amount);
    if (state.stake_of(by) != nullptr) return;
    if (state.con_la_mesa == by) state.con_la_mesa = PersonId();
    if (state.ultimo_completo == by) state.ultimo_completo = PersonId();
    // What was noted of a bet goes with it; of one that was played it is kept for claims.
    if (!is_coup(state.phase)) state.mark_of(by).unwatched = false;
  }
};

}  // namespace sabot::chemin_de_fer
