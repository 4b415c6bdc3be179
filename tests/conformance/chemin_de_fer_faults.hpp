#pragma once
// What is wrong with a table of chemin de fer that no events should lead to.

#include <algorithm>
#include <string_view>

#include "sabot/rules/chemin_de_fer/acts.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"

namespace sabot::conformance {

// Each looks at one part of the state and says what is wrong with it, or nothing.
class CheminDeFerFaults {
 public:
  explicit CheminDeFerFaults(const chemin_de_fer::State& state) : state_(state) {}

  std::string_view find() const {
    for (const auto part :
         {&CheminDeFerFaults::people, &CheminDeFerFaults::cut, &CheminDeFerFaults::offer,
          &CheminDeFerFaults::bank, &CheminDeFerFaults::bets, &CheminDeFerFaults::banco,
          &CheminDeFerFaults::hands, &CheminDeFerFaults::punto_cards, &CheminDeFerFaults::aside})
      if (const auto fault = (this->*part)(); !fault.empty()) return fault;
    return {};
  }

 private:
  using Phase = chemin_de_fer::Phase;

  bool is(Phase phase) const { return state_.phase == phase; }
  bool in_coup() const { return is_coup(state_.phase); }
  bool has_banker() const { return state_.phase >= Phase::announcing; }
  bool takes_bets() const { return is(Phase::betting) || in_coup(); }
  bool is_placed(const PersonId& who) const {
    const auto* person = state_.people.find(who);
    return person != nullptr && person->is_placed();
  }
  bool is_seated(const PersonId& who) const { return chemin_de_fer::is_seated_here(state_, who); }
  bool is_here(const PersonId& who) const { return chemin_de_fer::is_present(state_, who); }

  std::string_view people() const {
    for (const auto& mark : state_.marks) {
      if (mark.absent && !is_seated(mark.who)) return "somebody without a seat has left it";
      if (mark.must_salute && !is_seated(mark.who)) return "somebody without a seat must salute";
      if (mark.must_salute && is_preparation(state_.phase)) return "between tallas all may bank";
      if (mark.refusals < 0 || mark.refusals > 1) return "a seat is kept after two refusals";
    }
    for (const auto& who : state_.change_asked)
      if (!is_seated(who)) return "somebody without a seat wants another";
    for (const auto& who : state_.people.waiting())
      if (is_seated(who)) return "somebody who is seated waits";
    for (const auto& one : state_.proposals) {
      if (!is_placed(one.by) || !is_placed(one.to) || one.by == one.to || one.amount <= Money{})
        return "a proposal of nobody or of nothing";
      if (std::ranges::count(state_.proposals, one.by, &chemin_de_fer::Proposal::by) > 1)
        return "two proposals of one person";
    }
    return {};
  }

  std::string_view cut() const {
    if (state_.cut_offered_to.is_nobody()) return {};
    if (!is(Phase::cutting)) return "the cut is offered at another time";
    return is_here(state_.cut_offered_to) ? "" : "the cut is offered to who cannot cut";
  }

  std::string_view offer() const {
    const auto& offer = state_.offer;
    if (!is_vacant(state_.phase))
      return offer == chemin_de_fer::Offer{} ? "" : "a bank that is somebody's is offered";
    if (state_.may_continue) return "a right to continue outlives the talla's first offer";
    if (is(Phase::auction)) {
      for (const auto& bid : offer.bids)
        if (!is_placed(bid.by) || bid.amount < offer.least) return "a bid of nobody or too low";
      return offer.to.is_nobody() ? "" : "the bank is auctioned and offered";
    }
    if (!is_here(offer.to)) return "the bank is offered to who cannot take it";
    if (is(Phase::forced) && !is_seated(offer.to)) return "the bank is laid on who has no seat";
    return offer.least > Money{} ? "" : "a bank of nothing is offered";
  }

