#pragma once
// What a simulation says of each bet, and how well that agrees with the exact value.

#include <string>
#include <vector>

#include "sabot/odds/bets.hpp"
#include "sabot/sim/simulation.hpp"

namespace sabot::cli {

struct Estimate {
  std::string bet;
  odds::Fraction mean;  // of a unit staked on every coup
  double error = 0;     // the mean's standard error
  double low = 0;       // between these with 95 % confidence
  double high = 0;
  odds::Fraction exact;  // of a coup from a fresh sabot
  double deviation = 0;  // of the mean from it, in standard errors
};

// Of coups: their mean. Of tallas: the mean of all coups, its error reckoned from whole tallas,
// since the coups of one are not independent; the deviation is that of the coups which every talla
// reaches, because how many more there are depends on the cards.
std::vector<Estimate> estimates(const sim::Plan& plan, const sim::Totals& totals,
                                const std::vector<odds::Bet>& bets, const odds::OutcomeLaw& exact);

// The mix as the simulation plays it, in parts of 2^32.
sim::Odds nearest_odds(const odds::Fraction& probability);
sim::Drawing drawing_of(const odds::Strategy& strategy);
odds::Strategy strategy_of(const sim::Drawing& drawing);

}  // namespace sabot::cli
