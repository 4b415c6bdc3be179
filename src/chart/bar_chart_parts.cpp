#include "sabot/chart/bar_chart_parts.hpp"

#include <algorithm>
#include <cmath>

#include "sabot/base/invariant.hpp"

namespace sabot::chart {

Range range_of(const BarChart& chart) {
  Range range;
  for (const auto& bars : chart.series) {
    require(bars.values.size() == chart.categories.size(), "a bar for every category, and no more");
    for (const auto value : bars.values) range.take_in(value);
  }
  return range;
}

int decimals_of(const BarChart& chart) {
  const auto range = range_of(chart);
  return decimals_for(std::max(range.high, -range.low), chart.numbers);
}

}  // namespace sabot::chart
