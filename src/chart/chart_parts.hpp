#pragma once
// What both drawings of a chart need to know of it.

#include <optional>
#include <string>
#include <vector>

#include "sabot/chart/chart.hpp"
#include "sabot/chart/colour.hpp"
#include "sabot/chart/scale.hpp"

namespace sabot::chart {

// What the data take up; none where there are no data. Refuses what cannot be drawn.
struct Extent {
  Range x{};
  Range y{};
};
std::optional<Extent> extent_of(const Chart& chart);

Rgb line_colour(const Chart& chart, std::size_t line);
Rgb band_colour(const Chart& chart, const Band& band);

// What is to be named: every line and band that has a name and anything to draw.
struct Key {
  enum class Kind { line, band };
  Kind kind{};
  std::size_t index{};
  std::string name{};
  Point end{};  // where it leaves the picture; a band, at its upper edge
  Rgb colour{};
};
std::vector<Key> keys_of(const Chart& chart);

// Whether all of them leave at the right, where labels can stand beside them.
bool end_at_the_right(const std::vector<Key>& keys, Range x);

// For readers who cannot see the picture: what it shows and between which numbers.
std::string described(const Chart& chart, const std::optional<Extent>& extent);

}  // namespace sabot::chart
