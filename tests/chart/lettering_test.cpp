#include "sabot/chart/lettering.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "sabot/base/invariant.hpp"
#include "sabot/base/text.hpp"

namespace sabot::chart {
namespace {

double in_characters(std::string_view text) { return static_cast<double>(count_characters(text)); }

using Lines = std::vector<std::string>;

TEST(Lettering, BreaksBetweenWordsAndInsideThoseThatFitNoLine) {
  EXPECT_EQ(broken("one two  three", 7, in_characters), (Lines{"one two", "three"}));
  EXPECT_EQ(broken("ñandúes", 3, in_characters), (Lines{"ñan", "dúe", "s"}));
  EXPECT_EQ(broken("at 56 % now", 5, in_characters), (Lines{"at", "56 %", "now"}));
  EXPECT_EQ(broken("  ", 5, in_characters), Lines{});
}

TEST(Lettering, ShortensWithAnEllipsis) {
  EXPECT_EQ(shortened("punto", 5, in_characters), "punto");
  EXPECT_EQ(shortened("puntos", 5, in_characters), "punt…");
}

TEST(Lettering, RefusesTextThatIsNotClean) {
  EXPECT_THROW(characters("a\x1b[31m"), BrokenInvariant);
  EXPECT_THROW(characters("\xff"), BrokenInvariant);
}

TEST(Spread, LeavesWhatIsApartAndMovesWhatIsNot) {
  EXPECT_EQ(spread({10, 50, 30}, 10, 0, 100), (std::vector<double>{10, 50, 30}));
  EXPECT_EQ(spread({50, 50}, 10, 0, 100), (std::vector<double>{45, 55}));
  EXPECT_EQ(spread({0, 0, 100}, 10, 0, 100), (std::vector<double>{0, 10, 100}));
  EXPECT_EQ(spread({100, 100}, 10, 0, 100), (std::vector<double>{90, 100}));
  EXPECT_EQ(spread({1, 2, 3}, 10, 0, 19), std::nullopt);
  EXPECT_EQ(spread({}, 10, 0, 0), std::vector<double>{});
}

RC_GTEST_PROP(Spread, KeepsOrderDistanceAndEnds, ()) {
  const auto drawn = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-20, 140));
  const std::vector<double> wanted(drawn.begin(), drawn.end());
  const auto placed = spread(wanted, 8, 0, 120);
  RC_ASSERT(placed.has_value() == (wanted.size() <= 16));
  if (!placed) return;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    RC_ASSERT((*placed)[i] >= -1e-9 && (*placed)[i] <= 120 + 1e-9);
    for (std::size_t k = 0; k < wanted.size(); ++k)
      if (wanted[i] < wanted[k] || (wanted[i] == wanted[k] && i < k))
        RC_ASSERT((*placed)[k] - (*placed)[i] >= 8 - 1e-9);
  }
}

}  // namespace
}  // namespace sabot::chart
