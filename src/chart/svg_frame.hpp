#pragma once
// What stands around the data in every SVG picture: its heading, its legend, its axes.

#include <string>
#include <string_view>
#include <vector>

#include "sabot/chart/scale.hpp"
#include "sabot/chart/svg.hpp"

namespace sabot::chart {

inline constexpr double page_width = 760;
inline constexpr double page_margin = 24;
inline constexpr double page_room = page_width - 2 * page_margin;

// The rectangle in which the data stand.
struct Plot {
  double left{};
  double top{};
  double width{};
  double height{};

  double right() const { return left + width; }
  double bottom() const { return top + height; }
};

// Each answers how far down it has come.
double draw_heading(Svg& svg, std::string_view title, std::string_view subtitle);
// A title of an axis, horizontal, with its letters beginning at `left`.
double draw_axis_title(Svg& svg, std::string_view title, double left, double top);

struct LegendEntry {
  std::string name{};
  Rgb colour{};
  bool box = false;  // otherwise a line
  std::string_view dashes{};
};
double draw_legend(Svg& svg, const std::vector<LegendEntry>& entries, double top);

// How much room the numbers beside the axis take.
double value_axis_width(const Scale& scale);
// Numbers at the left, hairlines across, and a stronger one at zero.
void draw_value_axis(Svg& svg, const Plot& plot, const Scale& scale);

// Names of categories side by side, the first centred at `first` and each `pitch` after the one
// before: all of them, or as many as fit side by side.
void draw_categories(Svg& svg, const std::vector<std::string>& names, Point first, double pitch);

}  // namespace sabot::chart
