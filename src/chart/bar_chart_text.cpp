#include <algorithm>
#include <array>
#include <cmath>

#include "sabot/chart/bar_chart_parts.hpp"
#include "sabot/chart/lettering.hpp"
#include "sabot/chart/text_frame.hpp"

namespace sabot::chart {
namespace {

constexpr int fewest_for_bars = 24;
constexpr std::array<std::string_view, 8> eighths{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
// Without colours, what tells the series apart.
constexpr std::array<std::string_view, 4> fillings{"█", "░", "▓", "▒"};

struct BarsTyped {
  int labels{};  // the width of the categories' names
  int zero{};    // the column where bars begin
  double columns_per_unit{};
  int decimals{};
};

std::string repeated(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

BarsTyped laid_out(const BarChart& chart, int columns) {
  BarsTyped layout{.decimals = decimals_of(chart)};
  for (const auto& name : chart.categories)
    layout.labels = std::max(layout.labels, text_columns(name));
  layout.labels = std::min(layout.labels, columns / 3);
  int values = 0;
  for (const auto& bars : chart.series)
    for (const auto value : bars.values)
      values = std::max(values, text_columns(written(value, chart.numbers, layout.decimals)));
  const auto range = range_of(chart);
  // Values stand beyond the ends of their bars, on either side.
  const auto sides = range.low < 0 ? 2 : 1;
  const auto room = std::max(4, columns - layout.labels - 1 - sides * (values + 2));
  layout.columns_per_unit = range.span() > 0 ? room / range.span() : 0;
  const auto below = static_cast<int>(std::ceil(-range.low * layout.columns_per_unit));
  layout.zero = layout.labels + 2 + (range.low < 0 ? below + values + 1 : 0);
  return layout;
}

// To the right in eighths of a character where they are full blocks; else in whole characters.
std::string bar_of(double length, std::string_view filling) {
  if (filling != fillings.front()) return repeated(filling, static_cast<int>(std::lround(length)));
  const auto parts = static_cast<std::size_t>(std::llround(length * 8));
  return repeated(filling, static_cast<int>(parts / 8)) + std::string(eighths[parts % 8]);
}

void put_bar(Canvas& canvas, const BarsTyped& layout, int row, double value,
             const std::string& text, std::string_view filling, const Tone& tone) {
  const auto length = std::abs(value) * layout.columns_per_unit;
  if (value >= 0) {
    const auto bar = bar_of(length, filling);
    canvas.put(layout.zero, row, bar, tone);
    canvas.put(layout.zero + text_columns(bar) + 1, row, text);
    return;
  }
  const auto cells = static_cast<int>(std::lround(length));
  canvas.put(layout.zero - 1 - cells, row, repeated(filling, cells), tone);
  canvas.put(layout.zero - 2 - cells - text_columns(text), row, text);
}

}  // namespace

std::string to_text(const BarChart& chart, int columns, bool colour) {
  Canvas canvas(columns);
  const auto layout = laid_out(chart, std::max(columns, fewest_for_bars));
  put_heading(canvas, chart.title, chart.subtitle);
  put_last(canvas, 0, chart.category_title);

  std::vector<TextKey> keys;
  for (std::size_t i = 0; i < chart.categories.size(); ++i) {
    if (i > 0 && chart.series.size() > 1)
      canvas.put(layout.zero - 1, canvas.rows(), "│", {.dim = true});
    const auto name = shortened(chart.categories[i], layout.labels, in_columns);
    auto row = canvas.rows();
    canvas.put(layout.labels - text_columns(name), row, name);
    for (std::size_t s = 0; s < chart.series.size(); ++s, ++row) {
      const auto value = chart.series[s].values[i];
      const auto filling = colour ? fillings.front() : fillings[s % fillings.size()];
      canvas.put(layout.zero - 1, row, "│", {.dim = true});
      put_bar(canvas, layout, row, value, written(value, chart.numbers, layout.decimals), filling,
              {.letters = for_terminal(distinct_colour(s))});
      if (i == 0 && !chart.series[s].name.empty())
        keys.push_back({std::string(filling),
                        chart.series[s].name,
                        {.letters = for_terminal(distinct_colour(s))}});
    }
  }
  put_last(canvas, layout.zero, chart.value_title);
  put_legend(canvas, keys);
  return canvas.finish(colour);
}

}  // namespace sabot::chart
