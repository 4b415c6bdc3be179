#pragma once
// The values of a law put together into classes of about the same chance, so that every class is
// counted often enough for a chi-square.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sabot::lab {

class Classes {
 public:
  // Element i of the law is the chance of the value i; what is missing to one lies beyond its end
  // and belongs to the last class. There may be fewer classes than asked for: no value is split.
  Classes(std::span<const double> law, int wanted);

  std::size_t of(std::size_t value) const {
    return value < class_of_.size() ? class_of_[value] : chances_.size() - 1;
  }
  std::span<const double> chances() const { return chances_; }

 private:
  std::vector<std::uint8_t> class_of_;
  std::vector<double> chances_;
};

// Pearson's statistic of counts against chances that add up to one. Infinite where nothing was
// counted at all: what the test waits for never came.
double chi_square(std::span<const std::uint64_t> counts, std::span<const double> chances);
// The same where all are equally likely.
double chi_square(std::span<const std::uint64_t> counts);

}  // namespace sabot::lab
