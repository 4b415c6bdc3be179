#include <algorithm>
#include <array>
#include <cmath>

#include "sabot/chart/chart_parts.hpp"
#include "sabot/chart/lettering.hpp"
#include "sabot/chart/text_marks.hpp"

namespace sabot::chart {
namespace {

constexpr int fewest_for_lines = 30;
constexpr std::size_t fewest_rows = 10;
constexpr std::array<std::string_view, 3> band_shades{"░", "▒", "▓"};

std::string_view shade_of(std::size_t band) {
  return band_shades[std::min(band, band_shades.size() - 1)];
}

// Without colours, the letter that a line carries: its own name where that is one letter.
std::string letter_of(const Chart& chart, std::size_t line) {
  const auto short_names = std::ranges::all_of(
      chart.lines, [](const Line& each) { return text_columns(each.name) == 1; });
  if (short_names) return chart.lines[line].name;
  return {static_cast<char>('a' + static_cast<int>(line % 26))};
}

// Few terminals show more than six colours that one can tell apart in dots.
bool has_letters(const Chart& chart, bool colour) { return chart.lines.size() > (colour ? 6 : 1); }

TextKey text_key(const Chart& chart, const Key& key, bool colour) {
  const Tone tone{.letters = for_terminal(key.colour)};
  if (key.kind == Key::Kind::band) return {std::string(shade_of(key.index)), key.name, tone};
  if (!has_letters(chart, colour)) return {"─", key.name, tone};
  return {letter_of(chart, key.index), key.name, tone};
}

std::string label_of(const TextKey& key) {
  return key.sign == key.name ? key.name : key.sign + ' ' + key.name;
}

int widest_of(const std::vector<TextKey>& keys) {
  int widest = 0;
  for (const auto& key : keys) widest = std::max(widest, text_columns(label_of(key)));
  return widest;
}

// As many ticks as leave their labels apart.
Scale fitted_across(Range data, Numbers numbers, int width) {
  for (int most = 10; most > 1; --most) {
    auto scale = fitted(data, numbers, most, Ends::at_the_data);
    int room = 0;
    for (const auto& tick : scale.ticks) room = std::max(room, text_columns(tick.label) + 3);
    if (room * static_cast<int>(scale.ticks.size()) <= width) return scale;
  }
  return fitted(data, numbers, 1, Ends::at_the_data);
}

void put_axes(Canvas& canvas, const TextPlot& plot) {
  const Tone tone{.dim = true};
  const auto bottom = plot.top + plot.height;
  for (int row = plot.top; row < bottom; ++row) canvas.put(plot.left - 1, row, "│", tone);
  for (const auto& [at, label] : plot.y.ticks) {
    const auto row = plot.row_of(at);
    canvas.put(plot.left - 1, row, "┤", tone);
    canvas.put(plot.left - 2 - text_columns(label), row, label, tone);
    if (at == 0 && row != bottom - 1)
      for (int i = 0; i < plot.width; ++i) canvas.put(plot.left + i, row, "┈", tone);
  }
  canvas.put(plot.left - 1, bottom, "└", tone);
  for (int i = 0; i < plot.width; ++i) canvas.put(plot.left + i, bottom, "─", tone);
  for (const auto& [at, label] : plot.x.ticks) {
    const auto column = plot.column_of(at);
    const auto width = text_columns(label);
    canvas.put(column, bottom, "┬", tone);
    canvas.put(std::min(column - width / 2, canvas.columns() - width), bottom + 1, label, tone);
  }
}

// The band's edges where the middle of a column stands; none beside the band.
std::optional<Stretch> stretch_at(const Band& band, double x) {
  const auto& all = band.stretches;
  const auto after = std::ranges::lower_bound(all, x, {}, &Stretch::x);
  if (after == all.end() || (after == all.begin() && after->x > x)) return std::nullopt;
  if (after == all.begin() || after->x == x) return *after;
  const auto& before = *std::prev(after);
  const auto part = (x - before.x) / (after->x - before.x);
  return Stretch{x, std::lerp(before.low, after->low, part),
                 std::lerp(before.high, after->high, part)};
}

void put_band(Canvas& canvas, const TextPlot& plot, const Band& band, std::string_view shade,
              const Tone& tone) {
  const auto fill = [&](int column, const Stretch& stretch) {
    for (auto row = plot.row_of(stretch.high); row <= plot.row_of(stretch.low); ++row)
      canvas.put(column, row, shade, tone);
  };
  for (int i = 0; i < plot.width; ++i) {
    const auto part = plot.width > 1 ? i / (plot.width - 1.0) : 0.5;
    if (const auto stretch = stretch_at(band, plot.x.range.low + part * plot.x.range.span()))
      fill(plot.left + i, *stretch);
  }
  // A band too narrow to reach the middle of any column.
  if (band.stretches.size() == 1)
    fill(plot.column_of(band.stretches.front().x), band.stretches.front());
}

// Draws the line and answers the characters that it passes through, in order.
std::vector<TextPlace> put_line(Canvas& canvas, const TextPlot& plot, const Line& line,
                                const Tone& tone) {
  std::vector<TextPlace> passed;
  // A single dot would be taken for dust.
  if (line.points.size() == 1) {
    const auto [x, y] = plot.dot_of(line.points.front());
    canvas.put(x / 2, y / 4, "•", tone);
    return {{x / 2, y / 4}};
  }
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const auto to = plot.dot_of(line.points[i]);
    const auto from = i == 0 ? to : plot.dot_of(line.points[i - 1]);
    const auto steps =
        std::max({1, std::abs(to.column - from.column), std::abs(to.row - from.row)});
    for (int k = 0; k <= steps; ++k) {
      const auto part = static_cast<double>(k) / steps;
      const auto x = static_cast<int>(std::lround(std::lerp(from.column, to.column, part)));
      const auto y = static_cast<int>(std::lround(std::lerp(from.row, to.row, part)));
      canvas.dot(x, y, tone);
      if (const TextPlace place{x / 2, y / 4}; passed.empty() || passed.back() != place)
        passed.push_back(place);
    }
  }
  return passed;
}

// A letter on the line in a few places, not the same for every line.
void put_letters(Canvas& canvas, const std::vector<TextPlace>& passed, const std::string& letter,
                 double turn, const Tone& tone) {
  if (passed.empty()) return;
  constexpr int times = 3;
  for (int k = 0; k < times; ++k) {
    const auto at = (k + turn) / times * static_cast<double>(passed.size());
    const auto [column, row] = passed[static_cast<std::size_t>(at)];
    canvas.put(column, row, letter, tone);
  }
}

void put_lines(Canvas& canvas, const TextPlot& plot, const Chart& chart, bool letters) {
  const auto tone = [&](std::size_t line) {
    return Tone{.letters = for_terminal(line_colour(chart, line))};
  };
  std::vector<std::vector<TextPlace>> passed;
  for (std::size_t i = 0; i < chart.lines.size(); ++i)
    passed.push_back(put_line(canvas, plot, chart.lines[i], tone(i)));
  if (!letters) return;
  for (std::size_t i = 0; i < passed.size(); ++i)
    put_letters(canvas, passed[i], letter_of(chart, i),
                (static_cast<double>(i) + 0.5) / static_cast<double>(passed.size()), tone(i));
}

std::optional<std::vector<double>> rows_of(const TextPlot& plot, const std::vector<Key>& keys) {
  std::vector<double> wanted;
  for (const auto& key : keys) wanted.push_back(plot.height_of(key.end.y));
  // A little more than a row, so that rounding never brings two into one.
  return spread(wanted, 1.0001, plot.top, plot.top + plot.height - 1 + 0.01);
}

// All but where it begins from above; labels take some columns of the room.
TextPlot laid_out(const Chart& chart, const Extent& data, int room, int labels) {
  TextPlot plot;
  plot.height = std::clamp(room / 4, static_cast<int>(fewest_rows), 20);
  plot.y = fitted(data.y, chart.y.numbers, plot.height / 3, Ends::at_ticks);
  // As many rows from every tick to the next.
  const auto steps = std::max(1, static_cast<int>(plot.y.ticks.size()) - 1);
  plot.height = std::max(1, (plot.height - 1) / steps) * steps + 1;
  for (const auto& tick : plot.y.ticks)
    plot.left = std::max(plot.left, text_columns(tick.label) + 2);
  plot.width = std::max(1, room - plot.left - labels);
  plot.x = fitted_across(data.x, chart.x.numbers, plot.width);
  return plot;
}

}  // namespace

