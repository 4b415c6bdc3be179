#include "sabot/chart/canvas.hpp"

#include <array>

#include <fmt/format.h>

#include "sabot/chart/lettering.hpp"

namespace sabot::chart {
namespace {

// Unicode numbers the dots of braille down the left and then down the right, but the lowest two
// were added later.
constexpr std::array<std::array<unsigned, 2>, 4> dot_bits{
    {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}};

// U+2800 to U+28FF, in UTF-8.
std::string braille(unsigned dots) {
  return {static_cast<char>(0xE2), static_cast<char>(0xA0 | dots >> 6),
          static_cast<char>(0x80 | (dots & 0x3F))};
}

std::string code_of(const Tone& tone) {
  std::string code = "\033[0";
  if (tone.bold) code += ";1";
  if (tone.dim) code += ";2";
  if (tone.letters) code += fmt::format(";38;5;{}", terminal_colour(*tone.letters));
  if (tone.paper) code += fmt::format(";48;5;{}", terminal_colour(*tone.paper));
  return code + 'm';
}

}  // namespace

Canvas::Cell* Canvas::cell(int column, int row) {
  if (column < 0 || column >= columns_ || row < 0) return nullptr;
  while (row >= rows()) cells_.emplace_back(static_cast<std::size_t>(columns_));
  return &cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

void Canvas::put(int column, int row, std::string_view text, const Tone& tone) {
  for (const auto character : characters(text)) {
    const auto is_gap = character == "\n" || character == "\t" || character == "\u00A0";
    if (auto* place = cell(column++, row))
      *place = {is_gap ? " " : std::string(character), 0, tone};
  }
}

void Canvas::dot(int x, int y, const Tone& tone) {
  if (x < 0 || y < 0) return;
  auto* const place = cell(x / 2, y / 4);
  if (!place) return;
  place->dots |= dot_bits[static_cast<std::size_t>(y % 4)][static_cast<std::size_t>(x % 2)];
  place->character = braille(place->dots);
  place->tone = tone;
}

bool Canvas::is_blank(int column, int row) const {
  if (column < 0 || column >= columns_ || row < 0 || row >= rows()) return false;
  return cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)].character == " ";
}

std::string Canvas::finish(bool colour) const {
  std::string out;
  for (const auto& row : cells_) {
    auto length = row.size();
    while (length > 0 && row[length - 1].character == " " &&
           !(colour && row[length - 1].tone.paper))
      --length;
    Tone current;
    for (std::size_t i = 0; i < length; ++i) {
      const auto& [character, dots, tone] = row[i];
      if (colour && tone != current) out += code_of(tone);
      current = tone;
      out += character;
    }
    if (colour && current != Tone{}) out += "\033[0m";
    out += '\n';
  }
  return out;
}

}  // namespace sabot::chart
