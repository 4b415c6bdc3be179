#pragma once
// Where the data of a chart stand among the characters of a terminal, and the marked points there.

#include <cmath>
#include <vector>

#include "sabot/chart/chart.hpp"
#include "sabot/chart/scale.hpp"
#include "sabot/chart/text_frame.hpp"

namespace sabot::chart {

struct TextPlace {
  int column{};
  int row{};

  bool operator==(const TextPlace&) const = default;
};

// In characters; each is two dots wide and four high.
struct TextPlot {
  int left{};
  int top{};
  int width{};
  int height{};
  Scale x{};
  Scale y{};

  // From the middle of the first row to the middle of the last, so that ticks stand evenly.
  double height_of(double value) const { return top + (1 - y.part(value)) * (height - 1); }
  TextPlace dot_of(Point data) const {
    return {left * 2 + static_cast<int>(std::lround(x.part(data.x) * (width * 2 - 1))),
            static_cast<int>(std::lround(height_of(data.y) * 4 + 1.5))};
  }
  int column_of(double value) const { return dot_of({value, y.range.low}).column / 2; }
  int row_of(double value) const { return dot_of({x.range.low, value}).row / 4; }
};

// The points with their labels, each where it hides the least.
void put_marks(Canvas& canvas, const TextPlot& plot, const std::vector<Mark>& marks);

}  // namespace sabot::chart
