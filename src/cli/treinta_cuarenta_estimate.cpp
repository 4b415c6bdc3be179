#include "sabot/cli/treinta_cuarenta_estimate.hpp"

#include <cmath>
#include <limits>

#include "sabot/base/forms.hpp"
#include "sabot/cli/treinta_cuarenta_odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::Fraction;
using odds::RowsBet;
using odds::RowsPlay;
using odds::RowsReport;
using odds::RowsWay;

bool is_settled_at_once(const RowsWay& way) {
  return way.play == RowsPlay::half || way.play == RowsPlay::insured;
}

double error_of(const RowsWay& way, std::uint64_t rounds) {
  return std::sqrt(odds::approximate(way.variance) / static_cast<double>(rounds));
}

// What all bets together brought.
Fraction sum_of(const RowsReport& report, const RowsBet& bet, RowsPlay play,
                const sim::RowsTotals& totals) {
  Fraction sum;
  for (int negra = 0; negra < odds::RowsLaw::totals; ++negra)
    for (int roja = 0; roja < odds::RowsLaw::totals; ++roja)
      for (int red = 0; red < 2; ++red) {
        const auto fate = fate_of(report.rules, bet.chance,
                                  {report.law.least + negra, report.law.least + roja, red == 1});
        const auto count = totals.counts[sim::RowsTotals::cell(negra, roja, red)];
        sum += odds::integer(count) * rows_net(report, bet, play, fate);
      }
  return sum;
}

}  // namespace

std::vector<Estimate> rows_estimates(const RowsReport& report, const sim::RowsTotals& totals) {
  std::vector<Estimate> all;
  if (totals.rounds == 0) return all;
  for (const auto& bet : report.bets)
    for (const auto& way : bet.ways) {
      if (!is_settled_at_once(way)) continue;
      const Mean mean{sum_of(report, bet, way.play, totals) / odds::integer(totals.rounds),
                      error_of(way, totals.rounds)};
      const auto name = to_text(bet.chance) + " " + std::string(play_name(way.play));
      all.push_back({name, mean, way.value, mean});
    }
  return all;
}

double largest_rows_error(const RowsReport& report, std::uint64_t rounds) {
  if (rounds == 0) return std::numeric_limits<double>::infinity();
  double largest = 0;
  for (const auto& bet : report.bets)
    for (const auto& way : bet.ways)
      if (is_settled_at_once(way)) largest = std::max(largest, error_of(way, rounds));
  return largest;
}

}  // namespace sabot::cli
