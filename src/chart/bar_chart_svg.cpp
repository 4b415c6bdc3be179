#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "sabot/chart/bar_chart_parts.hpp"
#include "sabot/chart/svg_frame.hpp"

namespace sabot::chart {
namespace {

constexpr double bars_height = 300;
constexpr double value_size = 10.5;
constexpr double widest_bar = 100;

// Where the bars of each category stand.
struct BarsDrawn {
  Plot plot{};
  Scale scale{};
  double pitch{};  // from one category to the next
  double bar{};

  double height_of(double value) const { return plot.bottom() - scale.part(value) * plot.height; }
  double centre_of(std::size_t category) const {
    return plot.left + pitch * (static_cast<double>(category) + 0.5);
  }
};

BarsDrawn laid_out(const BarChart& chart, double top) {
  BarsDrawn layout;
  // Bars all of nothing still stand on a zero line.
  auto range = range_of(chart);
  if (range.span() == 0) range.high = chart.numbers == Numbers::percent ? 0.01 : 1;
  layout.scale = fitted(range, chart.numbers, 6, Ends::at_ticks);
  const auto left = page_margin + value_axis_width(layout.scale);
  layout.plot = {left, top + 12, page_width - page_margin - left, bars_height};
  const auto several = [](std::size_t n) {
    return static_cast<double>(std::max(n, std::size_t{1}));
  };
  layout.pitch = layout.plot.width / several(chart.categories.size());
  layout.bar = std::min(widest_bar, layout.pitch * 0.86 / several(chart.series.size()));
  return layout;
}

void draw_bar(Svg& svg, const BarsDrawn& layout, double x, double value, Rgb colour) {
  const auto zero = layout.height_of(0);
  const auto end = layout.height_of(value);
  // A hair between neighbours, and at least a hair of every bar that is not nothing.
  const auto height = value == 0 ? 0 : std::max(0.7, std::abs(end - zero));
  svg.box({x + 0.5, end < zero ? zero - height : zero}, std::max(0.5, layout.bar - 1), height,
          colour);
}

void draw_value(Svg& svg, const BarsDrawn& layout, double x, double value,
                const std::string& text) {
  const auto end = layout.height_of(value);
  svg.text({x + layout.bar / 2, value < 0 ? end + 13 : end - 5}, text,
           {.size = value_size, .anchor = Anchor::middle, .colour = pale_ink, .halo = true});
}

std::string described(const BarChart& chart, int decimals) {
  auto text = chart.subtitle;
  for (const auto& bars : chart.series) {
    text +=
        fmt::format("{}{}{}", text.empty() ? "" : ". ", bars.name, bars.name.empty() ? "" : ": ");
    for (std::size_t i = 0; i < bars.values.size(); ++i)
      text += fmt::format("{}{} = {}", i == 0 ? "" : "; ", chart.categories[i],
                          written(bars.values[i], chart.numbers, decimals));
  }
  return text;
}

void draw_series(Svg& svg, const BarsDrawn& layout, const BarChart& chart, int decimals) {
  const auto count = static_cast<double>(chart.series.size());
  double widest = 0;
  for (const auto& bars : chart.series)
    for (const auto value : bars.values)
      widest = std::max(widest, text_width(bare(value, chart.numbers, decimals), value_size));
  const auto room = count > 1 ? layout.bar - 3 : layout.pitch - 4;
  for (std::size_t s = 0; s < chart.series.size(); ++s)
    for (std::size_t i = 0; i < chart.categories.size(); ++i) {
      const auto value = chart.series[s].values[i];
      const auto x = layout.centre_of(i) + layout.bar * (static_cast<double>(s) - count / 2);
      draw_bar(svg, layout, x, value, distinct_colour(s));
      if (widest <= room) draw_value(svg, layout, x, value, bare(value, chart.numbers, decimals));
    }
}

}  // namespace

std::string to_svg(const BarChart& chart) {
  const auto decimals = decimals_of(chart);
  Svg svg;
  auto top = draw_heading(svg, chart.title, chart.subtitle);
  std::vector<LegendEntry> entries;
  for (std::size_t s = 0; s < chart.series.size(); ++s)
    if (const auto& name = chart.series[s].name; !name.empty())
      entries.push_back({name, distinct_colour(s), true, {}});
  top = draw_legend(svg, entries, top);
  top = draw_axis_title(svg, chart.value_title, page_margin, top);

  const auto layout = laid_out(chart, top);
  const auto& plot = layout.plot;
  draw_value_axis(svg, plot, layout.scale);
  draw_series(svg, layout, chart, decimals);
  const auto zero = layout.height_of(0);
  svg.line({plot.left, zero}, {plot.right(), zero}, {base_line, 1});
  // Below the numbers of bars that go down.
  const auto labels = plot.bottom() + (range_of(chart).low < 0 ? 30 : 18);
  draw_categories(svg, chart.categories, {layout.centre_of(0), labels}, layout.pitch);
  const auto bottom = draw_axis_title(svg, chart.category_title, plot.left, labels + 4);
  return svg.finish(page_width, bottom + 16, chart.title, described(chart, decimals));
}

}  // namespace sabot::chart
