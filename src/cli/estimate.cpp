#include "sabot/cli/estimate.hpp"

#include <cmath>

namespace sabot::cli {
namespace {

using odds::approximate;
using odds::Fraction;

constexpr double within_95_percent = 1.959963984540054;

Fraction mean_of(const sim::Counts& counts, const odds::Bet& bet) {
  odds::Integer all;
  Fraction sum;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    all += odds::integer(counts[i]);
    sum += odds::integer(counts[i]) * bet.on[i].net;
  }
  return sum / all;
}

// Σ over tallas of (Σ over its coups of what the bet brought more than `mean`)².
Fraction squares_over_tallas(const sim::Moments& moments, const odds::Bet& bet,
                             const Fraction& mean) {
  constexpr std::array<std::array<std::size_t, 2>, 6> pairs{
      {{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}}};
  Fraction sum;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto& [one, other] = pairs[i];
    const Fraction product = (bet.on[one].net - mean) * (bet.on[other].net - mean);
    sum += (one == other ? 1 : 2) * product * odds::integer(moments.products[i]);
  }
  return sum;
}

// Of a mean per coup whose coups come in tallas.
std::optional<double> error_over_tallas(const sim::Moments& moments, std::uint64_t tallas,
                                        const odds::Bet& bet, const Fraction& mean) {
  if (tallas < fewest_tallas) return std::nullopt;
  odds::Integer coups;
  for (const auto count : moments.sums) coups += odds::integer(count);
  const double squares = approximate(squares_over_tallas(moments, bet, mean));
  const auto n = static_cast<double>(tallas);
  return std::sqrt(squares * n / (n - 1)) / coups.get_d();
}

Estimate estimate(const sim::Plan& plan, const sim::Totals& totals, const odds::Bet& bet,
                  const odds::OutcomeLaw& law) {
  const auto exact = odds::odds_of(bet, law);
  const Fraction mean = mean_of(totals.coups, bet);
  if (plan.kind == sim::Kind::coups) {
    const double error =
        std::sqrt(approximate(exact.variance) / static_cast<double>(totals.rounds));
    return {bet.name, {mean, error}, exact.value, {mean, error}};
  }
  const auto error = [&](const sim::Moments& moments, const Fraction& around) {
    return error_over_tallas(moments, totals.rounds, bet, around);
  };
  return {bet.name,
          {mean, error(totals.whole, mean)},
          exact.value,
          {mean_of(totals.sure.sums, bet), error(totals.sure, exact.value)}};
}

}  // namespace

std::optional<std::pair<double, double>> Mean::interval() const {
  if (!error) return std::nullopt;
  const double half = within_95_percent * *error;
  return std::pair(approximate(value) - half, approximate(value) + half);
}

std::optional<double> Estimate::deviation() const {
  if (!compared.error || *compared.error == 0) return std::nullopt;
  return approximate(compared.value - exact) / *compared.error;
}

std::vector<Estimate> estimates(const sim::Plan& plan, const sim::Totals& totals,
                                const std::vector<odds::Bet>& bets, const odds::OutcomeLaw& exact) {
  std::vector<Estimate> all;
  if (totals.rounds == 0) return all;
  for (const auto& bet : bets) all.push_back(estimate(plan, totals, bet, exact));
  return all;
}

sim::Odds nearest_odds(const Fraction& probability) {
  const Fraction parts = probability * odds::integer(sim::Odds::whole) + Fraction(1, 2);
  return {odds::Integer(parts.get_num() / parts.get_den()).get_ui()};
}

sim::Drawing drawing_of(const odds::Strategy& strategy) {
  sim::Drawing drawing;
  for (std::size_t total = 0; total < drawing.punto.size(); ++total) {
    drawing.punto[total] = nearest_odds(strategy.punto[total]);
    for (std::size_t third = 0; third < drawing.banca[total].size(); ++third)
      drawing.banca[total][third] = nearest_odds(strategy.banca[total][third]);
  }
  return drawing;
}

odds::Strategy strategy_of(const sim::Drawing& drawing) {
  const auto exactly = [](sim::Odds odds) {
    return odds::fraction(odds::integer(odds.parts), odds::integer(sim::Odds::whole));
  };
  odds::Strategy strategy;
  for (std::size_t total = 0; total < drawing.punto.size(); ++total) {
    strategy.punto[total] = exactly(drawing.punto[total]);
    for (std::size_t third = 0; third < drawing.banca[total].size(); ++third)
      strategy.banca[total][third] = exactly(drawing.banca[total][third]);
  }
  return strategy;
}

}  // namespace sabot::cli
