#include "sabot/lab/mean_test.hpp"

#include <cmath>
#include <limits>

#include "sabot/base/invariant.hpp"

namespace sabot::lab {
namespace {

// A part of the variance so small is rounding: the counts are tied to each other.
constexpr double tied = 1e-9;

}  // namespace

MeanTest::MeanTest(std::vector<double> expected)
    : expected_(std::move(expected)),
      off_(expected_.size()),
      off_products_(expected_.size() * expected_.size()),
      one_(expected_.size()) {}

void MeanTest::see(std::span<const std::uint32_t> counts) {
  require(counts.size() == expected_.size(), "lab: as many counts as are expected");
  for (std::size_t i = 0; i < one_.size(); ++i) {
    one_[i] = counts[i] - expected_[i];
    off_[i] += one_[i];
    for (std::size_t j = 0; j <= i; ++j) off_products_[i * one_.size() + j] += one_[i] * one_[j];
  }
  ++seen_;
}

double MeanTest::covariance(std::size_t i, std::size_t j) const {
  const auto seen = static_cast<double>(seen_);
  return (off_products_[i * one_.size() + j] - off_[i] * off_[j] / seen) / (seen - 1);
}

// By Cholesky's factor of the covariance: T² is the squared length of what solves factor · x = the
// mean deviation, times how many were seen.
double MeanTest::t_squared() const {
  const auto size = one_.size();
  const auto seen = static_cast<double>(seen_);
  require(seen_ > size, "lab: fewer sabots than counts of each");
  std::vector<double> factor(size * size);
  std::vector<double> solved(size);
  double sum = 0;
  for (std::size_t i = 0; i < size; ++i) {
    double mean = off_[i] / seen;
    for (std::size_t j = 0; j <= i; ++j) {
      double rest = covariance(i, j);
      for (std::size_t k = 0; k < j; ++k) rest -= factor[i * size + k] * factor[j * size + k];
      if (j < i) {
        factor[i * size + j] = rest / factor[j * size + j];
        mean -= factor[i * size + j] * solved[j];
      } else {
        if (rest <= tied * covariance(i, i)) return std::numeric_limits<double>::infinity();
        factor[i * size + i] = std::sqrt(rest);
      }
    }
    solved[i] = mean / factor[i * size + i];
    sum += solved[i] * solved[i];
  }
  return seen * sum;
}

Result MeanTest::result(Measure measure) const {
  const auto size = static_cast<double>(one_.size());
  const auto seen = static_cast<double>(seen_);
  return fisher_result(measure, t_squared() * (seen - size) / (size * (seen - 1)), size,
                       seen - size);
}

}  // namespace sabot::lab
