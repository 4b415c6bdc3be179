#pragma once
// An axis: from where to where, and the round numbers beside it.

#include <string>
#include <vector>

#include "sabot/chart/numbers.hpp"

namespace sabot::chart {

struct Range {
  double low{};
  double high{};

  double span() const { return high - low; }
  void take_in(double value);
};

struct Tick {
  double at{};
  std::string label{};
};

struct Scale {
  Range range{};
  std::vector<Tick> ticks{};

  // 0 at the low end, 1 at the high one.
  double part(double value) const { return (value - range.low) / range.span(); }
};

enum class Ends { at_the_data, at_ticks };

// At most about this many ticks. Data that are all the same get room on both sides.
Scale fitted(Range data, Numbers numbers, int most_ticks, Ends ends);

}  // namespace sabot::chart
