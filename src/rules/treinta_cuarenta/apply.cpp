#include <algorithm>

#include "sabot/rules/treinta_cuarenta/game.hpp"

// How events change the table. Total: nothing is refused here, and nothing is decided.

namespace sabot::treinta_cuarenta {
namespace {

template <class E>
concept AttendanceEvent = requires(rules::People& people, const E& event) {
  rules::apply(people, event);
};

struct Apply {
  State& state;

  template <AttendanceEvent E>
  void operator()(const E& event) {
    rules::apply(state.people, event);
  }

  void operator()(const TableOpened& event) {
    state.limits = {event.minimum, event.maximum, false};
    state.last = state.over = false;
    state.phase = Phase::counting;
  }
  void operator()(const TableClosed&) { state.phase = Phase::closed; }

  void operator()(const CardsCounted&) {
    ++state.talla;
    state.coup = 0;
    state.stop_card_appeared = false;
    state.declined_cut.clear();
    state.sabot = SabotCount(state.sabot.packs());
    state.phase = Phase::mixing;
  }
  void operator()(const CardsMixed& event) {
    state.unrevealed = event.commitment;
    state.phase = Phase::cutting;
  }
  void operator()(const CutDeclined& event) { state.declined_cut.push_back(event.by); }
  void operator()(const CardsCut&) { state.phase = Phase::stopping; }
  void operator()(const StopCardPlaced&) { state.phase = Phase::betting; }
  void operator()(const StopCardAppeared&) {
    state.stop_card_appeared = true;
    if (state.phase == Phase::betting) state.phase = Phase::recounting;
  }
  void operator()(const RestCounted&) {}
  void operator()(const TallaEnded&) { state.phase = Phase::counting; }
  void operator()(const OrderRevealed&) { state.unrevealed.reset(); }
  void operator()(const OrderExcused&) { state.unrevealed.reset(); }

  void operator()(const BetPlaced& event) {
    state.people.take(event.by, event.stake + event.insurance);
    auto* stake = find(event.by, event.on);
    if (stake == nullptr) stake = &state.stakes.emplace_back(Stake{event.by, event.on, {}, {}, {}});
    stake->amount += event.stake;
    stake->insurance += event.insurance;
    if (event.insured) stake->insured += event.stake;
  }
  void operator()(const BetWithdrawn& event) { give_back(event); }
  void operator()(const BetReturned& event) { give_back(event); }
  void operator()(const BetLost& event) { remove_stake(event.by, event.on); }
  void operator()(const BetWon& event) { state.people.give(event.by, event.winnings); }
  void operator()(const InsuranceTaken& event) { take_marker(event.by, event.on); }
  void operator()(const InsuranceReturned& event) {
    take_marker(event.by, event.on);
    state.people.give(event.by, event.amount);
  }
  void operator()(const InsuredSpared&) {}

  void operator()(const BetsClosed& event) {
    ++state.coup;
    state.tallador = event.croupier;
    state.phase = Phase::dealing_negra;
  }
  void operator()(const CardDealt& event) {
    auto& row = state.row(event.row);
    row.cards.push_back(event.card);
    row.total = event.total;
    state.sabot.draw_unseen();
    state.sabot.see(event.card);
  }
  void operator()(const RowClosed&) { state.phase = Phase::dealing_roja; }
  void operator()(const CoupAnnounced&) { state.phase = Phase::paying; }
  void operator()(const CardsCleared&) {
    for (auto& row : state.rows) row = {};
  }
  void operator()(const CoupEnded&) {
    state.tallador = PersonId();
    state.phase = state.stop_card_appeared ? Phase::recounting : Phase::betting;
  }
  void operator()(const LastCoupAnnounced&) { state.last = true; }
  void operator()(const LastCoupPlayed&) { state.over = true; }

  void operator()(const RefaitMet& event) {
    const int before = event.times - 1;
    if (before == 0) {
      leave_cloth(event.by, event.on, event.value);
      state.prison.push_back({event.by, event.on, event.value, event.times, false});
    } else if (auto* one = prisoner(event.by, event.on, before)) {
      one->value = event.value;
      one->times = event.times;
    }
  }
  void operator()(const ChoiceOffered& event) {
    if (auto* one = prisoner(event.to, event.on, event.times)) one->asked = true;
    state.phase = Phase::choosing;
  }
  void operator()(const HalfReturned& event) {
    remove_prisoner(event);
    state.people.give(event.by, event.returned);
  }
  void operator()(const Imprisoned& event) {
    if (auto* one = prisoner(event.by, event.on, event.times)) one->asked = false;
  }
  void operator()(const PrisonerFreed& event) {
    remove_prisoner(event);
    state.people.give(event.by, event.value);
  }
  void operator()(const PrisonerLost& event) { remove_prisoner(event); }

  void operator()(const RulingGiven&) {}
  void operator()(const CardDiscarded&) { state.sabot.draw_unseen(); }
  void operator()(const CoupAnnulled&) {}
  void operator()(const HouseDecided&) {}

 private:
  Stake* find(const PersonId& by, Chance on) {
    for (auto& one : state.stakes)
      if (one.by == by && one.on == on) return &one;
    return nullptr;
  }
  void remove_stake(const PersonId& by, Chance on) {
    std::erase_if(state.stakes, [&](const Stake& one) { return one.by == by && one.on == on; });
  }
  template <class E>
  void give_back(const E& event) {
    remove_stake(event.by, event.on);
    state.people.give(event.by, event.stake + event.insurance);
  }
  void take_marker(const PersonId& by, Chance on) {
    if (auto* one = find(by, on)) one->insured = one->insurance = Money{};
  }
  // What was not insured goes to prison; the rest stays where it lies.
  void leave_cloth(const PersonId& by, Chance on, Money value) {
    auto* one = find(by, on);
    if (one == nullptr) return;
    one->amount -= value;
    if (one->amount == Money{}) remove_stake(by, on);
  }
  Prisoner* prisoner(const PersonId& by, Chance on, int times) {
    for (auto& one : state.prison)
      if (one.by == by && one.on == on && one.times == times) return &one;
    return nullptr;
  }
  template <class E>
  void remove_prisoner(const E& event) {
    std::erase_if(state.prison, [&](const Prisoner& one) {
      return one.by == event.by && one.on == event.on && one.times == event.times;
    });
  }
};

}  // namespace

void TreintaCuarenta::apply(State& state, const Event& event) { visit(Apply{state}, event); }

}  // namespace sabot::treinta_cuarenta
