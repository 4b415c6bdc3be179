#include "sabot/cli/panos_estimate.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sabot::cli {
namespace {

using odds::Fraction;

Fraction exactly(sim::Odds odds) {
  return odds::fraction(odds::integer(odds.parts), odds::integer(sim::Odds::whole));
}

double error_of(const odds::BetOdds& bet, std::uint64_t rounds) {
  return std::sqrt(odds::approximate(bet.variance) / static_cast<double>(rounds));
}

}  // namespace

sim::PanosDrawing drawing_of(const odds::PanosStrategy& strategy, odds::TwoCardsBeat beat) {
  static_assert(sim::PanosDrawing::cells == odds::banker_cells);
  sim::PanosDrawing drawing;
  for (std::size_t total = 0; total < 8; ++total) {
    drawing.puntos[0][total] = nearest_odds(strategy.first[total]);
    drawing.puntos[1][total] = nearest_odds(strategy.second[total]);
  }
  for (std::size_t i = 0; i < odds::banker_cells; ++i)
    drawing.banca[i] = nearest_odds(strategy.banca[i]);
  drawing.eight_beats = beat != odds::TwoCardsBeat::nothing;
  drawing.nine_beats = beat == odds::TwoCardsBeat::with_both;
  return drawing;
}

odds::PanosStrategy strategy_of(const sim::PanosDrawing& drawing) {
  odds::PanosStrategy strategy;
  for (std::size_t total = 0; total < 8; ++total) {
    strategy.first[total] = exactly(drawing.puntos[0][total]);
    strategy.second[total] = exactly(drawing.puntos[1][total]);
  }
  for (std::size_t i = 0; i < odds::banker_cells; ++i)
    strategy.banca[i] = exactly(drawing.banca[i]);
  return strategy;
}

std::vector<Estimate> panos_estimates(const std::vector<odds::PanosBet>& bets,
                                      const odds::JointLaw& exact, const sim::PanosTotals& totals) {
  std::vector<Estimate> estimates;
  if (totals.rounds == 0) return estimates;
  for (const auto& bet : bets) {
    const auto expected = odds::odds_of(bet.name, bet.on, exact);
    Fraction sum;
    for (std::size_t i = 0; i < totals.counts.size(); ++i)
      sum += odds::integer(totals.counts[i]) * bet.on[i].net;
    const Mean mean{sum / odds::integer(totals.rounds), error_of(expected, totals.rounds)};
    estimates.push_back({bet.name, mean, expected.value, mean});
  }
  return estimates;
}

double largest_panos_error(const std::vector<odds::PanosBet>& bets, const odds::JointLaw& exact,
                           std::uint64_t rounds) {
  if (rounds == 0) return std::numeric_limits<double>::infinity();
  double largest = 0;
  for (const auto& bet : bets)
    largest = std::max(largest, error_of(odds::odds_of(bet.name, bet.on, exact), rounds));
  return largest;
}

}  // namespace sabot::cli
