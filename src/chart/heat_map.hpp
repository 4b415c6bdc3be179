#pragma once
// A picture of numbers by two categories: a table whose cells are darker the more they hold.

#include <cstddef>
#include <string>
#include <vector>

#include "sabot/chart/numbers.hpp"

namespace sabot::chart {

struct HeatMap {
  std::string title{};
  std::string subtitle{};
  std::string row_title{};
  std::string column_title{};
  Numbers numbers = Numbers::plain;
  std::vector<std::string> rows{};
  std::vector<std::string> columns{};
  std::vector<double> cells{};  // row after row

  double at(std::size_t row, std::size_t column) const {
    return cells[row * columns.size() + column];
  }
};

// Both refuse, as broken invariants, numbers that are not finite, text that is not clean, and more
// or fewer cells than rows times columns.
std::string to_svg(const HeatMap& map);
std::string to_text(const HeatMap& map, int columns, bool colour);

}  // namespace sabot::chart
