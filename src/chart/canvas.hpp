#pragma once
// A picture made of the characters of a terminal. What is put beyond its width is lost, so that no
// line is ever longer; downwards it grows.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/chart/colour.hpp"

namespace sabot::chart {

struct Tone {
  std::optional<Rgb> letters{};
  std::optional<Rgb> paper{};
  bool bold = false;
  bool dim = false;

  bool operator==(const Tone&) const = default;
};

class Canvas {
 public:
  explicit Canvas(int columns) : columns_(columns) {
    require(columns > 0, "a picture has at least one column");
  }

  int columns() const { return columns_; }
  int rows() const { return static_cast<int>(cells_.size()); }

  // Places may lie outside: nothing is drawn there.
  void put(int column, int row, std::string_view text, const Tone& tone = {});
  // One of the two by four dots that a character holds; dots of one character add up.
  void dot(int x, int y, const Tone& tone = {});
  bool is_blank(int column, int row) const;

  // With the codes that terminals take for colours, or without.
  std::string finish(bool colour) const;

 private:
  struct Cell {
    std::string character = " ";
    unsigned dots = 0;
    Tone tone{};
  };
  Cell* cell(int column, int row);

  int columns_;
  std::vector<std::vector<Cell>> cells_;
};

}  // namespace sabot::chart
