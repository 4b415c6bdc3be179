#include "sabot/chart/text_marks.hpp"

#include <algorithm>

#include "sabot/chart/lettering.hpp"

namespace sabot::chart {
namespace {

struct Size {
  int width{};
  int height{};
};

// Where the label may begin, the nearest first; none leaves the plot sideways.
std::vector<TextPlace> places_around(const TextPlot& plot, TextPlace point, Size size) {
  std::vector<TextPlace> places;
  const auto middle = point.row - size.height / 2;
  if (point.column + 2 + size.width <= plot.left + plot.width)
    places.push_back({point.column + 2, middle});
  if (point.column - 1 - size.width >= plot.left)
    places.push_back({point.column - 1 - size.width, middle});
  const auto last = std::max(plot.left, plot.left + plot.width - size.width);
  for (int far = 1; far < 6; ++far)
    for (const int row : {point.row - far - size.height + 1, point.row + far})
      for (const int column :
           {point.column - size.width / 2, point.column, point.column - size.width + 1})
        places.push_back({std::clamp(column, plot.left, last), row});
  return places;
}

// How many characters it would hide; what leaves the plot is worse than all of that.
int cost(const Canvas& canvas, const TextPlot& plot, TextPlace place, Size size) {
  int hidden = 0;
  for (int row = place.row; row < place.row + size.height; ++row)
    for (int i = 0; i < size.width; ++i) hidden += canvas.is_blank(place.column + i, row) ? 0 : 1;
  const auto inside = place.row >= plot.top && place.row + size.height <= plot.top + plot.height;
  return hidden + (inside ? 0 : 1000);
}

}  // namespace

void put_marks(Canvas& canvas, const TextPlot& plot, const std::vector<Mark>& marks) {
  const Tone tone{.bold = true};
  const auto place_of = [&](const Mark& mark) {
    return TextPlace{plot.column_of(mark.at.x), plot.row_of(mark.at.y)};
  };
  for (const auto& mark : marks) canvas.put(place_of(mark).column, place_of(mark).row, "●", tone);
  for (const auto& mark : marks) {
    const auto lines = broken(mark.label, std::max(10, plot.width / 2), in_columns);
    Size size{.height = static_cast<int>(lines.size())};
    for (const auto& line : lines) size.width = std::max(size.width, text_columns(line));
    const auto places = places_around(plot, place_of(mark), size);
    auto [column, row] = *std::ranges::min_element(
        places, {}, [&](TextPlace place) { return cost(canvas, plot, place, size); });
    for (const auto& line : lines) canvas.put(column, row++, line, tone);
  }
}

}  // namespace sabot::chart
