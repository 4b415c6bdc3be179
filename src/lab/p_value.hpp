#pragma once
// How likely a sound source is to give a statistic at least this far out. By Boost.Math.

namespace sabot::lab {

// The chance of this value or a greater one.
double chi_squared_above(double statistic, double degrees);
double normal_above(double statistic);
double fisher_above(double statistic, double degrees, double more_degrees);

// The chance of being this far out at either end: counts that are too even are as suspicious as
// counts that are too uneven.
double chi_squared_p(double statistic, double degrees);
double normal_p(double statistic);
double fisher_p(double statistic, double degrees, double more_degrees);

}  // namespace sabot::lab
