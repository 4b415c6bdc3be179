#include "sabot/chart/mark_labels.hpp"

#include <algorithm>
#include <cmath>

namespace sabot::chart {
namespace {

constexpr double widest = 170;
constexpr double away = 9;
// Farther than this from its point, a label needs a line to it.
constexpr double near = 16;

bool crosses(Point from, Point to, const Plot& room) {
  double enter = 0;
  double leave = 1;
  const auto cut = [&](double start, double move, double low, double high) {
    if (move == 0) {
      if (start < low || start > high) leave = -1;
      return;
    }
    const auto [first, second] = std::minmax({(low - start) / move, (high - start) / move});
    enter = std::max(enter, first);
    leave = std::min(leave, second);
  };
  cut(from.x, to.x - from.x, room.left, room.right());
  cut(from.y, to.y - from.y, room.top, room.bottom());
  return enter < leave;
}

bool overlap(const Plot& one, const Plot& other) {
  return one.left < other.right() && other.left < one.right() && one.top < other.bottom() &&
         other.top < one.bottom();
}

bool is_inside(const Plot& inner, const Plot& outer) {
  return inner.left >= outer.left && inner.right() <= outer.right() && inner.top >= outer.top &&
         inner.bottom() <= outer.bottom();
}

Point nearest_in(const Plot& room, Point point) {
  return {std::clamp(point.x, room.left, room.right()),
          std::clamp(point.y, room.top, room.bottom())};
}

double distance(const Plot& room, Point point) {
  const auto [x, y] = nearest_in(room, point);
  return std::hypot(x - point.x, y - point.y);
}

// All around the point, the nearest first.
std::vector<Plot> rooms_around(Point centre, double width, double height) {
  std::vector<Plot> rooms;
  for (double far = away; far < 100; far += away) {
    const auto left = centre.x - width - far;
    const auto right = centre.x + far;
    const auto above = centre.y - height - far;
    const auto below = centre.y + far;
    for (const auto& [x, y] :
         {Point{centre.x + 4, above}, Point{centre.x - width - 4, above},
          Point{right, centre.y - height / 2}, Point{left, centre.y - height / 2},
          Point{centre.x - width / 2, above}, Point{centre.x + 4, below},
          Point{centre.x - width - 4, below}, Point{centre.x - width / 2, below}})
      rooms.push_back({x, y, width, height});
  }
  return rooms;
}

}  // namespace

double MarkLabels::cost(const Plot& room, Point centre) const {
  const auto own = distance(room, centre);
  double sum = own / 10 + (is_inside(room, plot_) ? 0 : 1000);
  const Plot with_margin{room.left - 4, room.top - 2, room.width + 8, room.height + 4};
  for (const auto& line : lines_)
    for (std::size_t i = 1; i < line.size(); ++i)
      if (crosses(line[i - 1], line[i], with_margin)) sum += 10;
  for (const auto& other : taken_) sum += overlap(room, other) ? 100 : 0;
  for (const auto& other : centres_) {
    if (distance(room, other) < 6) sum += 100;
    // It would be taken for the other's.
    if (distance(room, other) < own) sum += 50;
    if (crosses(other, {other.x, plot_.bottom()}, room)) sum += 5;
  }
  return sum;
}

void MarkLabels::draw(Svg& svg, Point centre, std::string_view label) {
  const auto lines = broken(label, widest, letters_of(size_, true));
  if (lines.empty()) return;
  const auto leading = size_ + 4;
  double width = 0;
  for (const auto& line : lines) width = std::max(width, text_width(line, size_, true));
  const auto rooms = rooms_around(centre, width, leading * static_cast<double>(lines.size()));
  const auto room = *std::ranges::min_element(
      rooms, {}, [&](const Plot& candidate) { return cost(candidate, centre); });
  taken_.push_back(room);

  if (distance(room, centre) > near) {
    const auto to = nearest_in(room, centre);
    svg.line(centre, to, {pale_ink, 1});
  }
  const auto middle = room.left + width / 2;
  const auto anchor = std::abs(middle - centre.x) < 1 ? Anchor::middle
                      : middle > centre.x             ? Anchor::start
                                                      : Anchor::end;
  const auto x = anchor == Anchor::middle  ? middle
                 : anchor == Anchor::start ? room.left
                                           : room.right();
  auto y = room.top - 4;
  for (const auto& line : lines)
    svg.text({x, y += leading}, line,
             {.size = size_, .anchor = anchor, .bold = true, .halo = true});
}

}  // namespace sabot::chart
