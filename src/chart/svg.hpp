#pragma once
// An SVG picture being written: a few shapes, numbers cut to tenths, text escaped.

#include <string>
#include <string_view>
#include <vector>

#include "sabot/chart/chart.hpp"
#include "sabot/chart/colour.hpp"
#include "sabot/chart/lettering.hpp"

namespace sabot::chart {

enum class Anchor { start, middle, end };

struct Letters {
  double size = 12;
  Anchor anchor = Anchor::start;
  Rgb colour = ink;
  bool bold = false;
  bool halo = false;  // a white edge, where it stands on lines
};

struct Stroke {
  Rgb colour = ink;
  double width = 1;
  std::string_view dashes{};
};

class Svg {
 public:
  void line(Point from, Point to, const Stroke& stroke);
  void path(const std::vector<Point>& points, const Stroke& stroke);
  void area(const std::vector<Point>& points, Rgb colour, double opacity);
  void box(Point corner, double width, double height, Rgb colour, double radius = 0);
  void dot(Point centre, double radius, Rgb colour);
  // `at` is where the letters stand, on their base line.
  void text(Point at, std::string_view content, const Letters& letters = {});

  // The whole file, on white, with a title and a description for readers who cannot see it.
  std::string finish(double width, double height, std::string_view title,
                     std::string_view description) const;

 private:
  std::string body_;
};

// About as wide as the widest of usual fonts makes it.
double text_width(std::string_view text, double size, bool bold = false);
Width letters_of(double size, bool bold = false);

}  // namespace sabot::chart
