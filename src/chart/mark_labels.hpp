#pragma once
// Where the label of a marked point stands: where it hides the least of lines, points and labels.

#include <string_view>
#include <vector>

#include "sabot/chart/svg_frame.hpp"

namespace sabot::chart {

class MarkLabels {
 public:
  MarkLabels(const Plot& plot, const std::vector<std::vector<Point>>& lines,
             const std::vector<Point>& centres, double size)
      : plot_(plot), lines_(lines), centres_(centres), size_(size) {}

  void draw(Svg& svg, Point centre, std::string_view label);

 private:
  double cost(const Plot& room, Point centre) const;

  const Plot& plot_;
  const std::vector<std::vector<Point>>& lines_;
  const std::vector<Point>& centres_;
  double size_;
  std::vector<Plot> taken_;
};

}  // namespace sabot::chart
