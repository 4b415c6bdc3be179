#include "sabot/odds/bets.hpp"

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

Fraction in_stakes(Money amount, Money stake) {
  return fraction(integer(amount.cents), integer(stake.cents));
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

std::vector<Bet> bets_of(const chemin_de_fer::Rules& rules) {
  return bets_of(rules, Money{rules.deduction.value.denominator});
}

std::vector<Bet> bets_of(const chemin_de_fer::Rules& rules, Money stake) {
  const auto deduction = baccarat::deduction_of(stake, rules.deduction, rules.rounding);
  const Fraction kept = in_stakes(deduction.amount, stake);
  const Result tie{.resolved = false, .net = 0, .to_house = 0};
  return {
      {"punto", {Result{true, 1, 0}, Result{true, -1, 0}, tie}},
      {"banca", {Result{true, -1, 0}, Result{true, 1 - kept, kept}, tie}},
  };
}

Fraction covariance(const Bet& one, const Bet& other, const OutcomeLaw& law) {
  Fraction product;
  Fraction mean;
  Fraction other_mean;
  for (std::size_t i = 0; i < outcomes; ++i) {
    product += law[i] * one.on[i].net * other.on[i].net;
    mean += law[i] * one.on[i].net;
    other_mean += law[i] * other.on[i].net;
  }
  return product - mean * other_mean;
}

BetOdds odds_of(const Bet& bet, const OutcomeLaw& law) {
  BetOdds odds;
  odds.name = bet.name;
  Fraction square;
  for (std::size_t i = 0; i < outcomes; ++i) {
    const auto& result = bet.on[i];
    if (!result.resolved)
      odds.tie += law[i];
    else if (result.net < 0)
      odds.loss += law[i];
    else
      odds.win += law[i];
    odds.value += law[i] * result.net;
    odds.house += law[i] * result.to_house;
    square += law[i] * result.net * result.net;
  }
  odds.edge = -odds.value;
  if (odds.tie < 1) odds.resolved_value = odds.value / (1 - odds.tie);
  odds.resolved_edge = -odds.resolved_value;
  odds.variance = square - odds.value * odds.value;
  return odds;
}

}  // namespace sabot::odds
