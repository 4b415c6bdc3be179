#include <algorithm>

#include "sabot/rules/wheel/game.hpp"

// How events change the table. Total: nothing is refused here, and nothing is decided.

namespace sabot::wheel {
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
    state.minimum = event.minimum;
    state.coup = 0;
    state.last = state.over = false;
    state.phase = Phase::waiting;
  }
  void operator()(const WheelShown&) {}
  void operator()(const TableClosed&) {
    forget_spin();
    state.phase = Phase::closed;
  }

  void operator()(const ColourGiven& event) {
    state.colours.push_back({event.to, event.colour, event.value});
  }
  void operator()(const ColourReturned& event) {
    std::erase_if(state.colours, [&](const Own& one) { return one.by == event.from; });
  }
  void operator()(const PaidInChips&) {}

  void operator()(const BetPlaced& event) {
    state.people.take(event.by, event.stake);
    for (auto& one : state.stakes)
      if (one.by == event.by && one.on == event.on && one.pano == event.pano) {
        one.amount += event.stake;
        return;
      }
    state.stakes.push_back({event.by, event.on, event.pano, event.stake, false});
  }
  void operator()(const BetWithdrawn& event) { give_back(event); }
  void operator()(const BetReturned& event) { give_back(event); }
  void operator()(const BetLost& event) { remove_stake(event.by, event.on, event.pano); }
  void operator()(const BetWon& event) {
    state.people.give(event.by, event.winnings);
    for (auto& one : state.stakes)
      if (one.by == event.by && one.on == event.on && one.pano == event.pano) one.won = true;
  }

  void operator()(const BetsOpened& event) {
    forget_spin();
    state.commitment = event.commitment;
    state.phase = Phase::betting;
  }
  void operator()(const WheelTurned& event) {
    state.turners.push_back(event.by);
    state.turned += event.pockets;
  }
  void operator()(const BallLaunched& event) {
    if (state.phase == Phase::annulled) state.commitment = event.commitment;
    state.phase = state.bets_closed ? Phase::no_more : Phase::rolling;
    state.bets_closed = false;
  }
  void operator()(const LastSpinAnnounced&) { state.last = true; }
  void operator()(const BetsClosed& event) {
    ++state.coup;
    state.croupier = event.croupier;
    for (auto& one : state.stakes) one.won = false;
    state.phase = Phase::no_more;
  }
  // What was promised of the void spin holds for no other.
  void operator()(const SpinAnnulled& event) {
    if (state.phase == Phase::no_more && event.bets_open) --state.coup;
    forget_spin();
    state.bets_closed = !event.bets_open;
    state.phase = Phase::annulled;
  }
  void operator()(const SpinOpened&) { state.commitment.reset(); }
  void operator()(const NumberAnnounced& event) {
    state.number = event.number;
    state.past.insert(state.past.begin(), event.number);
    if (state.past.size() > State::remembered) state.past.pop_back();
    state.phase = Phase::paying;
  }
  void operator()(const CoupEnded&) {
    forget_spin();
    state.over = state.last;
    state.phase = Phase::waiting;
  }

  void operator()(const ZeroMet& event) {
    const int before = event.zeros - 1;
    if (before == 0) {
      remove_stake(event.by, event.on, event.pano);
      state.prison.push_back({event.by, event.on, event.pano, event.value, event.zeros, false});
    } else if (auto* one = prisoner(event.by, event.on, event.pano, before)) {
      one->value = event.value;
      one->zeros = event.zeros;
    }
  }
  void operator()(const ChoiceOffered& event) {
    if (auto* one = prisoner(event.to, event.on, event.pano, event.zeros)) one->asked = true;
    state.phase = Phase::choosing;
  }
  void operator()(const HalfReturned& event) {
    if (!remove_prisoner(event)) remove_stake(event.by, event.on, event.pano);
    state.people.give(event.by, event.returned);
  }
  void operator()(const Imprisoned& event) {
    if (auto* one = prisoner(event.by, event.on, event.pano, event.zeros)) one->asked = false;
  }
  void operator()(const PrisonerFreed& event) {
    remove_prisoner(event);
    state.people.give(event.by, event.value);
  }
  void operator()(const PrisonerLost& event) { remove_prisoner(event); }
  void operator()(const HouseDecided&) {}
  void operator()(const RulingGiven&) {}
  // Nobody has won, but all may take their bets off.
  void operator()(const CoupAnnulled&) {
    for (auto& one : state.stakes) one.won = true;
    state.last = false;
  }

 private:
  void remove_stake(const PersonId& by, const Chance& on, int pano) {
    std::erase_if(state.stakes, [&](const Stake& one) {
      return one.by == by && one.on == on && one.pano == pano;
    });
  }
  template <class E>
  void give_back(const E& event) {
    remove_stake(event.by, event.on, event.pano);
    state.people.give(event.by, event.stake);
  }
  Prisoner* prisoner(const PersonId& by, const Chance& on, int pano, int zeros) {
    for (auto& one : state.prison)
      if (one.by == by && one.on == on && one.pano == pano && one.zeros == zeros) return &one;
    return nullptr;
  }
  template <class E>
  bool remove_prisoner(const E& event) {
    return std::erase_if(state.prison, [&](const Prisoner& one) {
             return one.by == event.by && one.on == event.on && one.pano == event.pano &&
                    one.zeros == event.zeros;
           }) > 0;
  }
  void forget_spin() {
    state.commitment.reset();
    state.turners.clear();
    state.turned = 0;
    state.bets_closed = false;
  }
};

}  // namespace

void Wheel::apply(State& state, const Event& event) { visit(Apply{state}, event); }

}  // namespace sabot::wheel
