#include <functional>
#include <limits>
#include <sstream>

#include <gtest/gtest.h>

#include "chart/sample.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/base/text.hpp"
#include "sabot/chart/colour.hpp"

namespace sabot::chart {
namespace {

using Drawing = std::function<std::string(int, bool)>;

std::vector<Drawing> all_drawings() {
  std::vector<Drawing> all;
  const auto add = [&](auto picture) {
    all.push_back(
        [=](int columns, bool colour) { return chart::to_text(picture, columns, colour); });
  };
  add(equilibrium());
  add(quantiles());
  add(fan());
  add(number_of_cards());
  add(two_series());
  add(totals());
  for (const auto& chart : hard_charts()) add(chart);
  for (const auto& chart : hard_bar_charts()) add(chart);
  for (const auto& map : hard_heat_maps()) add(map);
  return all;
}

// Without the codes for colours.
std::string plain(const std::string& text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\033')
      at = text.find('m', at);
    else
      out += text[at];
  }
  return out;
}

TEST(Text, IsNeverWiderThanAsked) {
  for (const auto& draw : all_drawings())
    for (const int columns : {1, 2, 7, 20, 30, 33, 80, 200})
      for (const bool colour : {false, true}) {
        std::istringstream lines(plain(draw(columns, colour)));
        for (std::string line; std::getline(lines, line);)
          ASSERT_LE(count_characters(line), static_cast<std::size_t>(columns)) << line;
      }
}

TEST(Text, HasCodesOnlyForColours) {
  for (const auto& draw : all_drawings())
    EXPECT_EQ(draw(80, false).find('\033'), std::string::npos);
  const auto tinted = chart::to_text(totals(), 60, true);
  EXPECT_NE(tinted.find("\033[0;38;5;"), std::string::npos);
  EXPECT_NE(tinted.find(";48;5;"), std::string::npos);
  EXPECT_TRUE(tinted.ends_with("\033[0m\n")) << "no colour is left on";
}

TEST(Text, BreaksALongTitleAndLosesNothingOfIt) {
  const auto text = chart::to_text(Chart{.title = "one two three four five"}, 12, false);
  EXPECT_TRUE(text.starts_with("one two\nthree four\nfive\n\n")) << text;
}

TEST(Text, DrawsLinesInDots) {
  EXPECT_EQ("\n" + chart::to_text(equilibrium(), 40, false), R"(
The punto's choice

value
 2 % ┤
     │
     │⠉⠒⠤⣀                  ⣀⠤⠒⠉ a draw
 0 % ┤┈┈┈┈⠉⠒⠤b┈┈┈┈┈┈┈┈┈┈⣀a⠒⠉┈┈┈┈
     │        ⠉⠑⠢⢄⡀⢀⡠⠔⠊⠉
     │         ⢀a⠔⠊●⠢b⡀
−2 % ┤     ⣀⠤⠒⠉⠁ even ⠈⠉⠒⠤⣀
     │ ⣀a⠒⠉                ⠉⠒b⣀
     │⠉                        ⠉ b stand
−4 % ┤
     └┬────────────┬───────────┬
     0 %         50 %        100 %
      draws
)");
}

TEST(Text, DrawsBandsInShades) {
  EXPECT_EQ("\n" + chart::to_text(quantiles(), 44, false), R"(
A bankroll

euros
 100 ┤                      ░░░░░░ ░ 5–95 %
     │              ░░░░░░░░░░░░░░
     │       ░░░░░░░░░░░░░░░░░░░░░
     │   ░░░░░░░░░░░░░░░░░░░▒▒▒▒▒▒ ▒ 25–75 %
     │ ░░▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
   0 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤ ─ median
     │ ░░▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
     │   ░░░░░░░░░░░░░░░░░░░▒▒▒▒▒▒
     │       ░░░░░░░░░░░░░░░░░░░░░
     │              ░░░░░░░░░░░░░░
−100 ┤                      ░░░░░░
     └┬───────┬────────┬────────┬─
      0       5       10       15
      coup
)");
}

TEST(Text, DrawsBars) {
  EXPECT_EQ("\n" + chart::to_text(number_of_cards(), 40, false), R"(
Cards in a coup

cards
4 │██████████████████████████████ 37.9 %
5 │████████████████████████ 30.3 %
6 │█████████████████████████▏ 31.8 %
   probability
)");
}

TEST(Text, DrawsBarsBelowZeroToTheLeft) {
  EXPECT_EQ("\n" + chart::to_text(two_series(), 40, false), R"(
Results

 win                       │█████ 12.5
                           │ 0
                           │
loss −40.0 ████████████████│
                           │░░░ 7.0
█ punto   ░ banca
)");
}

TEST(Text, DrawsHeatInShades) {
  EXPECT_EQ("\n" + chart::to_text(totals(), 40, false), R"(
Totals

banca ↓  punto →
         7       8       9
8  ░░ 10.0       0 ▒▒ 20.0
9  ░░  5.0 ▓▓ 25.0 ██ 40.0
  0 %   ░░▒▒▓▓██ 40.0 %
)");
}

TEST(Text, LeavesOutNumbersThatDoNotFitTheCells) {
  HeatMap map{.rows = {"r"}};
  for (int i = 0; i < 10; ++i) {
    map.columns.push_back(std::to_string(i));
    map.cells.push_back(i * 0.11);
  }
  EXPECT_NE(chart::to_text(map, 80, false).find("0.88"), std::string::npos);
  EXPECT_EQ(chart::to_text(map, 30, false).find("0.88"), std::string::npos);
  EXPECT_NE(chart::to_text(map, 30, false).find("▓▓██"), std::string::npos);
}

TEST(Text, TellsManyLinesApartByTheirNames) {
  const auto text = chart::to_text(fan(), 80, false);
  for (int value = 0; value < 10; ++value)
    EXPECT_NE(text.find(' ' + std::to_string(value) + '\n'), std::string::npos) << text;
}

TEST(Text, RefusesWhatCannotBeDrawn) {
  constexpr auto nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(chart::to_text(Chart{.lines = {{"", {{nan, 0}}}}}, 80, false), BrokenInvariant);
  EXPECT_THROW(chart::to_text(BarChart{.categories = {"a"}, .series = {{"", {nan}}}}, 80, false),
               BrokenInvariant);
  EXPECT_THROW(chart::to_text(HeatMap{.rows = {"a"}, .columns = {"b"}, .cells = {nan}}, 80, false),
               BrokenInvariant);
  EXPECT_THROW(chart::to_text(Chart{.title = "\x1b[2J"}, 80, false), BrokenInvariant);
  EXPECT_THROW(chart::to_text(equilibrium(), 0, false), BrokenInvariant);
}

TEST(Colour, TakesTheNearestThatATerminalHas) {
  EXPECT_EQ(terminal_colour({255, 0, 0}), 196);
  EXPECT_EQ(terminal_colour({0, 135, 215}), 32);
  EXPECT_EQ(terminal_colour({118, 118, 118}), 243);
  EXPECT_EQ(terminal_colour(white), 231);
}

TEST(Colour, IsReadOnItsPaper) {
  EXPECT_EQ(letters_on(heat_colour(0)), ink);
  EXPECT_EQ(letters_on(heat_colour(1)), white);
  EXPECT_EQ(hex(heat_colour(1)), "#084084");
}

}  // namespace
}  // namespace sabot::chart
