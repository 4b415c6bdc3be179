#include "sabot/chart/text_frame.hpp"

#include <algorithm>

#include "sabot/chart/lettering.hpp"

namespace sabot::chart {
namespace {

void put_lines(Canvas& canvas, std::string_view text, const Tone& tone) {
  for (const auto& line : broken(text, canvas.columns(), in_columns))
    canvas.put(0, canvas.rows(), line, tone);
}

}  // namespace

void put_heading(Canvas& canvas, std::string_view title, std::string_view subtitle) {
  put_lines(canvas, title, {.bold = true});
  put_lines(canvas, subtitle, {.dim = true});
  if (canvas.rows() > 0) canvas.put(0, canvas.rows(), " ");
}

void put_legend(Canvas& canvas, const std::vector<TextKey>& keys) {
  auto row = canvas.rows();
  int column = 0;
  for (const auto& [sign, name, tone] : keys) {
    const auto text = sign + ' ' + name;
    if (column > 0 && column + text_columns(text) > canvas.columns()) {
      column = 0;
      ++row;
    }
    canvas.put(column, row, text, tone);
    column += text_columns(text) + 3;
  }
}

void put_last(Canvas& canvas, int column, std::string_view text) {
  if (text.empty()) return;
  const auto fitting = canvas.columns() - text_columns(text);
  canvas.put(std::max(0, std::min(fitting, column)), canvas.rows(), text, {.dim = true});
}

}  // namespace sabot::chart
