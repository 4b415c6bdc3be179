#include "sabot/rules/common/parameters.hpp"
#include "sabot/rules/reglamento/bank.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// Losing bets are collected, winning ones paid and the deductions taken (arts. 25, 29, 30): the
// bank of the player who has the sabot in alternate passes, every other bet on the banca in each.

namespace sabot::reglamento {
namespace {

void pay_winner(Course& on, const Stake& stake) {
  on.add(BetWon{stake.by, stake.on, stake.amount, stake.amount},
         Citations("ar.pyb.25-a"_art).add(on.rules.who_pays.by));
  if (stake.on != Chance::banca) return;
  const auto why = Citations("ar.pyb.30-a"_art).add(on.rules.holder_deduction.by);
  const auto deduction = deduction_of(on.rules, stake.amount, why);
  if (deduction.amount > Money{}) on.add(Deducted{stake.by, deduction.amount}, deduction.by);
}

// Losing bets are collected before any is paid; a tie moves nothing.
void settle_bets(Course& on) {
  const auto stakes = on.state.stakes;
  const Chance winner = on.state.winner;
  const Citations house = on.rules.who_pays.by;
  for (const auto& one : stakes) {
    if (winner == Chance::empate) on.add(BetStays{one.by, one.on, one.amount}, house);
    if (winner != Chance::empate && one.on != winner)
      on.add(BetLost{one.by, one.on, one.amount}, Citations("ar.pyb.25-a"_art).add(house));
  }
  for (const auto& one : stakes)
    if (one.on == winner) pay_winner(on, one);
}

// Why this pass bears a deduction, or bears none.
Citations deduction_articles(const Rules& rules, const State& state) {
  const auto& bank = state.bank;
  if (rules.holder_deduction.value == HolderDeduction::every_pass)
    return Citations("ar.pyb.30-a"_art).add(rules.holder_deduction.by);
  const Money stake = parity_stake(rules, bank);
  const bool large = stake > state.limits.maximum - stake;
  Citations by{large ? "ar.pyb.29-b"_art : "ar.pyb.29-a"_art};
  if (bank.title == Title::suite) by.add("ar.pyb.39-a"_art);
  return by.add(rules.parity_follows.by);
}

void bank_wins(Course& on, Money winnings) {
  const auto bank = on.state.bank;
  const auto won = win_of(on.rules, bank, winnings, on.state.limits.maximum);
  auto by = deduction_articles(on.rules, on.state);
  if (won.charged) by = Citations(charge_row(bank.charge)).add(on.rules.exit_charge.by);
  auto why = Citations("ar.pyb.25-a"_art).add(on.rules.who_pays.by).add(by);
  if (on.rules.bank_winnings.value == BankWinnings::paid_out) why.add(on.rules.bank_winnings.by);
  on.add(BankWon{bank.holder, winnings, won.taxed()}, why);
  if (won.deduction > Money{})
    on.add(Deducted{bank.holder, won.deduction}, deduction_of(on.rules, winnings, by).by);
  if (won.stays > Money{}) on.add(BankGrew{bank.holder, won.stays}, on.rules.bank_winnings.by);
}

// Where the bank is the fund, what it did not have to pay goes back.
void bank_loses(Course& on, Money lost) {
  const auto bank = on.state.bank;
  on.add(BankLost{bank.holder, lost}, Citations("ar.pyb.25-a"_art).add(on.rules.who_pays.by));
  return_bank(on, on.rules.who_pays.by);
}

void settle_bank(Course& on, Money at_stake) {
  const auto& bank = on.state.bank;
  switch (on.state.winner) {
    case Chance::empate:
      on.add(BankTied{on.rules.ties_count.value},
             Citations(on.rules.who_pays.by).add(on.rules.ties_count.by));
      return;
    case Chance::banca:
      if (!bank.is_house) return bank_wins(on, at_stake);
      on.add(HouseWon{}, "ar.pyb.37-e"_art);
      return;
    case Chance::punto:
      if (!bank.is_house) return bank_loses(on, at_stake);
      on.add(HouseLost{}, "ar.pyb.37-e"_art);
      return;
  }
}

}  // namespace

// The rate's own source only where an operator has set it.
baccarat::Deduction deduction_of(const Rules& rules, Money won, Citations why) {
  if (rules::Parameters::is_set(rules.deduction.by)) why.add(rules.deduction.by);
  return baccarat::deduction_of(won, {rules.deduction.value, why}, rules.rounding);
}

Bar bar(const Context& at, As<Pay>) { return bar_pagador(at, Phase::paying, "ar.pyb.25-a"_art); }

Decision rule(const Context& at, const Pay&) {
  Course on(at);
  const bool fund = at.rules.who_pays.value == WhoPays::holder;
  const Money at_stake = fund ? covered(at.state) : at.state.bank.amount;
  settle_bets(on);
  settle_bank(on, at_stake);
  after_pass(on, at.state.winner, "ar.pyb.48-a"_art);
  return on.done();
}

}  // namespace sabot::reglamento
