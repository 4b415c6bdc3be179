#include "sabot/chart/svg.hpp"

#include <cmath>
#include <cstdio>
#include <limits>
#include <regex>

#include <gtest/gtest.h>

#include "chart/sample.hpp"
#include "sabot/base/invariant.hpp"

namespace sabot::chart {
namespace {

// What a parser of XML other than ours says of all of them.
bool is_xml(const std::vector<std::string>& files) {
  constexpr auto command =
      "python3 -c \"import sys, xml.dom.minidom\n"
      "for file in sys.stdin.buffer.read().split(b'\\0')[:-1]: xml.dom.minidom.parseString(file)\""
      " 2>/dev/null";
  auto* const python = popen(command, "w");
  if (!python) return false;
  for (const auto& file : files) std::fwrite(file.c_str(), 1, file.size() + 1, python);
  return pclose(python) == 0;
}

std::vector<std::string> all_pictures() {
  std::vector<std::string> all{to_svg(equilibrium()),     to_svg(quantiles()),  to_svg(fan()),
                               to_svg(number_of_cards()), to_svg(two_series()), to_svg(totals())};
  for (const auto& chart : hard_charts()) all.push_back(to_svg(chart));
  for (const auto& chart : hard_bar_charts()) all.push_back(to_svg(chart));
  for (const auto& map : hard_heat_maps()) all.push_back(to_svg(map));
  return all;
}

// What the first group of the pattern finds, in order.
std::vector<std::string> found(const std::string& text, const std::string& pattern) {
  std::vector<std::string> all;
  const std::regex expression(pattern);
  for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at)
    all.push_back((*at)[1]);
  return all;
}

TEST(Svg, IsXml) {
  const auto pictures = all_pictures();
  if (!is_xml(pictures)) {
    for (const auto& picture : pictures) EXPECT_TRUE(is_xml({picture})) << picture;
  }
  EXPECT_FALSE(is_xml({"<svg><g></svg>"})) << "the check must be able to fail";
}

TEST(Svg, HoldsOnlyFiniteNumbersAndNoScript) {
  for (const auto& picture : all_pictures()) {
    for (const auto* bad : {"nan", "inf", "<script", "=\"-0\"", "href"})
      EXPECT_EQ(picture.find(bad), std::string::npos) << bad << " in " << picture;
    // Nothing is drawn far outside.
    for (const auto& x : found(picture, R"rx( x[12]?="(-?[0-9.]+)")rx")) {
      EXPECT_GE(std::stod(x), 0) << picture;
      EXPECT_LE(std::stod(x), 760) << picture;
    }
  }
}

TEST(Svg, SaysWhatItShowsToWhoCannotSeeIt) {
  const auto picture = to_svg(equilibrium());
  EXPECT_NE(picture.find("role=\"img\""), std::string::npos);
  EXPECT_EQ(found(picture, "<title>(.*)</title>"), std::vector<std::string>{"The punto's choice"});
  EXPECT_EQ(found(picture, "<desc>(.*)</desc>"),
            std::vector<std::string>{"draws: 0\u00A0%…100\u00A0%. value: −3.00\u00A0%…1.00\u00A0%. "
                                     "draw. stand. even"});
}

TEST(Svg, EscapesText) {
  const auto picture = to_svg(Chart{.title = "a < b & \"c\" > d"});
  EXPECT_EQ(picture.find("a < b"), std::string::npos);
  EXPECT_NE(picture.find(">a &lt; b &amp; &quot;c&quot; &gt; d</text>"), std::string::npos);
  EXPECT_THROW(to_svg(Chart{.title = "a\x01"}), BrokenInvariant);
}

TEST(Svg, IsTheSameEveryTime) { EXPECT_EQ(to_svg(fan()), to_svg(fan())); }

TEST(Svg, NamesLinesAtTheirEndsApartFromEachOther) {
  const auto picture = to_svg(fan());
  const auto heights = found(picture, R"rx(y="([0-9.]+)" font-size="12.5")rx");
  ASSERT_EQ(heights.size(), 10U);
  for (std::size_t i = 1; i < heights.size(); ++i)
    EXPECT_GE(std::stod(heights[i - 1]) - std::stod(heights[i]), 15.9) << "the order of the ends";
}

TEST(Svg, HasALegendWhereLinesEndEarly) {
  auto chart = equilibrium();
  chart.lines[0].points.back().x = 0.7;
  EXPECT_EQ(found(to_svg(chart), R"rx(x="([0-9.]+)"[^>]*>draw<)rx"),
            std::vector<std::string>{"50"});
}

TEST(Svg, PutsALabelWhereNoLinePasses) {
  // The lines cross at the mark; the label, centred above it, must stand clear of both.
  const auto picture = to_svg(equilibrium());
  const std::regex label(R"rx(<text x="([0-9.]+)" y="([0-9.]+)"[^>]*"middle"[^>]*>even<)rx");
  std::smatch at;
  ASSERT_TRUE(std::regex_search(picture, at, label)) << picture;
  const auto x = std::stod(at[1]);
  const auto y = std::stod(at[2]);
  const std::regex line(R"rx(<polyline points="([0-9.]+),([0-9.]+) ([0-9.]+),([0-9.]+)")rx");
  for (std::sregex_iterator l(picture.begin(), picture.end(), line), end; l != end; ++l) {
    const auto number = [&](std::size_t group) { return std::stod((*l)[group]); };
    for (auto across = x - 18; across <= x + 18; ++across) {
      const auto part = (across - number(1)) / (number(3) - number(1));
      EXPECT_GT(std::lerp(number(2), number(4), part), y + 2);
    }
  }
}

TEST(Svg, RefusesWhatCannotBeDrawn) {
  constexpr auto nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(to_svg(Chart{.lines = {{"", {{0, nan}}}}}), BrokenInvariant);
  EXPECT_THROW(to_svg(Chart{.marks = {{{nan, 0}, ""}}}), BrokenInvariant);
  EXPECT_THROW(to_svg(Chart{.bands = {{.stretches = {{0, 0, nan}}}}}), BrokenInvariant);
  EXPECT_THROW(to_svg(Chart{.bands = {{.stretches = {{0, 2, 1}}}}}), BrokenInvariant);
  EXPECT_THROW(to_svg(Chart{.bands = {{.stretches = {{1, 0, 1}, {0, 0, 1}}}}}), BrokenInvariant);
  EXPECT_THROW(to_svg(BarChart{.categories = {"a"}, .series = {{"", {nan}}}}), BrokenInvariant);
  EXPECT_THROW(to_svg(BarChart{.categories = {"a"}, .series = {{"", {}}}}), BrokenInvariant);
  EXPECT_THROW(to_svg(HeatMap{.rows = {"a"}, .columns = {"b"}, .cells = {nan}}), BrokenInvariant);
  EXPECT_THROW(to_svg(HeatMap{.rows = {"a"}, .columns = {"b"}}), BrokenInvariant);
}

}  // namespace
}  // namespace sabot::chart
