#include "sabot/chart/scale.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "sabot/base/invariant.hpp"

namespace sabot::chart {
namespace {

std::vector<std::string> labels(const Scale& scale) {
  std::vector<std::string> all;
  for (const auto& tick : scale.ticks) all.push_back(tick.label);
  return all;
}

using Labels = std::vector<std::string>;

TEST(Numbers, AreWrittenForReaders) {
  EXPECT_EQ(written(0, Numbers::percent, 2), "0\u00A0%");
  EXPECT_EQ(written(-0.01236, Numbers::percent, 2), "−1.24\u00A0%");
  EXPECT_EQ(bare(0.25, Numbers::percent, 1), "25.0");
  EXPECT_EQ(written(1234, Numbers::plain, 0), "1234");
  EXPECT_EQ(written(-1234567.5, Numbers::plain, 1), "−1\u00A0234\u00A0567.5");
  EXPECT_EQ(written(-0.0004, Numbers::plain, 2), "0.00") << "nothing is not below zero";
  EXPECT_EQ(written(1.5e-9, Numbers::plain, 10), "1.5e−9");
  EXPECT_EQ(written(1.00000012, Numbers::plain, 8), "1.00000012");
  EXPECT_EQ(written(-2e40, Numbers::plain, 0), "−2e40");
}

TEST(Numbers, HaveAsManyDecimalsAsTheyNeed) {
  EXPECT_EQ(decimals_for(0.3788, Numbers::percent), 1);
  EXPECT_EQ(decimals_for(-0.0949, Numbers::percent), 2);
  EXPECT_EQ(decimals_for(5000, Numbers::plain), 0);
  EXPECT_EQ(decimals_for(3, Numbers::whole), 0);
  EXPECT_EQ(decimals_for(0, Numbers::plain), 0);
}

TEST(Scale, HasRoundNumbers) {
  EXPECT_EQ(labels(fitted({0, 24}, Numbers::whole, 8, Ends::at_the_data)),
            (Labels{"0", "5", "10", "15", "20"}));
  EXPECT_EQ(labels(fitted({-0.0165, -0.0093}, Numbers::percent, 5, Ends::at_ticks)),
            (Labels{"−1.8\u00A0%", "−1.6\u00A0%", "−1.4\u00A0%", "−1.2\u00A0%", "−1.0\u00A0%",
                    "−0.8\u00A0%"}));
  EXPECT_EQ(labels(fitted({0, 3}, Numbers::whole, 10, Ends::at_the_data)),
            (Labels{"0", "1", "2", "3"}));
}

TEST(Scale, EndsWhereTheDataEndOrAtTheNextTick) {
  const auto tight = fitted({1, 24}, Numbers::plain, 5, Ends::at_the_data);
  EXPECT_EQ(tight.part(1), 0);
  EXPECT_EQ(tight.part(24), 1);
  const auto wide = fitted({1, 24}, Numbers::plain, 5, Ends::at_ticks);
  EXPECT_EQ(wide.range.low, 0);
  EXPECT_EQ(wide.range.high, 25);
}

TEST(Scale, GivesRoomToDataThatAreAllTheSame) {
  for (const double value : {0.0, 5.0, -3e200, 1e-300})
    for (const auto numbers : {Numbers::plain, Numbers::whole, Numbers::percent}) {
      const auto scale = fitted({value, value}, numbers, 5, Ends::at_ticks);
      EXPECT_LT(scale.range.low, value);
      EXPECT_GT(scale.range.high, value);
      EXPECT_GE(scale.ticks.size(), 2U) << value;
    }
}

TEST(Scale, RefusesWhatIsNoNumber) {
  Range range;
  EXPECT_THROW(range.take_in(std::numeric_limits<double>::quiet_NaN()), BrokenInvariant);
  EXPECT_THROW(range.take_in(-std::numeric_limits<double>::infinity()), BrokenInvariant);
  EXPECT_THROW(range.take_in(1e300), BrokenInvariant);
}

RC_GTEST_PROP(Scale, HasAFewDistinctTicksWithinItsRange, ()) {
  const auto power = *rc::gen::inRange(-200, 200);
  const auto low = *rc::gen::inRange(-100000, 100000) * std::pow(10.0, power);
  const auto span = *rc::gen::inRange(1, 100000) * std::pow(10.0, power);
  const auto most = *rc::gen::inRange(2, 12);
  const auto ends = *rc::gen::element(Ends::at_the_data, Ends::at_ticks);
  const auto scale = fitted({low, low + span}, Numbers::plain, most, ends);
  RC_ASSERT(scale.ticks.size() <= static_cast<std::size_t>(most + 2));
  RC_ASSERT(scale.range.low <= low + span * 1e-5);
  RC_ASSERT(scale.range.high >= low + span * (1 - 1e-5));
  for (std::size_t i = 0; i < scale.ticks.size(); ++i) {
    RC_ASSERT(scale.part(scale.ticks[i].at) >= -1e-5);
    RC_ASSERT(scale.part(scale.ticks[i].at) <= 1 + 1e-5);
    if (i > 0) RC_ASSERT(scale.ticks[i].label != scale.ticks[i - 1].label);
  }
}

}  // namespace
}  // namespace sabot::chart
