#include "sabot/lab/p_value.hpp"

#include <algorithm>
#include <cmath>

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/distributions/normal.hpp>

#include "sabot/base/invariant.hpp"

namespace sabot::lab {
namespace {

template <class D>
double above(const D& law, double statistic) {
  require(!std::isnan(statistic), "lab: a statistic that is no number");
  // Boost knows no infinite statistics; a constant stream has them.
  if (std::isinf(statistic)) return statistic > 0 ? 0 : 1;
  return boost::math::cdf(boost::math::complement(law, statistic));
}

// Twice the smaller end. The lower one is taken for itself: as 1 less the upper one it would lose
// all its digits.
template <class D>
double both_ends(const D& law, double statistic) {
  const double upper = above(law, statistic);
  const double lower = std::isinf(statistic) ? 1 - upper : boost::math::cdf(law, statistic);
  return std::min(1.0, 2 * std::min(upper, lower));
}

}  // namespace

double chi_squared_above(double statistic, double degrees) {
  return above(boost::math::chi_squared(degrees), statistic);
}

double normal_above(double statistic) { return above(boost::math::normal(), statistic); }

double fisher_above(double statistic, double degrees, double more_degrees) {
  return above(boost::math::fisher_f(degrees, more_degrees), statistic);
}

double chi_squared_p(double statistic, double degrees) {
  return both_ends(boost::math::chi_squared(degrees), statistic);
}

double normal_p(double statistic) { return both_ends(boost::math::normal(), statistic); }

double fisher_p(double statistic, double degrees, double more_degrees) {
  return both_ends(boost::math::fisher_f(degrees, more_degrees), statistic);
}

}  // namespace sabot::lab
