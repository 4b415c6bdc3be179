#include "sabot/lab/laws.hpp"

#include <cmath>
#include <cstddef>
#include <numeric>

#include "sabot/base/invariant.hpp"

namespace sabot::lab {
namespace {

// At how many places that many consecutive rising cards are to be expected: their ranks are
// different ones in the only order that goes up, so the chance at one place is C(ranks, length) ·
// copies^length ÷ n(n − 1)…(n − length + 1).
double rising_places(int ranks, int copies, int length) {
  const int cards = ranks * copies;
  if (length > ranks) return 0;
  double chance = 1;
  for (int i = 0; i < length; ++i)
    chance *= static_cast<double>((ranks - i) * copies) / ((i + 1.0) * (cards - i));
  return chance * (cards - length + 1);
}

}  // namespace

double standardised(double sum, std::uint64_t values, const Moments& one) {
  const auto times = static_cast<double>(values);
  return (sum - times * one.mean) / std::sqrt(times * one.variance);
}

// The spacings are equally likely ways to share the other places out. Those that leave `length`
// places here are C(places − length, marks) of C(places, marks).
double spacing_at_least(int places, int marks, int length) {
  double chance = 1;
  for (int i = 0; i < length && chance > 0; ++i)
    chance *= static_cast<double>(places - marks - i) / (places - i);
  return chance;
}

std::vector<double> spacing_law(int places, int marks) {
  std::vector<double> law;
  double here = 1;
  for (int i = 0; i <= places - marks; ++i) {
    const double beyond = here * (places - marks - i) / (places - i);
    law.push_back(here - beyond);
    here = beyond;
  }
  return law;
}

// A run of l ≥ length cards has l − length + 1 places where `length` cards go up, and one fewer
// where length + 1 do: the difference counts every run once.
double rising_runs_at_least(int ranks, int copies, int length) {
  return rising_places(ranks, copies, length) - rising_places(ranks, copies, length + 1);
}

Moments colour_runs(int reds, int blacks) {
  const double cards = reds + blacks;
  const double twice = 2.0 * reds * blacks;
  return {.mean = 1 + twice / cards,
          .variance = twice * (twice - cards) / (cards * cards * (cards - 1))};
}

// At each of n places the chance is copies ÷ n = 1 ÷ kinds, so the mean is `copies`. Let X be 1
// where a kind lies at a place. Its covariance is (1 ÷ kinds)(n ÷ (n − 1)) times the projection
// that takes away the means of kinds and of places. The other order, so projected, has the squared
// length n(1 − 1 ÷ kinds); the product is the variance.
Moments matches(int kinds, int copies) {
  const double cards = static_cast<double>(kinds) * copies;
  return {.mean = static_cast<double>(copies),
          .variance = (kinds - 1.0) * copies * copies / (cards - 1)};
}

// With a sum of zero, S₂ and S₄ being the sums of squares and of fourth powers: the mean of a
// product of two different cards is −S₂ ÷ n(n − 1), and the squared sum is made of squares of
// products, of products that share a card, and of products that share none.
Moments circular_products(std::span<const int> values) {
  require(values.size() >= 4, "lab: fewer than four values in a circle");
  require(std::accumulate(values.begin(), values.end(), 0) == 0, "lab: values not about zero");
  const auto n = static_cast<double>(values.size());
  double s2 = 0;
  double s4 = 0;
  for (const double value : values) {
    s2 += value * value;
    s4 += value * value * value * value;
  }
  const double mean = -s2 / (n - 1);
  return {.mean = mean,
          .variance =
              (s2 * s2 - s4) / (n - 1) + (s2 * s2 - 2 * s4) / ((n - 1) * (n - 2)) - mean * mean};
}

// Step by step: with that many kinds seen, the next draw is a new one or not. Only sums of positive
// terms, so no digits are lost.
std::vector<double> collector_law(int kinds, int most) {
  const auto all = static_cast<std::size_t>(kinds);
  std::vector<double> seen(all + 1);
  seen[0] = 1;
  std::vector<double> law{0};
  for (int draw = 1; draw <= most; ++draw) {
    const double last = seen[all - 1] / kinds;
    for (std::size_t i = all - 1; i > 0; --i)
      seen[i] =
          (seen[i] * static_cast<double>(i) + seen[i - 1] * static_cast<double>(all - i + 1)) /
          kinds;
    seen[0] = 0;
    law.push_back(last);
  }
  return law;
}

std::vector<double> return_law(int kinds, int most) {
  std::vector<double> law;
  double here = 1.0 / kinds;
  for (int i = 0; i <= most; ++i, here *= 1 - 1.0 / kinds) law.push_back(here);
  return law;
}

}  // namespace sabot::lab
