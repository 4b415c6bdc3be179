#pragma once
// What stands around the data in every picture for a terminal: its heading and its legend.

#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/text.hpp"
#include "sabot/chart/canvas.hpp"

namespace sabot::chart {

inline int text_columns(std::string_view text) {
  return static_cast<int>(sabot::count_characters(text));
}

inline double in_columns(std::string_view text) { return text_columns(text); }

// The title and the subtitle, from the first row of the canvas on.
void put_heading(Canvas& canvas, std::string_view title, std::string_view subtitle);

struct TextKey {
  std::string sign{};  // how the data are drawn
  std::string name{};
  Tone tone{};
};
// Below all that is there.
void put_legend(Canvas& canvas, const std::vector<TextKey>& keys);

// Below all that is there, as far right as its end fits.
void put_last(Canvas& canvas, int column, std::string_view text);

}  // namespace sabot::chart
