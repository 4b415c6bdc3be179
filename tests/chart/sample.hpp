#pragma once
// Pictures for the tests: one of each kind, and all that are hard to draw.

#include <cmath>
#include <string>
#include <vector>

#include "sabot/chart/bar_chart.hpp"
#include "sabot/chart/chart.hpp"
#include "sabot/chart/heat_map.hpp"

namespace sabot::chart {

inline Chart equilibrium() {
  return {.title = "The punto's choice",
          .x = {"draws", Numbers::percent},
          .y = {"value", Numbers::percent},
          .lines = {{"draw", {{0, -0.03}, {1, 0.01}}}, {"stand", {{0, 0.01}, {1, -0.03}}}},
          .marks = {{{0.5, -0.01}, "even"}}};
}

inline Chart quantiles() {
  Chart chart{.title = "A bankroll", .x = {"coup", Numbers::whole}, .y = {"euros"}};
  chart.bands = {{"5–95 %"}, {"25–75 %"}};
  chart.lines = {{"median"}};
  for (int coup = 0; coup <= 16; ++coup) {
    const auto wide = 25 * std::sqrt(coup);
    chart.bands[0].stretches.push_back({static_cast<double>(coup), -wide, wide});
    chart.bands[1].stretches.push_back({static_cast<double>(coup), -wide / 3, wide / 3});
    chart.lines[0].points.push_back({static_cast<double>(coup), 0});
  }
  return chart;
}

// Ten lines that fan out, like the values of cards.
inline Chart fan() {
  Chart chart{.title = "By gone cards", .colouring = Colouring::ordered};
  for (int value = 0; value < 10; ++value)
    chart.lines.push_back({std::to_string(value), {{0, 0}, {24, (value - 4) * 0.001}}});
  return chart;
}

inline BarChart number_of_cards() {
  return {.title = "Cards in a coup",
          .category_title = "cards",
          .value_title = "probability",
          .numbers = Numbers::percent,
          .categories = {"4", "5", "6"},
          .series = {{"", {0.3788, 0.3034, 0.3178}}}};
}

inline BarChart two_series() {
  return {.title = "Results",
          .categories = {"win", "loss"},
          .series = {{"punto", {12.5, -40}}, {"banca", {0, 7}}}};
}

inline HeatMap totals() {
  return {.title = "Totals",
          .row_title = "banca",
          .column_title = "punto",
          .numbers = Numbers::percent,
          .rows = {"8", "9"},
          .columns = {"7", "8", "9"},
          .cells = {0.1, 0, 0.2, 0.05, 0.25, 0.4}};
}

inline std::vector<Chart> hard_charts() {
  const auto with = [](std::vector<Point> points) {
    return Chart{.title = "hard", .lines = {{"line", std::move(points)}}};
  };
  return {{},
          with({}),
          with({{3, 7}}),
          with({{0, 0}}),
          with({{0, 5}, {1, 5}, {2, 5}}),
          with({{5, 0}, {5, 1}}),
          with({{-1e290, -1e290}, {1e290, 1e290}}),
          with({{0, 1e-300}, {1, 2e-300}}),
          with({{0, 1e-12}, {1, 3e-12}}),
          with({{1e9, 1.0000001}, {1e9 + 1, 1.0000002}}),
          {.bands = {{.name = "one", .stretches = {{1, 2, 3}}}, {.name = "none"}}},
          {.marks = {{{0, 0}, "alone"}, {{0, 0}, "and a second one, with much to say of itself"}}},
          {.title = "a title that goes on & on, <over> the end of the line and of the one after it",
           .subtitle = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten",
           .lines = {{"a name far too long to stand beside its line", {{0, 1}, {9, 2}}},
                     {"ends early", {{0, 2}, {4, 3}}}}}};
}

inline std::vector<BarChart> hard_bar_charts() {
  BarChart many{.numbers = Numbers::whole, .series = {{"", {}}}};
  for (int i = 0; i < 100; ++i) {
    many.categories.push_back(std::to_string(i * 1000));
    many.series[0].values.push_back(i);
  }
  return {{},
          many,
          {.categories = {"a"}, .series = {{"zero", {0}}}},
          {.categories = {"a", "b"}, .series = {{"below", {-1, -1e12}}}},
          {.categories = {"a category with a name that is longer than anything"},
           .series = {{"", {1e-9}}}}};
}

inline std::vector<HeatMap> hard_heat_maps() {
  HeatMap wide{.rows = {"a row whose name is quite long, as rows go"}};
  for (int i = 0; i < 60; ++i) {
    wide.columns.push_back(std::to_string(i));
    wide.cells.push_back(-i * 1000.5);
  }
  return {{}, wide, {.rows = {"a"}, .columns = {"b"}, .cells = {0}}};
}

}  // namespace sabot::chart
