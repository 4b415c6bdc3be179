// Classes, chi-square and Hotelling's T², each worked out by hand.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/lab/classes.hpp"
#include "sabot/lab/mean_test.hpp"

namespace sabot::lab {
namespace {

using Counts = std::vector<std::uint64_t>;

TEST(Classes, ShareTheLawOutWithoutSplittingAValue) {
  const std::vector<double> law{0.1, 0.2, 0.3, 0.1, 0.1};  // and 0.2 beyond
  const Classes classes(law, 3);
  // 0.1 + 0.2 is less than a third, with 0.3 it is more; half of what is left is 0.2.
  ASSERT_EQ(classes.chances().size(), 3u);
  EXPECT_NEAR(classes.chances()[0], 0.6, 1e-15);
  EXPECT_NEAR(classes.chances()[1], 0.2, 1e-15);
  EXPECT_NEAR(classes.chances()[2], 0.2, 1e-15);
  const std::vector<std::size_t> expected{0, 0, 0, 1, 1, 2, 2};
  for (std::size_t value = 0; value < expected.size(); ++value)
    EXPECT_EQ(classes.of(value), expected[value]) << value;
}

TEST(Classes, LeaveNoneThatNothingCanFallInto) {
  const Classes classes(std::vector{0.5, 1.0 / 3, 1.0 / 6}, 8);
  ASSERT_EQ(classes.chances().size(), 3u);
  EXPECT_NEAR(classes.chances()[2], 1.0 / 6, 1e-12);
  EXPECT_THROW(Classes(std::vector{1.0}, 4), BrokenInvariant);
}

TEST(ChiSquare, IsWhatPearsonWouldGet) {
  // Expected 2 of each: (1 + 0 + 1) / 2.
  EXPECT_NEAR(chi_square(Counts{3, 2, 1}), 1, 1e-12);
  // Expected 5, 3 and 2: 1/5 + 1/3 + 0.
  EXPECT_NEAR(chi_square(Counts{6, 2, 2}, std::array{0.5, 0.3, 0.2}), 8.0 / 15, 1e-12);
  EXPECT_EQ(chi_square(Counts{7, 7}), 0);
  EXPECT_TRUE(std::isinf(chi_square(Counts{0, 0, 0})));
  EXPECT_THROW(chi_square(Counts{1, 2}, std::array{1.0}), BrokenInvariant);
}

// One count, 1 2 3 6, where 2 is expected: off by 1 in the mean, variance 14/3.
TEST(MeanTest, OfOneCountIsStudentsSquared) {
  MeanTest test({2});
  for (const std::uint32_t count : {1u, 2u, 3u, 6u}) test.see(std::array{count});
  EXPECT_NEAR(test.t_squared(), 4 * 1 / (14.0 / 3), 1e-12);
}

// (0,0) (2,2) (1,0) (1,2): the mean is (1,1), the covariance {2 2; 2 4} / 3, its inverse
// {4 −2; −2 2} · 3/4. Against (0,0) that makes T² = 4 · 3/2, and F(2, 2) = 6 · 2 / (2 · 3).
TEST(MeanTest, TakesWhatCountsHaveInCommonIntoAccount) {
  MeanTest test({0, 0});
  for (const auto& counts : {std::array{0u, 0u}, {2u, 2u}, {1u, 0u}, {1u, 2u}}) test.see(counts);
  EXPECT_NEAR(test.t_squared(), 6, 1e-12);
  const auto result = test.result(Measure::gaps);
  EXPECT_EQ(result.law, Law::fisher);
  EXPECT_NEAR(result.statistic, 2, 1e-12);
  EXPECT_EQ(result.degrees, 2);
  EXPECT_EQ(result.more_degrees, 2);
  // The upper tail of F(2, 2) is 1 / (1 + f).
  EXPECT_NEAR(result.p, 2.0 / 3, 1e-12);
}

TEST(MeanTest, IsInfiniteWhereNothingVaries) {
  MeanTest constant({2});
  MeanTest tied({1, 2});
  for (const std::uint32_t count : {0u, 1u, 2u, 1u}) {
    constant.see(std::array{2u});
    tied.see(std::array{count, 2 * count});
  }
  EXPECT_TRUE(std::isinf(constant.t_squared()));
  EXPECT_TRUE(std::isinf(tied.t_squared()));
  EXPECT_EQ(tied.result(Measure::gaps).p, 0);
  EXPECT_THROW(constant.see(std::array{1u, 1u}), BrokenInvariant);
}

}  // namespace
}  // namespace sabot::lab
