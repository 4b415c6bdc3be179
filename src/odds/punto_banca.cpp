#include "sabot/odds/punto_banca.hpp"

#include "sabot/base/forms.hpp"
#include "sabot/rules/punto_banca/settlement.hpp"

namespace sabot::odds {
namespace {

using punto_banca::Chance;
using punto_banca::Fate;

// A stake of which every price and share is a whole number of cents, so that nothing is rounded.
Money stake_without_fractions(const punto_banca::Rules& rules, Chance on) {
  return Money{punto_banca::price_of(rules, on).value.denominator *
               rules.deduction.value.denominator};
}

Bet bet_on(const punto_banca::Rules& rules, Chance on, Money stake) {
  Bet bet{to_text(on), {}};
  for (const auto winner : {Chance::punto, Chance::banca, Chance::empate}) {
    const auto settled = punto_banca::settle(rules, on, stake, winner);
    auto& result = bet.on[static_cast<std::size_t>(winner)];
    result.resolved = settled.fate != Fate::freed;
    if (settled.fate == Fate::won)
      result.net = in_stakes(settled.winnings, stake) - in_stakes(settled.deduction.amount, stake);
    if (settled.fate == Fate::lost) result.net = -1;
    result.to_house = -result.net;
  }
  return bet;
}

}  // namespace

std::vector<Bet> bets_of(const punto_banca::Rules& rules) {
  std::vector<Bet> bets;
  for (const auto chance : rules.chances.value)
    bets.push_back(bet_on(rules, chance, stake_without_fractions(rules, chance)));
  return bets;
}

std::vector<Bet> bets_of(const punto_banca::Rules& rules, Money stake) {
  std::vector<Bet> bets;
  for (const auto chance : rules.chances.value) bets.push_back(bet_on(rules, chance, stake));
  return bets;
}

Drawing freedom_of(const punto_banca::Rules&, const Drawing& drawing) { return drawing; }

}  // namespace sabot::odds