  std::string_view bank() const {
    const auto& bank = state_.bank;
    if (!has_banker())
      return bank == chemin_de_fer::Bank{} ? "" : "there is a bank and no banker's phase";
    if (bank.members.empty() || bank.members.front().who != bank.banker)
      return "the banker is not the first who has money in the bank";
    for (const auto& one : bank.members) {
      if (!is_here(one.who)) return "money in the bank of who is not here";
      if (one.bank < Money{} || one.garage < Money{}) return "less than nothing in the bank";
      if (one.bank + one.garage == Money{}) return "somebody has nothing in the bank";
    }
    if (bank.amount() <= Money{}) return "a bank of nothing";
    if (state_.bank_maximum && bank.amount() > *state_.bank_maximum) return "too large a bank";
    if (bank.winnings < Money{}) return "winnings of less than nothing";
    if (bank.idle < Money{} || bank.idle + state_.covered() > bank.amount())
      return "what is idle is covered";
    return bank.idle > Money{} && !in_coup() ? "something is idle between coups" : "";
  }

  std::string_view bets() const {
    for (const auto& stake : state_.stakes) {
      if (!takes_bets()) return "a bet lies there at another time";
      if (!is_here(stake.by)) return "a bet of who is not here";
      if (state_.bank.find(stake.by) != nullptr) return "the bank bets against itself";
      if (stake.plays <= Money{} || stake.plays > stake.amount) return "a bet plays for nothing";
      if (stake.late && !in_coup()) return "a late bet before the call";
    }
    if (state_.covered() > state_.bank.amount()) return "more is bet than there is in the bank";
    return {};
  }

  std::string_view banco() const {
    if (!is(Phase::banco) && !state_.claims.empty()) return "banco is claimed at another time";
    const bool withdrawn = state_.phase >= Phase::retiring;  // after an early abating
    for (const auto* who : {&state_.banco_by, &state_.con_la_mesa, &state_.ultimo_completo}) {
      if (who->is_nobody()) continue;
      if (!takes_bets()) return "banco without bets";
      if (state_.stake_of(*who) == nullptr && !withdrawn) return "banco of who has not bet";
    }
    const bool alone = state_.con_la_mesa.is_nobody() && state_.ultimo_completo.is_nobody();
    if (!state_.banco_by.is_nobody() && !alone && is(Phase::betting))
      return "banco, and banco with the table";
    return {};
  }

  std::string_view hands() const {
    for (const auto& hand : state_.hands) {
      if (!in_coup() && hand != chemin_de_fer::HandState{}) return "a hand between coups";
      if (hand.first.size() > 2) return "more than two first cards";
      if (hand.third && hand.first.size() != 2) return "a third card before the others";
      if (hand.shown && std::ranges::count(hand.first, std::optional<Card>()) > 0)
        return "a card is shown and nobody knows it";
    }
    for (std::size_t i = 0; i < 2; ++i)
      if (state_.banca_must_open[i] && state_.hands[1].open[i]) return "an open card is owed";
    const bool all = state_.hands[0].first.size() + state_.hands[1].first.size() == 4;
    if (in_coup() && all == is(Phase::dealing)) return "too many or too few first cards";
    if (is(Phase::drawing) && state_.hand(state_.due).third) return "a fourth card is due";
    if (state_.forfeited && !is(Phase::paying)) return "a coup goes on that is forfeited";
    return {};
  }

  // Their holder is here, or is the croupier.
  std::string_view punto_cards() const {
    const auto may_hold = [&](const PersonId& who) {
      const auto* person = state_.people.find(who);
      return person != nullptr && (person->role == rules::Role::croupier || is_here(who));
    };
    if (!in_coup())
      return state_.owed_to.is_nobody() && state_.holder.is_nobody() ? "" : "cards between coups";
    if (!may_hold(state_.owed_to)) return "the cards are nobody's";
    if (state_.is_banker(state_.owed_to) || state_.is_banker(state_.holder))
      return "the banker plays against himself";
    const bool held = is(Phase::lifting) || is(Phase::punto_speaks);
    if ((held || !state_.holder.is_nobody()) && !may_hold(state_.holder))
      return "the cards are held by who is not here";
    return {};
  }

  std::string_view aside() const {
    const auto count = state_.aside.size();
    if (state_.fifth && !in_coup()) return "a fifth card between coups";
    if (count == 0) return {};
    if (state_.fifth) return count == 1 ? "" : "two fifth cards";
    if (!is_between_coups(state_.phase)) return "a card lies aside that nobody waits for";
    return count <= 4 ? "" : "more cards aside than are dealt";
  }

  const chemin_de_fer::State& state_;
};

inline std::string_view chemin_de_fer_fault(const chemin_de_fer::State& state) {
  return CheminDeFerFaults(state).find();
}

}  // namespace sabot::conformance
