#pragma once
// What a simulation says of each bet, and how well that agrees with the exact value.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sabot/odds/bets.hpp"
#include "sabot/sim/simulation.hpp"

namespace sabot::cli {

// A mean, and how well it is known.
struct Mean {
  odds::Fraction value;         // of a unit staked on every coup
  std::optional<double> error;  // standard; none where there are too few tallas to tell

  // Between these with 95 % confidence.
  std::optional<std::pair<double, double>> interval() const;
};

struct Estimate {
  std::string bet;
  Mean mean;
  odds::Fraction exact;  // of a coup from a fresh sabot
  Mean compared;         // with it: what has exactly the law of such a coup

  // Of what is compared from the exact value, in standard errors.
  std::optional<double> deviation() const;
};

// Fewer tallas than these say nothing of their own spread.
inline constexpr std::uint64_t fewest_tallas = 30;

// Of coups: their mean, its error by the exact variance. Of tallas: the mean of all coups, its
// error computed from whole tallas, since the coups of one are not independent; the coups that
// every talla reaches are compared, because how many more there are depends on the cards.
std::vector<Estimate> estimates(const sim::Plan& plan, const sim::Totals& totals,
                                const std::vector<odds::Bet>& bets, const odds::OutcomeLaw& exact);

// The mix as the simulation plays it, in parts of 2^32.
sim::Odds nearest_odds(const odds::Fraction& probability);
sim::Drawing drawing_of(const odds::Strategy& strategy);
odds::Strategy strategy_of(const sim::Drawing& drawing);

}  // namespace sabot::cli
