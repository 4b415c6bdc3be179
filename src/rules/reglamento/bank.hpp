#pragma once
// A holder's bank by itself: what a pass brings it, what it may do between two passes and what
// giving the suite costs (arts. 29, 34, 35, 38). The table, the odds and the simulation ask here.

#include <optional>

#include "sabot/rules/baccarat/deduction.hpp"
#include "sabot/rules/reglamento/rules.hpp"
#include "sabot/rules/reglamento/state.hpp"

namespace sabot::reglamento {

// As its holder goes out with it.
Bank opened(Money opening);

// What fixes the parity of the deductions (A-17b).
Money parity_stake(const Rules& rules, const Bank& bank);

// What the next pass brings if the bank wins it.
struct BankWin {
  Money winnings;
  bool by_parity = false;  // it bears the deduction of article 29
  bool charged = false;    // or what a taker owes for the giver
  Money deduction;         // nothing where it bears neither
  Money stays;             // of the rest, in the bank (S-92); what is left is paid out

  bool taxed() const { return by_parity || charged; }
  Money net() const { return winnings - deduction; }
};
BankWin win_of(const Rules& rules, const Bank& bank, Money winnings, Money maximum);

// Without odd amounts: whole chips.
Money half_of(const Rules& rules, const Bank& bank);
// Whether the bank has won the passes that the half demands, and not been halved since.
bool half_is_earned(const Rules& rules, const Bank& bank);
// What it may take of it now, if anything: the bank that is left is no less than the minimum.
std::optional<Money> half_if_allowed(const Rules& rules, const Bank& bank, Money minimum);
// Whether a raise now makes the bank earn the half anew (A-41, S-100).
bool raise_restarts(const Rules& rules, const Bank& bank);
// The case of article 38 in which the suite is given: by the pass won last, and the stake that
// fixes its parity.
Charge charge_of(const Rules& rules, const Bank& bank, Money maximum);
// What the giver of the suite pays: nothing if the last pass won bore a deduction.
Money exit_charge(const Rules& rules, const Bank& bank);

// What becomes of it; the amount that stays is added apart.
void win(Bank& bank, Money winnings, bool taxed);
void tie(Bank& bank, bool counts);
void raise(Bank& bank, Money amount, bool restarts);
void take_half(Bank& bank, Money half);

}  // namespace sabot::reglamento
