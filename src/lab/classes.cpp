#include "sabot/lab/classes.hpp"

#include <limits>
#include <numeric>

#include "sabot/base/invariant.hpp"

namespace sabot::lab {
namespace {

// So little is no class of its own, but what adding up the others has left.
constexpr double rounding = 1e-9;

}  // namespace

Classes::Classes(std::span<const double> law, int wanted) {
  require(wanted > 1 && wanted < 256, "lab: too few classes, or too many");
  double gathered = 0;
  double closed = 0;
  for (const double chance : law) {
    class_of_.push_back(static_cast<std::uint8_t>(chances_.size()));
    gathered += chance;
    // What is left is shared by the classes that are left, so that the last is not a mere rest.
    const auto left = wanted - static_cast<int>(chances_.size());
    if (left > 1 && gathered >= (1 - closed) / left && 1 - closed - gathered > rounding) {
      chances_.push_back(gathered);
      closed += gathered;
      gathered = 0;
    }
  }
  chances_.push_back(1 - closed);
  require(chances_.size() > 1, "lab: a law of one value");
}

double chi_square(std::span<const std::uint64_t> counts, std::span<const double> chances) {
  require(counts.size() == chances.size(), "lab: as many chances as counts");
  const auto all = static_cast<double>(std::accumulate(counts.begin(), counts.end(), 0ull));
  if (all == 0) return std::numeric_limits<double>::infinity();
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double expected = all * chances[i];
    const double off = static_cast<double>(counts[i]) - expected;
    sum += off * off / expected;
  }
  return sum;
}

double chi_square(std::span<const std::uint64_t> counts) {
  const std::vector<double> chances(counts.size(), 1 / static_cast<double>(counts.size()));
  return chi_square(counts, chances);
}

}  // namespace sabot::lab
