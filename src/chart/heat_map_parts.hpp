#pragma once
// What both drawings of a heat map need to know of it.

#include "sabot/chart/heat_map.hpp"
#include "sabot/chart/scale.hpp"

namespace sabot::chart {

// From zero, or beyond it, to the largest. Refuses what cannot be drawn.
Range range_of(const HeatMap& map);
int decimals_of(const HeatMap& map);
// 0 for the lightest cell, 1 for the darkest.
double heat_of(double value, Range range);

}  // namespace sabot::chart
