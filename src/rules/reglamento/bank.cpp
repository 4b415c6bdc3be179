#include "sabot/rules/reglamento/bank.hpp"

#include <algorithm>

namespace sabot::reglamento {
namespace {

Money deduction_amount(const Rules& rules, Money won) {
  return baccarat::deduction_of(won, rules.deduction, rules.rounding).amount;
}

}  // namespace

Bank opened(Money opening) {
  Bank bank;
  bank.title = Title::turn;
  bank.opening = bank.amount = opening;
  return bank;
}

Money parity_stake(const Rules& rules, const Bank& bank) {
  return rules.parity_follows.value == ParityFollows::stake ? bank.amount : bank.opening;
}

BankWin win_of(const Rules& rules, const Bank& bank, Money winnings, Money maximum) {
  BankWin won{
      .winnings = winnings, .by_parity = false, .charged = false, .deduction = {}, .stays = {}};
  won.by_parity = rules.pays_in(bank.passes + 1, parity_stake(rules, bank), maximum);
  won.charged = !won.by_parity && bank.charge != Charge::none;
  if (won.taxed()) won.deduction = deduction_amount(rules, winnings);
  if (rules.bank_winnings.value == BankWinnings::stay)
    won.stays = std::max(Money{}, std::min(won.net(), maximum - bank.amount));
  return won;
}

Money half_of(const Rules& rules, const Bank& bank) {
  const std::int64_t half = bank.amount.cents / 2;
  return Money{half - half % rules.chip_unit.value.cents};
}

bool half_is_earned(const Rules& rules, const Bank& bank) {
  return bank.title != Title::suite && !bank.half_taken && bank.earned >= rules.half_after.value;
}

std::optional<Money> half_if_allowed(const Rules& rules, const Bank& bank, Money minimum) {
  const Money half = half_of(rules, bank);
  const bool may = half_is_earned(rules, bank) && half > Money{} && bank.amount - half >= minimum;
  return may ? std::optional(half) : std::nullopt;
}

bool raise_restarts(const Rules& rules, const Bank& bank) {
  if (bank.half_taken) return rules.half_again.value;
  return bank.wins == 0 || rules.raise_restarts.value == RaiseRestarts::every;
}

Charge charge_of(const Rules& rules, const Bank& bank, Money maximum) {
  const bool opening = rules.parity_follows.value == ParityFollows::opening;
  const Money stake = opening ? bank.opening : bank.staked;
  const bool large = stake > maximum - stake;
  if (bank.won_in == 0) return Charge::none;
  if (bank.won_in == 1) return Charge::first_pass;
  if ((bank.won_in % 2 == 1) == large) return Charge::none;
  return large ? Charge::even_pass : Charge::odd_pass;
}

Money exit_charge(const Rules& rules, const Bank& bank) {
  if (rules.exit_charge.value == ExitCharge::taker) return {};
  return deduction_amount(rules, bank.untaxed);
}

void win(Bank& bank, Money winnings, bool taxed) {
  ++bank.passes;
  ++bank.wins;
  ++bank.earned;
  bank.won_in = bank.passes;
  bank.staked = bank.amount;
  bank.last_tied = false;
  bank.suite_announced = false;
  bank.untaxed = taxed ? Money{} : winnings;
  bank.charge = Charge::none;
}

void tie(Bank& bank, bool counts) {
  ++bank.ties;
  bank.last_tied = true;
  if (counts) ++bank.passes;
}

void raise(Bank& bank, Money amount, bool restarts) {
  bank.amount += amount;
  if (!restarts) return;
  bank.earned = 0;
  bank.half_taken = false;
  bank.raised = true;
}

void take_half(Bank& bank, Money half) {
  bank.amount -= half;
  bank.half_taken = true;
}

}  // namespace sabot::reglamento
