#include "sabot/chart/svg_frame.hpp"

#include <algorithm>
#include <cmath>

namespace sabot::chart {
namespace {

constexpr double title_size = 18;
constexpr double subtitle_size = 13;
constexpr double axis_size = 12;

double draw_lines(Svg& svg, std::string_view text, double top, double leading,
                  const Letters& letters) {
  for (const auto& line : broken(text, page_room, letters_of(letters.size, letters.bold)))
    svg.text({page_margin, top += leading}, line, letters);
  return top;
}

}  // namespace

double draw_heading(Svg& svg, std::string_view title, std::string_view subtitle) {
  auto y = page_margin - 8;
  y = draw_lines(svg, title, y, 23, {.size = title_size, .bold = true});
  y = draw_lines(svg, subtitle, y, 19, {.size = subtitle_size, .colour = pale_ink});
  return y + 10;
}

double draw_axis_title(Svg& svg, std::string_view title, double left, double top) {
  if (title.empty()) return top;
  const auto fitting = shortened(title, page_width - page_margin - left, letters_of(axis_size));
  svg.text({left, top + 16}, fitting, {.size = axis_size, .colour = pale_ink});
  return top + 20;
}

double draw_legend(Svg& svg, const std::vector<LegendEntry>& entries, double top) {
  constexpr double swatch = 20;
  constexpr double row = 20;
  if (entries.empty()) return top;
  auto x = page_margin;
  auto y = top + row;
  for (const auto& entry : entries) {
    const auto name = shortened(entry.name, page_room - swatch - 8, letters_of(axis_size));
    const auto width = swatch + 6 + text_width(name, axis_size);
    if (x > page_margin && x + width > page_width - page_margin) {
      x = page_margin;
      y += row;
    }
    if (entry.box) {
      svg.box({x + 4, y - 11}, 12, 12, entry.colour, 2);
    } else {
      svg.line({x, y - 4}, {x + swatch, y - 4}, {entry.colour, 2.5, entry.dashes});
    }
    svg.text({x + swatch + 6, y}, name, {.size = axis_size});
    x += width + 18;
  }
  return y + 8;
}

double value_axis_width(const Scale& scale) {
  double widest = 0;
  for (const auto& tick : scale.ticks) widest = std::max(widest, text_width(tick.label, axis_size));
  return widest + 10;
}

void draw_value_axis(Svg& svg, const Plot& plot, const Scale& scale) {
  for (const auto& [at, label] : scale.ticks) {
    const auto y = plot.bottom() - scale.part(at) * plot.height;
    svg.line({plot.left, y}, {plot.right(), y}, {at == 0 ? base_line : hairline, 1});
    svg.text({plot.left - 10, y + 4}, label,
             {.size = axis_size, .anchor = Anchor::end, .colour = pale_ink});
  }
}

void draw_categories(Svg& svg, const std::vector<std::string>& names, Point first, double pitch) {
  constexpr std::size_t many = 30;
  double widest = 0;
  for (const auto& name : names) widest = std::max(widest, text_width(name, axis_size) + 8);
  // A few long names are cut rather than left out.
  const auto skip =
      names.size() > many
          ? std::max(std::size_t{1}, static_cast<std::size_t>(std::ceil(widest / pitch)))
          : 1;
  const auto room = pitch * static_cast<double>(skip) - 2;
  for (std::size_t i = 0; i < names.size(); i += skip)
    svg.text({first.x + pitch * static_cast<double>(i), first.y},
             shortened(names[i], room, letters_of(axis_size)), {.anchor = Anchor::middle});
}

}  // namespace sabot::chart
