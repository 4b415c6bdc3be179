#include "sabot/chart/chart_parts.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "sabot/base/invariant.hpp"

namespace sabot::chart {
namespace {

void take_in(std::optional<Extent>& extent, double x, double y) {
  if (!extent) extent = Extent{{x, x}, {y, y}};
  extent->x.take_in(x);
  extent->y.take_in(y);
}

std::string between(const Axis& axis, Range range) {
  const auto scale = fitted(range, axis.numbers, 100, Ends::at_the_data);
  const auto decimals = decimals_of_step(scale.range.span() / 100, axis.numbers);
  return fmt::format("{}{}{}…{}", axis.title, axis.title.empty() ? "" : ": ",
                     written(range.low, axis.numbers, decimals),
                     written(range.high, axis.numbers, decimals));
}

}  // namespace

std::optional<Extent> extent_of(const Chart& chart) {
  std::optional<Extent> extent;
  for (const auto& line : chart.lines)
    for (const auto [x, y] : line.points) take_in(extent, x, y);
  for (const auto& mark : chart.marks) take_in(extent, mark.at.x, mark.at.y);
  for (const auto& band : chart.bands) {
    require(std::ranges::is_sorted(band.stretches, {}, &Stretch::x), "a band goes to the right");
    for (const auto& stretch : band.stretches) {
      take_in(extent, stretch.x, stretch.low);
      take_in(extent, stretch.x, stretch.high);
      require(stretch.low <= stretch.high, "the low edge of a band is above its high edge");
    }
  }
  return extent;
}

Rgb line_colour(const Chart& chart, std::size_t line) {
  if (chart.colouring == Colouring::distinct || chart.lines.size() < 2)
    return distinct_colour(line);
  return ordered_colour(static_cast<double>(line) / static_cast<double>(chart.lines.size() - 1));
}

Rgb band_colour(const Chart& chart, const Band& band) { return line_colour(chart, band.line); }

std::vector<Key> keys_of(const Chart& chart) {
  std::vector<Key> keys;
  for (std::size_t i = 0; i < chart.lines.size(); ++i)
    if (const auto& [name, points] = chart.lines[i]; !name.empty() && !points.empty())
      keys.push_back({Key::Kind::line, i, name, points.back(), line_colour(chart, i)});
  for (std::size_t i = 0; i < chart.bands.size(); ++i)
    if (const auto& band = chart.bands[i]; !band.name.empty() && !band.stretches.empty()) {
      const auto& last = band.stretches.back();
      keys.push_back(
          {Key::Kind::band, i, band.name, {last.x, last.high}, band_colour(chart, band)});
    }
  return keys;
}

bool end_at_the_right(const std::vector<Key>& keys, Range x) {
  return x.span() > 0 && std::ranges::all_of(keys, [=](const Key& key) {
           return key.end.x >= x.high - x.span() / 50;
         });
}

std::string described(const Chart& chart, const std::optional<Extent>& extent) {
  auto text = chart.subtitle;
  const auto add = [&](const std::string& more) {
    if (!text.empty()) text += ". ";
    text += more;
  };
  if (extent) {
    add(between(chart.x, extent->x));
    add(between(chart.y, extent->y));
  }
  for (const auto& key : keys_of(chart)) add(key.name);
  for (const auto& mark : chart.marks) add(mark.label);
  return text;
}

}  // namespace sabot::chart
