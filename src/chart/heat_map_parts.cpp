#include "sabot/chart/heat_map_parts.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"

namespace sabot::chart {

Range range_of(const HeatMap& map) {
  require(map.cells.size() == map.rows.size() * map.columns.size(),
          "a cell for every row and column, and no more");
  Range range;
  for (const auto value : map.cells) range.take_in(value);
  return range;
}

int decimals_of(const HeatMap& map) {
  const auto range = range_of(map);
  return decimals_for(std::max(range.high, -range.low), map.numbers);
}

double heat_of(double value, Range range) {
  return range.span() > 0 ? (value - range.low) / range.span() : 0;
}

}  // namespace sabot::chart
