#pragma once
// What is wrong with a table of bacarrá a dos paños that no events should lead to.

#include <algorithm>
#include <string_view>

#include "sabot/rules/dos_panos/acts.hpp"
#include "sabot/rules/dos_panos/game.hpp"

namespace sabot::conformance {

// Each looks at one part of the state and says what is wrong with it, or nothing.
class DosPanosFaults {
 public:
  explicit DosPanosFaults(const dos_panos::State& state) : state_(state) {}

  std::string_view find() const {
    for (const auto part : {&DosPanosFaults::bank, &DosPanosFaults::offer, &DosPanosFaults::bets,
                            &DosPanosFaults::hands, &DosPanosFaults::cards})
      if (const auto fault = (this->*part)(); !fault.empty()) return fault;
    return {};
  }

 private:
  using Phase = dos_panos::Phase;

  bool is(Phase phase) const { return state_.phase == phase; }
  bool in_coup() const { return is_coup(state_.phase); }
  bool has_banker() const { return state_.phase >= Phase::announcing; }
  bool is_here(const PersonId& who) const { return dos_panos::is_here(state_, who); }

  std::string_view bank() const {
    const auto& bank = state_.bank;
    if (has_banker() && bank.banker.is_nobody()) return "a banker's phase, and no banker";
    if (is_vacant(state_.phase) && !bank.banker.is_nobody()) return "a bank that is vacant";
    if (bank.banker.is_nobody())
      return bank == dos_panos::Bank{} ? "" : "there is a bank and no banker";
    if (!is_here(bank.banker)) return "a banker who is not here";
    if (bank.amount < Money{}) return "less than nothing in the bank";
    if (bank.amount == Money{} && !in_coup() && !is(Phase::broken)) return "a bank of nothing";
    if (is(Phase::broken) && bank.amount != Money{}) return "a broken bank with money in it";
    return bank.deposited < bank.initial ? "a bank for which too little was deposited" : "";
  }

  std::string_view offer() const {
    const auto& offer = state_.offer;
    if (!is_vacant(state_.phase))
      return offer == dos_panos::Offer{} ? "" : "a bank that is somebody's is offered";
    if (is(Phase::offering) && !is_here(offer.to)) return "offered to somebody who is not here";
    if (is(Phase::lot) && offer.lot.size() < 2) return "a lot between fewer than two";
    for (const auto& bid : offer.bids)
      if (!is_here(bid.by) || bid.amount < offer.amount) return "a bid of nobody or too low";
    return {};
  }

  std::string_view bets() const {
    const bool takes = is(Phase::betting) || in_coup();
    for (const auto& stake : state_.stakes) {
      if (!takes) return "a bet lies there at another time";
      if (!is_here(stake.by)) return "a bet of somebody who is not here";
      if (state_.is_banker(stake.by)) return "the bank bets against itself";
      if (stake.amount < stake.played()) return "a bet plays for more than it is";
    }
    if (!is(Phase::banco) && !is(Phase::banco_lot) && !state_.claims.empty())
      return "banco is claimed at another time";
    if (!state_.banco_by.is_nobody() && !takes) return "banco without bets";
    const bool covered = state_.banco_by.is_nobody() && state_.bank_maximum;
    if (in_coup() && covered && state_.at_risk() > state_.bank.amount)
      return "more is bet than there is in the bank";
    return {};
  }

  std::string_view hands() const {
    for (const auto& hand : state_.hands) {
      if (!in_coup() && hand != dos_panos::HandState{}) return "a hand between coups";
      if (hand.first.size() > 2) return "more than two first cards";
      if (hand.third && hand.first.size() != 2) return "a third card before the others";
      if (hand.shown && std::ranges::count(hand.first, std::optional<Card>()) > 0)
        return "a hand is shown that nobody has named";
    }
    return {};
  }

  std::string_view cards() const {
    if (!state_.loose.empty() && !in_coup()) return "a card lies loose between coups";
    const bool may_lie = is_between_coups(state_.phase);
    if (!state_.aside.empty() && !may_lie) return "a card lies aside at another time";
    return {};
  }

  const dos_panos::State& state_;
};

inline std::string_view dos_panos_fault(const dos_panos::State& state) {
  return DosPanosFaults(state).find();
}

}  // namespace sabot::conformance
