#pragma once
// What the spins of a wheel say of every bet, beside the exact value.

#include <vector>

#include "sabot/cli/estimate.hpp"
#include "sabot/odds/wheel/wheel_report.hpp"
#include "sabot/sim/wheel/spins.hpp"

namespace sabot::cli {

// Of every chance and, where the zero leaves a choice, of both ways of playing it:
// "rojo half", "rojo prison". A unit was
// staked for every round; the errors are those of the exact variances.
std::vector<Estimate> wheel_estimates(const odds::WheelReport& report,
                                      const sim::SpinTotals& totals);

// Of those, how large the largest error is after that many rounds.
double largest_wheel_error(const odds::WheelReport& report, std::uint64_t rounds);

// One number: how often it came, of all spins.
struct NumberCount {
  int number = 0;
  std::uint64_t count = 0;
  double deviation = 0;  // from what is expected, in standard errors
};
std::vector<NumberCount> number_counts(const odds::WheelReport& report,
                                       const sim::SpinTotals& totals);

}  // namespace sabot::cli
