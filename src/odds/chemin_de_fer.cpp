#include "sabot/odds/chemin_de_fer.hpp"

#include <string>

namespace sabot::odds {

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

Drawing freedom_of(const chemin_de_fer::Rules&, const Drawing& drawing) {
  std::vector<std::string> rows;
  for (int total = 0; total < 8; ++total)
    rows.emplace_back(11, baccarat::banker_always_draws(total) ? 'T' : 'O');
  return {drawing.punto, *baccarat::Cuadro::from(rows)};
}

}  // namespace sabot::odds
