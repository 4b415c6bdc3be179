#pragma once
// What a simulation of two paños says of each bet, and how well that agrees with the exact value.

#include <vector>

#include "sabot/cli/estimate.hpp"
#include "sabot/odds/panos/report.hpp"
#include "sabot/sim/panos/plan.hpp"

namespace sabot::cli {

// The mixes as the simulation plays them, in parts of 2^32.
sim::PanosDrawing drawing_of(const odds::PanosStrategy& strategy, odds::TwoCardsBeat beat);
odds::PanosStrategy strategy_of(const sim::PanosDrawing& drawing);

// Coups are independent of each other: the error of a mean is that of the exact variance.
std::vector<Estimate> panos_estimates(const std::vector<odds::PanosBet>& bets,
                                      const odds::JointLaw& exact, const sim::PanosTotals& totals);
double largest_panos_error(const std::vector<odds::PanosBet>& bets, const odds::JointLaw& exact,
                           std::uint64_t rounds);

}  // namespace sabot::cli
