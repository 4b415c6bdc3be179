#include <algorithm>

#include "sabot/rules/treinta_cuarenta/acts.hpp"

// Losing bets are collected first; then the winning ones are paid, chance after chance, the
// farthest first.

namespace sabot::treinta_cuarenta {
namespace {

// By the nearer side; who stands is a little farther (S-110).
int distance(const State& state, const PersonId& who) {
  const auto* person = state.people.find(who);
  const int by_left = state.places.last() + 1 - person->seat;
  return 2 * std::min(person->seat, by_left) + (person->standing ? 1 : 0);
}

template <class Lying>
std::vector<Lying> ordered(const Course& on, const std::vector<Lying>& all) {
  std::vector<Lying> sorted;
  for (const auto chance : on.rules.order.value) {
    const auto from = std::ssize(sorted);
    std::ranges::copy_if(all, std::back_inserter(sorted),
                         [&](const Lying& one) { return one.on == chance; });
    if (on.rules.paid_first.value == PaidFirst::farthest)
      std::ranges::stable_sort(sorted.begin() + from, sorted.end(), std::ranges::greater(),
                               [&](const Lying& one) { return distance(on.state, one.by); });
  }
  return sorted;
}

Citations collecting(const Rules& rules) {
  return Citations(rules.banker).add(rules.collect).add(rules.paid_first.by);
}

void collect(Course& on, const Rows& rows) {
  const auto& rules = on.rules;
  const auto loses = [&](Chance one) { return fate_of(rules, one, rows) == Fate::loses; };
  for (const auto& one : ordered(on, on.state.stakes)) {
    if (!loses(one.on)) continue;
    settle_insurance(on, one);
    on.add(BetLost{one.by, one.on, one.amount}, collecting(rules));
  }
  for (const auto& one : ordered(on, on.state.prison))
    if (loses(one.on))
      on.add(PrisonerLost{one.by, one.on, one.value, one.times}, rules.prison_lost);
}

void pay_winner(Course& on, const Stake& one) {
  const auto& rules = on.rules;
  const auto& price = rules.terms.price;
  const auto won = winnings_at(one.amount, price.value);
  Citations by = Citations(rules.banker).add(price.by).add(rules.paid_first.by);
  if (!won.whole) by.add("A-34"_art);
  settle_insurance(on, one);
  on.add(BetWon{one.by, one.on, one.amount, won.amount}, by.add(rules.winning_stake.by));
  if (rules.winning_stake.value == WinningStake::returned)
    on.add(BetReturned{one.by, one.on, one.amount, {}}, rules.winning_stake.by);
}

void pay(Course& on, const Rows& rows) {
  const auto& rules = on.rules;
  const auto wins = [&](Chance one) { return fate_of(rules, one, rows) == Fate::wins; };
  for (const auto& one : ordered(on, on.state.stakes))
    if (wins(one.on)) pay_winner(on, one);
  for (const auto& one : ordered(on, on.state.prison)) {
    if (!wins(one.on)) continue;
    Citations by = rules.prison_freed;
    if (one.times > 1) by.add(rules.prison_again);
    on.add(PrisonerFreed{one.by, one.on, one.value, one.times}, by);
  }
}

// Nobody wins or loses. Prisoners stay as they are, unless the house reads it otherwise.
void tie(Course& on) {
  const auto& rules = on.rules;
  const auto prison = on.state.prison;
  if (rules.tie_and_prison.value == TieAndPrison::freed)
    for (const auto& one : prison)
      on.add(PrisonerFreed{one.by, one.on, one.value, one.times}, rules.tie_and_prison.by);
  if (on.state.last && rules.void_last_coup.value == VoidLastCoup::ends) {
    refund_prisoners(on, Citations(rules.void_last_coup.by).add(rules.last_coup));
    on.add(LastCoupPlayed{}, rules.void_last_coup.by);
  }
  end_coup(on, rules.tie);
}

void finish(Course& on) {
  if (on.state.last) on.add(LastCoupPlayed{}, Citations(on.rules.last_coup).add("S-115"_art));
  end_coup(on, on.rules.collect);
}

}  // namespace

void settle_insurance(Course& on, const Stake& one) {
  if (one.insured == Money{}) return;
  const auto& insurance = on.rules.insurance;
  const auto by = Citations(insurance.by).add("S-116"_art);
  if (insurance.value == Insurance::premium)
    on.add(InsuranceTaken{one.by, one.on, one.insurance}, by);
  else
    on.add(InsuranceReturned{one.by, one.on, one.insurance}, by);
}

// Of two croupiers one deals, and the other pays.
Bar bar(const Context& at, As<Pay>) {
  const auto& rules = at.rules;
  if (auto bar = rules::bar_unless(at.actor, Role::croupier, rules.staff)) return bar;
  const bool deals = at.phase_is(Phase::paying) && at.state.tallador == at.who;
  if (deals && rules.payer.value == Payer::the_other)
    return Refusal{RefusalCode::wrong_role, rules.payer.by};
  if (!at.phase_is(Phase::paying)) return Refusal{RefusalCode::wrong_phase, rules.collect};
  return std::nullopt;
}

Decision rule(const Context& at, const Pay&) {
  Course on(at);
  const auto rows = rows_of(at.state);
  switch (fate_of(at.rules, Chance::color, rows)) {
    case Fate::tied: tie(on); break;
    case Fate::refait:
      if (!meet_refait(on)) finish(on);
      break;
    default:
      collect(on, rows);
      pay(on, rows);
      finish(on);
  }
  return on.done();
}

}  // namespace sabot::treinta_cuarenta
