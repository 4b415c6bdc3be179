#pragma once
// A picture of numbers over numbers: lines, bands between two of them, and marked points. It is
// drawn as an SVG file of its own or as text for a terminal, in the words that it is given.

#include <cstddef>
#include <string>
#include <vector>

#include "sabot/chart/numbers.hpp"

namespace sabot::chart {

struct Axis {
  std::string title{};
  Numbers numbers = Numbers::plain;
};

struct Point {
  double x{};
  double y{};
};

// Drawn from point to point in this order; a line without a name has no label.
struct Line {
  std::string name{};
  std::vector<Point> points{};
};

struct Stretch {
  double x{};
  double low{};
  double high{};
};

// Bands that overlap grow darker: the widest comes first.
struct Band {
  std::string name{};
  std::vector<Stretch> stretches{};
  std::size_t line = 0;  // whose colour it has
};

struct Mark {
  Point at{};
  std::string label{};
};

// Ordered lines are steps of one scale, like the values of cards, and share a range of colours.
enum class Colouring { distinct, ordered };

struct Chart {
  std::string title{};
  std::string subtitle{};
  Axis x{};
  Axis y{};
  std::vector<Band> bands{};
  std::vector<Line> lines{};
  std::vector<Mark> marks{};
  Colouring colouring = Colouring::distinct;
};

// Both refuse, as broken invariants, numbers that are not finite and text that is not clean.
std::string to_svg(const Chart& chart);
// No line is longer than `columns`; below some thirty, what does not fit is cut.
std::string to_text(const Chart& chart, int columns, bool colour);

}  // namespace sabot::chart
