#pragma once
// A picture of numbers by category: bars, side by side where there are several series.

#include <string>
#include <vector>

#include "sabot/chart/numbers.hpp"

namespace sabot::chart {

// One value for each category.
struct Bars {
  std::string name{};
  std::vector<double> values{};
};

struct BarChart {
  std::string title{};
  std::string subtitle{};
  std::string category_title{};
  std::string value_title{};
  Numbers numbers = Numbers::plain;
  std::vector<std::string> categories{};
  std::vector<Bars> series{};
};

// Both refuse, as broken invariants, numbers that are not finite, text that is not clean, and a
// series with more or fewer values than there are categories.
std::string to_svg(const BarChart& chart);
std::string to_text(const BarChart& chart, int columns, bool colour);

}  // namespace sabot::chart
