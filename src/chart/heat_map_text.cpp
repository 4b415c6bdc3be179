#include <algorithm>
#include <array>

#include "sabot/chart/heat_map_parts.hpp"
#include "sabot/chart/lettering.hpp"
#include "sabot/chart/text_frame.hpp"

namespace sabot::chart {
namespace {

constexpr int fewest_for_a_map = 24;
constexpr std::array<std::string_view, 5> steps_of_shade{" ", "░", "▒", "▓", "█"};

// How wide a cell is and what it says.
struct MapTyped {
  int labels{};
  int cell{};
  int decimals = -1;  // below zero: no numbers
};

int widest_number(const HeatMap& map, int decimals) {
  int widest = 0;
  for (const auto value : map.cells)
    widest = std::max(widest, text_columns(bare(value, map.numbers, decimals)));
  return widest;
}

// As many decimals as fit; without colours a shade stands before the number.
MapTyped laid_out(const HeatMap& map, int columns, bool colour) {
  int labels = 0;
  for (const auto& row : map.rows) labels = std::max(labels, text_columns(row));
  labels = std::min(labels, columns / 3);
  const auto count = static_cast<int>(std::max(map.columns.size(), std::size_t{1}));
  const auto room = (columns - labels - 1) / count;
  for (auto decimals = decimals_of(map); decimals >= 0; --decimals)
    if (const auto cell = widest_number(map, decimals) + (colour ? 2 : 3); cell <= room)
      return {labels, std::min(cell + 1, room), decimals};
  return {labels, std::clamp(room, 1, 4), -1};
}

std::string shade_of(double heat) {
  const auto step = static_cast<std::size_t>(std::clamp(heat * 4 + 0.5, 0.0, 4.0));
  return std::string(steps_of_shade[step]);
}

void put_cell(Canvas& canvas, int column, int row, const std::string& text, double heat,
              const MapTyped& layout, bool colour) {
  const auto paper = terminal_heat_colour(heat);
  if (colour) {
    const Tone tone{.letters = letters_on(paper), .paper = paper};
    for (int i = 0; i < layout.cell; ++i) canvas.put(column + i, row, " ", tone);
    canvas.put(column + (layout.cell - text_columns(text)) / 2, row, text, tone);
    return;
  }
  // Cells without numbers touch; else a blank, two shades and the number.
  const auto from = layout.decimals < 0 ? 0 : 1;
  const auto to = layout.decimals < 0 ? layout.cell : 3;
  for (int i = from; i < to; ++i) canvas.put(column + i, row, shade_of(heat));
  canvas.put(column + layout.cell - text_columns(text), row, text);
}

void put_cells(Canvas& canvas, const HeatMap& map, const MapTyped& layout, bool colour) {
  const auto range = range_of(map);
  for (std::size_t r = 0; r < map.rows.size(); ++r) {
    const auto row = canvas.rows();
    const auto name = shortened(map.rows[r], layout.labels, in_columns);
    canvas.put(layout.labels - text_columns(name), row, name, {.dim = true});
    for (std::size_t c = 0; c < map.columns.size(); ++c) {
      const auto text = layout.decimals < 0 ? "" : bare(map.at(r, c), map.numbers, layout.decimals);
      put_cell(canvas, layout.labels + 1 + layout.cell * static_cast<int>(c), row, text,
               heat_of(map.at(r, c), range), layout, colour);
    }
  }
}

void put_column_labels(Canvas& canvas, const HeatMap& map, const MapTyped& layout, bool colour) {
  const auto row = canvas.rows();
  for (std::size_t c = 0; c < map.columns.size(); ++c) {
    const auto name = shortened(map.columns[c], layout.cell, in_columns);
    const auto spare = layout.cell - text_columns(name);
    const auto before = colour || layout.decimals < 0 ? spare / 2 : spare;
    canvas.put(layout.labels + 1 + layout.cell * static_cast<int>(c) + before, row, name,
               {.dim = true});
  }
}

void put_key(Canvas& canvas, const HeatMap& map, int column, bool colour) {
  const auto range = range_of(map);
  const auto row = canvas.rows();
  const auto decimals = decimals_of(map);
  const auto low = written(range.low, map.numbers, decimals);
  canvas.put(column, row, low, {.dim = true});
  column += text_columns(low) + 1;
  constexpr int steps = 10;
  for (int i = 0; i < steps; ++i, ++column) {
    const auto heat = i / (steps - 1.0);
    if (colour)
      canvas.put(column, row, " ", {.paper = terminal_heat_colour(heat)});
    else
      canvas.put(column, row, shade_of(heat));
  }
  canvas.put(column + 1, row, written(range.high, map.numbers, decimals), {.dim = true});
}

}  // namespace

std::string to_text(const HeatMap& map, int columns, bool colour) {
  Canvas canvas(columns);
  const auto layout = laid_out(map, std::max(columns, fewest_for_a_map), colour);
  put_heading(canvas, map.title, map.subtitle);
  put_last(canvas, 0, map.row_title + " ↓  " + map.column_title + " →");
  put_column_labels(canvas, map, layout, colour);
  put_cells(canvas, map, layout, colour);
  put_key(canvas, map, layout.labels + 1, colour);
  return canvas.finish(colour);
}

}  // namespace sabot::chart
