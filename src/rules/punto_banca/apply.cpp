#include "sabot/rules/punto_banca/game.hpp"

#include <algorithm>

// How events change the table. Total: nothing is refused here, and nothing is decided.

namespace sabot::punto_banca {
namespace {

void clear_hands(State& state) {
  for (auto& hand : state.hands) {
    hand.dealt.clear();
    hand.shown = false;
    hand.said.reset();
  }
  state.punto_holder = PersonId();
}

void add_stake(State& state, const PersonId& by, Chance on, Money amount) {
  for (auto& stake : state.stakes)
    if (stake.by == by && stake.on == on) {
      stake.amount += amount;
      return;
    }
  state.stakes.push_back(Stake{by, on, amount, false});
}

void remove_stake(State& state, const PersonId& by, Chance on) {
  std::erase_if(state.stakes, [&](const Stake& stake) { return stake.by == by && stake.on == on; });
}

void to_holder(State& state, const PersonId& holder) {
  state.holder = holder;
  state.offered_to = PersonId();
  state.declined.clear();
  state.phase = Phase::betting;
}

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
  void operator()(const Left& event) {
    rules::apply(state.people, event);
    if (state.holder == event.person) state.holder = PersonId();
    if (state.offered_to == event.person) state.offered_to = PersonId();
  }

  void operator()(const TableOpened& event) {
    state.limits = {event.minimum, event.maximum, event.multiples};
    state.standing_allowed = event.standing;
    state.phase = Phase::counting;
  }
  void operator()(const TableClosed&) {
    state.to_burn = 0;
    state.phase = Phase::closed;
  }

  void operator()(const CardsCounted&) {
    ++state.talla;
    state.coup = 0;
    state.to_burn = 0;
    state.stop_card_appeared = false;
    state.sabot = SabotCount(state.sabot.packs());
    state.phase = Phase::mixing;
  }
  void operator()(const CardsMixed& event) {
    state.unrevealed = event.commitment;
    state.phase = Phase::cutting;
  }
  void operator()(const CardsCut&) { state.phase = Phase::stopping; }
  void operator()(const StopCardPlaced&) { state.phase = Phase::turning; }
  void operator()(const FirstCardTurned& event) {
    state.sabot.draw_unseen();
    state.sabot.see(event.card);
    state.to_burn = event.burn;
    state.phase = Phase::burning;
  }
  void operator()(const CardsBurned& event) {
    state.sabot.draw_unseen(event.count);
    state.to_burn = 0;
  }
  void operator()(const StopCardAppeared&) { state.stop_card_appeared = true; }
  // An offer that nobody has answered stays in mind: the rotation may go on from it.
  void operator()(const TallaEnded&) {
    state.declined.clear();
    state.phase = Phase::counting;
  }
  void operator()(const OrderRevealed&) { state.unrevealed.reset(); }

  void operator()(const SabotOffered& event) {
    state.holder = PersonId();
    state.offered_to = event.to;
    state.turn = event.seat;
    state.phase = Phase::offering;
  }
  void operator()(const SabotOpen&) {
    state.holder = PersonId();
    state.offered_to = PersonId();
    state.phase = Phase::offering;
  }
  void operator()(const SabotTaken& event) {
    state.turn = event.seat;
    to_holder(state, event.by);
  }
  void operator()(const SabotDeclined& event) { state.declined.push_back(event.by); }
  void operator()(const SabotToCroupier&) { to_holder(state, PersonId()); }
  void operator()(const SabotLost&) { state.holder = PersonId(); }

  void operator()(const BetPlaced& event) {
    state.people.take(event.by, event.stake);
    add_stake(state, event.by, event.on, event.stake);
  }
  void operator()(const BetWithdrawn& event) {
    remove_stake(state, event.by, event.on);
    state.people.give(event.by, event.stake);
  }
  void operator()(const BetLost& event) { remove_stake(state, event.by, event.on); }
  void operator()(const BetWon& event) {
    remove_stake(state, event.by, event.on);
    state.people.give(event.by, event.stake + event.winnings);
  }
  void operator()(const Deducted& event) { state.people.take(event.from, event.amount); }
  void operator()(const BetFreed& event) {
    for (auto& stake : state.stakes)
      if (stake.by == event.by && stake.on == event.on) stake.freed = true;
  }
  void operator()(const BetReturned& event) {
    remove_stake(state, event.by, event.on);
    state.people.give(event.by, event.stake);
  }

  void operator()(const BetsClosed& event) {
    ++state.coup;
    state.annulled = false;
    state.croupier = event.croupier;
    for (auto& stake : state.stakes) stake.freed = false;
    state.phase = Phase::calling;
  }
  void operator()(const CardsCalled&) { state.phase = Phase::dealing; }
  void operator()(const Announced&) {}
  void operator()(const CardDealt& event) {
    state.sabot.draw_unseen();
    if (event.card) state.sabot.see(*event.card);
    state.hand(event.hand).dealt.push_back(event.card);
  }
  void operator()(const HandGiven& event) {
    state.punto_holder = event.to;
    state.phase = Phase::showing_punto;
  }
  void operator()(const HandShown& event) {
    auto& hand = state.hand(event.hand);
    const auto count = std::min(event.cards.size(), hand.dealt.size());
    for (std::size_t i = 0; i < count; ++i) {
      if (!hand.dealt[i]) state.sabot.see(event.cards[i]);
      hand.dealt[i] = event.cards[i];
    }
    hand.shown = true;
    state.phase = Phase::showing_banca;
  }
  void operator()(const Natural&) {}
  void operator()(const CardDue& event) {
    state.due = event.hand;
    state.phase = Phase::drawing;
  }
  void operator()(const Stood&) {}
  void operator()(const CoupDecided& event) {
    state.winner = event.winner;
    state.phase = Phase::paying;
  }
  void operator()(const CoupEnded&) {
    clear_hands(state);
    state.phase = Phase::betting;
  }

  void operator()(const RulingGiven&) {}
  void operator()(const CardDiscarded&) { state.sabot.draw_unseen(); }
  void operator()(const CoupAnnulled&) { state.annulled = true; }
  void operator()(const SabotWithdrawn& event) { state.declined.push_back(event.from); }
  void operator()(const OrderExcused&) { state.unrevealed.reset(); }
  void operator()(const WishAsked&) { state.phase = Phase::punto_speaks; }
  void operator()(const Declared& event) {
    state.hand(event.hand).said = event.what;
    state.phase = Phase::showing_banca;
  }
  void operator()(const HouseDecided&) {}
};

}  // namespace

void PuntoBanca::apply(State& state, const Event& event) { visit(Apply{state}, event); }

}  // namespace sabot::punto_banca