std::string to_text(const Chart& chart, int columns, bool colour) {
  const auto data = extent_of(chart).value_or(Extent{{0, 1}, {0, 1}});
  const auto room = std::max(columns, fewest_for_lines);
  const auto keys = keys_of(chart);
  std::vector<TextKey> text_keys;
  for (const auto& key : keys) text_keys.push_back(text_key(chart, key, colour));

  const auto beside = end_at_the_right(keys, data.x) && widest_of(text_keys) <= room / 3 &&
                      keys.size() <= fewest_rows;
  auto plot = laid_out(chart, data, room, beside && !keys.empty() ? widest_of(text_keys) + 1 : 0);
  Canvas canvas(columns);
  put_heading(canvas, chart.title, chart.subtitle);
  put_last(canvas, 0, chart.y.title);
  plot.top = canvas.rows();
  put_axes(canvas, plot);
  for (std::size_t i = 0; i < chart.bands.size(); ++i)
    put_band(canvas, plot, chart.bands[i], shade_of(i),
             {.letters = for_terminal(band_colour(chart, chart.bands[i]))});
  put_lines(canvas, plot, chart, has_letters(chart, colour));
  put_marks(canvas, plot, chart.marks);
  if (const auto rows = rows_of(plot, keys); beside && rows)
    for (std::size_t i = 0; i < keys.size(); ++i)
      canvas.put(plot.left + plot.width + 1, static_cast<int>(std::lround((*rows)[i])),
                 label_of(text_keys[i]), text_keys[i].tone);
  put_last(canvas, plot.left, chart.x.title);
  if (!beside) put_legend(canvas, text_keys);
  return canvas.finish(colour);
}

}  // namespace sabot::chart
