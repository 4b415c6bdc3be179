#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// Bets on the punto and on the banca: one maximum a person, beside the bank of the player who has
// the sabot (arts. 3, 13).

namespace sabot::reglamento {
namespace {

Bar bar_betting(const Context& at) {
  if (auto bar = bar_player(at, "ar.pyb.4-a"_art)) return bar;
  if (is_pass(at.state.phase)) return refusal(RefusalCode::bets_closed, "ar.pyb.13-a"_art);
  if (!at.phase_is(Phase::betting)) return refusal(RefusalCode::wrong_phase, "ar.pyb.13-a"_art);
  return std::nullopt;
}

// Both chances together.
Citations one_maximum(const Context& at) {
  return at.state.is_holder(at.who) ? "ar.pyb.3-b"_art : "ar.pyb.3-a"_art;
}

Money room(const Context& at) { return at.state.limits.maximum - at.state.staked_by(at.who); }

}  // namespace

Bar bar(const Context& at, As<Bet>) { return bar_betting(at); }

void offer(const Context& at, As<Bet>, Options& out) {
  const Money greatest = std::min(room(at), at.actor->chips);
  for (const Chance on : {Chance::punto, Chance::banca}) {
    const Money lying = at.state.stake_on(at.who, on);
    const Money least = std::max(at.state.limits.minimum - lying, Money{1});
    if (least <= greatest)
      out.push_back(
          {"bet",
           {{"on", rules::OneOf{{to_text(on)}}}, {"stake", rules::Amounts{least, greatest, {1}}}}});
  }
}

Decision rule(const Context& at, const Bet& command) {
  if (command.stake <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.stake > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.on == Chance::empate)
    return refuse(RefusalCode::chance_not_offered, "ar.pyb.25-a"_art);
  if (at.state.stake_on(at.who, command.on) + command.stake < at.state.limits.minimum)
    return refuse(RefusalCode::below_minimum, "ar.pyb.2-a"_art);
  if (command.stake > room(at)) return refuse(RefusalCode::above_maximum, one_maximum(at));
  if (command.stake > at.actor->chips) return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  const auto by = Citations("ar.pyb.2-a"_art).add(one_maximum(at));
  return Course(at).add(BetPlaced{at.who, command.on, command.stake}, by).done();
}

// Also while the sabot is offered with bets on the felt: «no va más» has not been called.
Bar bar(const Context& at, As<Withdraw>) {
  const bool on_offer = at.phase_is(Phase::offering) || at.phase_is(Phase::open_offer);
  return on_offer ? bar_player(at, "ar.pyb.4-a"_art) : bar_betting(at);
}

void offer(const Context& at, As<Withdraw>, Options& out) {
  for (const auto& stake : at.state.stakes)
    if (stake.by == at.who)
      out.push_back({"withdraw", {{"on", rules::OneOf{{to_text(stake.on)}}}}});
}

Decision rule(const Context& at, const Withdraw& command) {
  const Money lying = at.state.stake_on(at.who, command.on);
  if (lying <= Money{}) return refuse(RefusalCode::no_such_bet, "S-08"_art);
  return Course(at).add(BetWithdrawn{at.who, command.on, lying}, "S-08"_art).done();
}

Bar bar(const Context& at, As<NoVaMas>) {
  return bar_pagador(at, Phase::betting, "ar.pyb.13-a"_art);
}

Decision rule(const Context& at, const NoVaMas&) {
  Course on(at);
  Citations by{"ar.pyb.13-a"_art};
  if (at.state.stakes.empty()) by.add("S-15"_art);
  on.add(Announced{Call::no_va_mas, {}, {}}, "ar.pyb.13-a"_art);
  on.add(BetsClosed{at.who}, by);
  cover_bets(on);
  return on.done();
}

void return_bets(Course& on, const Citations& by) {
  const auto stakes = on.state.stakes;
  for (const auto& one : stakes) on.add(BetReturned{one.by, one.on, one.amount}, by);
}

// Where the bank is the fund it answers with what is in it, for the bets from its right on (A-29b).
void cover_bets(Course& on) {
  if (on.rules.who_pays.value == WhoPays::house || on.state.bank.is_house) return;
  auto bets = on.state.stakes;
  std::erase_if(bets, [](const Stake& one) { return one.on != Chance::punto; });
  std::ranges::stable_sort(bets, {}, [&](const Stake& one) {
    const auto* person = on.state.people.find(one.by);
    return 2 * on.state.places.rank_right(on.state.place, person->seat) + person->standing;
  });
  Money left = on.state.bank.amount;
  for (const auto& one : bets) {
    const Money plays = std::min(left, one.amount);
    left -= plays;
    if (plays < one.amount)
      on.add(BetUncovered{one.by, one.on, one.amount - plays}, on.rules.who_pays.by);
  }
}

Money covered(const State& state) {
  Money sum;
  for (const auto& one : state.stakes)
    if (one.on == Chance::punto) sum += one.amount;
  return sum;
}

}  // namespace sabot::reglamento
