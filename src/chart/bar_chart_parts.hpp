#pragma once
// What both drawings of a bar chart need to know of it.

#include "sabot/chart/bar_chart.hpp"
#include "sabot/chart/scale.hpp"

namespace sabot::chart {

// From zero, or beyond it, to the longest bar. Refuses what cannot be drawn.
Range range_of(const BarChart& chart);
int decimals_of(const BarChart& chart);

}  // namespace sabot::chart
