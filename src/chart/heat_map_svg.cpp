#include <algorithm>

#include <fmt/format.h>

#include "sabot/chart/heat_map_parts.hpp"
#include "sabot/chart/svg_frame.hpp"

namespace sabot::chart {
namespace {

constexpr double cell_height = 34;
constexpr double widest_cell = 84;
constexpr double cell_size = 12;
constexpr double widest_label = 160;

struct Grid {
  double left{};
  double top{};
  double cell{};  // its width

  Point corner(std::size_t row, std::size_t column) const {
    return {left + cell * static_cast<double>(column),
            top + cell_height * static_cast<double>(row)};
  }
};

Grid laid_out(const HeatMap& map, double top) {
  double labels = text_width(map.row_title, 12);
  for (const auto& row : map.rows) labels = std::max(labels, text_width(row, 12));
  const auto left = page_margin + std::min(labels, widest_label) + 12;
  const auto count = static_cast<double>(std::max(map.columns.size(), std::size_t{1}));
  return {left, top, std::min(widest_cell, (page_width - page_margin - left) / count)};
}

void draw_labels(Svg& svg, const HeatMap& map, const Grid& grid) {
  const auto width = letters_of(12);
  draw_categories(svg, map.columns, {grid.left + grid.cell / 2, grid.top - 8}, grid.cell);
  for (std::size_t r = 0; r < map.rows.size(); ++r)
    svg.text({grid.left - 10, grid.corner(r, 0).y + cell_height / 2 + 4},
             shortened(map.rows[r], widest_label, width), {.anchor = Anchor::end});
  svg.text({grid.left - 10, grid.top - 8}, shortened(map.row_title, widest_label, width),
           {.anchor = Anchor::end, .colour = pale_ink});
}

// Colours alone where the cells are too narrow for their numbers.
void draw_cells(Svg& svg, const HeatMap& map, const Grid& grid) {
  const auto range = range_of(map);
  const auto decimals = decimals_of(map);
  double widest = 0;
  for (const auto value : map.cells)
    widest = std::max(widest, text_width(bare(value, map.numbers, decimals), cell_size));
  for (std::size_t r = 0; r < map.rows.size(); ++r)
    for (std::size_t c = 0; c < map.columns.size(); ++c) {
      const auto value = map.at(r, c);
      const auto [x, y] = grid.corner(r, c);
      const auto colour = heat_colour(heat_of(value, range));
      svg.box({x + 0.5, y + 0.5}, std::max(0.5, grid.cell - 1), cell_height - 1, colour, 2);
      if (widest <= grid.cell - 4)
        svg.text({x + grid.cell / 2, y + cell_height / 2 + 4}, bare(value, map.numbers, decimals),
                 {.size = cell_size, .anchor = Anchor::middle, .colour = letters_on(colour)});
    }
}

// What the lightest and the darkest colour mean.
double draw_key(Svg& svg, const HeatMap& map, const Grid& grid) {
  constexpr int steps = 30;
  constexpr double step = 6;
  const auto range = range_of(map);
  const auto decimals = decimals_of(map);
  const auto y = grid.corner(map.rows.size(), 0).y + 16;
  const auto low = written(range.low, map.numbers, decimals);
  auto x = grid.left;
  svg.text({x, y + 10}, low, {.colour = pale_ink});
  x += text_width(low, 12) + 8;
  for (int i = 0; i < steps; ++i)
    svg.box({x + step * i, y}, step + 0.3, 12, heat_colour(i / (steps - 1.0)));
  svg.text({x + step * steps + 8, y + 10}, written(range.high, map.numbers, decimals),
           {.colour = pale_ink});
  return y + 12;
}

std::string described(const HeatMap& map) {
  const auto range = range_of(map);
  const auto decimals = decimals_of(map);
  return fmt::format("{}{}{} × {}: {}…{}", map.subtitle, map.subtitle.empty() ? "" : ". ",
                     map.row_title, map.column_title, written(range.low, map.numbers, decimals),
                     written(range.high, map.numbers, decimals));
}

}  // namespace

std::string to_svg(const HeatMap& map) {
  Svg svg;
  const auto top = draw_heading(svg, map.title, map.subtitle);
  auto grid = laid_out(map, top);
  grid.top = draw_axis_title(svg, map.column_title, grid.left, top) + 26;
  draw_labels(svg, map, grid);
  draw_cells(svg, map, grid);
  const auto bottom = draw_key(svg, map, grid);
  return svg.finish(page_width, bottom + page_margin, map.title, described(map));
}

}  // namespace sabot::chart
