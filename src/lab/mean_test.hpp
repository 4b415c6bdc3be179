#pragma once
// Several counts of each sabot against what is to be expected of them. Within a sabot they depend
// on each other, because no card comes back, so a plain chi-square would have the wrong variance.
// But the sabots are independent: their own covariance is taken, and the means are compared by
// Hotelling's T², which then follows Fisher's law.

#include <cstdint>
#include <span>
#include <vector>

#include "sabot/lab/result.hpp"

namespace sabot::lab {

class MeanTest {
 public:
  explicit MeanTest(std::vector<double> expected);

  void see(std::span<const std::uint32_t> counts);
  // Infinite where the counts do not vary: a shuffled sabot's do.
  double t_squared() const;
  Result result(Measure measure) const;

 private:
  double covariance(std::size_t i, std::size_t j) const;

  std::vector<double> expected_;
  std::vector<double> off_;           // deviations from what is expected, added up
  std::vector<double> off_products_;  // of any two of them
  std::vector<double> one_;           // the deviations of one sabot
  std::uint64_t seen_ = 0;
};

}  // namespace sabot::lab
