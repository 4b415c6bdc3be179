#include <algorithm>
#include <cmath>

#include "sabot/chart/chart_parts.hpp"
#include "sabot/chart/mark_labels.hpp"
#include "sabot/chart/svg_frame.hpp"

namespace sabot::chart {
namespace {

constexpr double lines_height = 320;
constexpr double label_size = 12.5;
constexpr double label_gap = 16;
constexpr double widest_key = 190;
constexpr double leader = 14;
constexpr std::string_view dashed = "7 4";

// Lines whose colours are the same or nearly so: the second turn of the distinct ones, and every
// other one of those that are steps of one scale.
std::string_view dashes_of(const Chart& chart, std::size_t line) {
  const auto ordered = chart.colouring == Colouring::ordered && chart.lines.size() > 5;
  return (ordered ? line % 2 == 1 : line >= distinct_colours) ? dashed : "";
}

struct Frame {
  Plot plot{};
  Scale x{};
  Scale y{};

  Point at(Point data) const {
    return {plot.left + x.part(data.x) * plot.width, plot.bottom() - y.part(data.y) * plot.height};
  }
};

// As many ticks as leave their labels apart.
Scale fitted_across(Range data, Numbers numbers, double width) {
  for (int most = 10; most > 1; --most) {
    auto scale = fitted(data, numbers, most, Ends::at_the_data);
    double room = 0;
    for (const auto& tick : scale.ticks) room = std::max(room, text_width(tick.label, 12) + 20);
    if (room * static_cast<double>(scale.ticks.size()) <= width) return scale;
  }
  return fitted(data, numbers, 1, Ends::at_the_data);
}

void draw_x_axis(Svg& svg, const Frame& frame) {
  const auto& plot = frame.plot;
  svg.line({plot.left, plot.bottom()}, {plot.right(), plot.bottom()}, {base_line, 1});
  for (const auto& [at, label] : frame.x.ticks) {
    const auto x = plot.left + frame.x.part(at) * plot.width;
    svg.line({x, plot.bottom()}, {x, plot.bottom() + 5}, {base_line, 1});
    svg.text({x, plot.bottom() + 19}, label, {.anchor = Anchor::middle, .colour = pale_ink});
  }
}

void draw_band(Svg& svg, const Frame& frame, const Band& band, Rgb colour) {
  if (band.stretches.empty()) return;
  std::vector<Point> edge;
  for (const auto& [x, low, high] : band.stretches) edge.push_back(frame.at({x, high}));
  for (auto at = band.stretches.rbegin(); at != band.stretches.rend(); ++at)
    edge.push_back(frame.at({at->x, at->low}));
  // A single stretch has no width to fill.
  if (band.stretches.size() == 1)
    svg.line(edge.front(), edge.back(), {mixed(white, colour, 0.4), 6});
  else
    svg.area(edge, colour, 0.2);
}

std::vector<Point> placed(const Frame& frame, const Line& line) {
  std::vector<Point> points;
  for (const auto& point : line.points) points.push_back(frame.at(point));
  return points;
}

void draw_line(Svg& svg, const std::vector<Point>& points, const Stroke& stroke) {
  if (points.size() == 1) svg.dot(points.front(), 4, stroke.colour);
  if (points.size() > 1) svg.path(points, stroke);
}

// From the end of its line to a name, which stands where it does not touch the next.
void draw_end_labels(Svg& svg, const Frame& frame, const std::vector<Key>& keys,
                     const std::vector<double>& heights) {
  const auto right = frame.plot.right();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const auto end = frame.at(keys[i].end);
    svg.path({end, {right + 2, end.y}, {right + leader - 4, heights[i]}},
             {mixed(white, keys[i].colour, 0.6), 1});
    svg.text({right + leader, heights[i] + 4.5}, keys[i].name,
             {.size = label_size, .colour = for_letters(keys[i].colour)});
  }
}

void draw_marks(Svg& svg, const Frame& frame, const std::vector<Mark>& marks,
                const std::vector<std::vector<Point>>& lines) {
  std::vector<Point> centres;
  for (const auto& mark : marks) {
    centres.push_back(frame.at(mark.at));
    svg.line(centres.back(), {centres.back().x, frame.plot.bottom()}, {pale_ink, 1, "2 3"});
  }
  MarkLabels labels(frame.plot, lines, centres, label_size);
  for (std::size_t i = 0; i < marks.size(); ++i) labels.draw(svg, centres[i], marks[i].label);
  for (const auto centre : centres) svg.dot(centre, 5, ink);
}

double width_of_labels(const std::vector<Key>& keys) {
  double widest = 0;
  for (const auto& key : keys) widest = std::max(widest, text_width(key.name, label_size));
  return widest;
}

// Where the names stand beside the ends of their lines; none where a legend is better.
std::optional<std::vector<double>> heights_of(const Frame& frame, const std::vector<Key>& keys) {
  std::vector<double> wanted;
  for (const auto& key : keys) wanted.push_back(frame.at(key.end).y);
  return spread(wanted, label_gap, frame.plot.top, frame.plot.bottom());
}

bool fit_beside(const std::vector<Key>& keys, Range x) {
  return end_at_the_right(keys, x) && width_of_labels(keys) <= widest_key &&
         label_gap * static_cast<double>(keys.size()) <= lines_height;
}

std::vector<LegendEntry> legend_of(const Chart& chart, const std::vector<Key>& keys) {
  std::vector<LegendEntry> entries;
  for (const auto& key : keys) {
    if (key.kind == Key::Kind::line)
      entries.push_back({key.name, key.colour, false, dashes_of(chart, key.index)});
    else
      entries.push_back({key.name, mixed(white, key.colour, 0.35), true, {}});
  }
  return entries;
}

}  // namespace

std::string to_svg(const Chart& chart) {
  const auto extent = extent_of(chart);
  const auto data = extent.value_or(Extent{{0, 1}, {0, 1}});
  const auto keys = keys_of(chart);
  const auto beside = fit_beside(keys, data.x);

  Svg svg;
  auto top = draw_heading(svg, chart.title, chart.subtitle);
  if (!beside) top = draw_legend(svg, legend_of(chart, keys), top);
  top = draw_axis_title(svg, chart.y.title, page_margin, top);

  Frame frame;
  frame.y = fitted(data.y, chart.y.numbers, 7, Ends::at_ticks);
  const auto left = page_margin + value_axis_width(frame.y);
  const auto labels = beside && !keys.empty() ? leader + width_of_labels(keys) : 8;
  frame.plot = {left, top + 12, page_width - page_margin - labels - left, lines_height};
  frame.x = fitted_across(data.x, chart.x.numbers, frame.plot.width);
  draw_value_axis(svg, frame.plot, frame.y);
  draw_x_axis(svg, frame);
  const auto bottom =
      draw_axis_title(svg, chart.x.title, frame.plot.left, frame.plot.bottom() + 24);

  for (const auto& band : chart.bands) draw_band(svg, frame, band, band_colour(chart, band));
  std::vector<std::vector<Point>> lines;
  for (std::size_t i = 0; i < chart.lines.size(); ++i) {
    lines.push_back(placed(frame, chart.lines[i]));
    draw_line(svg, lines.back(), {line_colour(chart, i), 2.2, dashes_of(chart, i)});
  }
  if (const auto heights = heights_of(frame, keys); beside && heights)
    draw_end_labels(svg, frame, keys, *heights);
  draw_marks(svg, frame, chart.marks, lines);
  return svg.finish(page_width, bottom + 16, chart.title, described(chart, extent));
}

}  // namespace sabot::chart
