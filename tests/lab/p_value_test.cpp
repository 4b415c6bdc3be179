// Against published tables: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1 (normal),
// 1.3.6.7.3 (F, upper 5 % and 1 %) and 1.3.6.7.4 (chi-square, upper tail), which give the value
// that is exceeded with the chance at the head of the column, to three decimals.

#include "sabot/lab/p_value.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

#include "sabot/base/invariant.hpp"
#include "sabot/lab/result.hpp"

namespace sabot::lab {
namespace {

// Half of the last printed decimal moves the chance by less than this part of it.
constexpr double printed = 6e-4;

TEST(PValue, OfChiSquareIsThatOfTheTables) {
  EXPECT_NEAR(chi_squared_above(3.841, 1), 0.05, 0.05 * printed);
  EXPECT_NEAR(chi_squared_above(6.635, 1), 0.01, 0.01 * printed);
  EXPECT_NEAR(chi_squared_above(18.307, 10), 0.05, 0.05 * printed);
  EXPECT_NEAR(chi_squared_above(29.588, 10), 0.001, 0.001 * printed);
  EXPECT_NEAR(chi_squared_above(124.342, 100), 0.05, 0.05 * printed);
  EXPECT_NEAR(chi_squared_above(149.449, 100), 0.001, 0.001 * printed);
  // The table of lower tails: 3.940 is exceeded by 95 % of those with 10 degrees.
  EXPECT_NEAR(chi_squared_above(3.940, 10), 0.95, 0.95 * printed);
}

TEST(PValue, OfTheNormalLawIsThatOfTheTables) {
  EXPECT_NEAR(normal_above(0), 0.5, 1e-12);
  EXPECT_NEAR(normal_above(1), 0.5 - 0.34134, 5e-6);
  EXPECT_NEAR(normal_above(1.96), 0.5 - 0.47500, 5e-6);
  EXPECT_NEAR(normal_above(-2.58), 0.5 + 0.49506, 5e-6);
}

TEST(PValue, OfFisherIsThatOfTheTables) {
  EXPECT_NEAR(fisher_above(161.448, 1, 1), 0.05, 0.05 * printed);
  EXPECT_NEAR(fisher_above(3.326, 5, 10), 0.05, 0.05 * printed);
  EXPECT_NEAR(fisher_above(5.636, 5, 10), 0.01, 0.01 * printed);
  EXPECT_NEAR(fisher_above(2.305, 5, 100), 0.05, 0.05 * printed);
}

// With two degrees the law of chi-square is e^(−x/2), so no table is needed.
TEST(PValue, OfBothEndsIsTwiceTheNearerOne) {
  EXPECT_NEAR(chi_squared_p(10, 2), 2 * std::exp(-5.0), 1e-15);
  EXPECT_NEAR(chi_squared_p(0.001, 2), 2 * (1 - std::exp(-0.0005)), 1e-15);
  EXPECT_NEAR(chi_squared_p(2 * std::log(2.0), 2), 1, 1e-12);
  EXPECT_NEAR(normal_p(-1.96), 0.05, 1e-5);
  EXPECT_NEAR(normal_p(1.96), 0.05, 1e-5);
  EXPECT_NEAR(fisher_p(3.326, 5, 10), 0.1, 1e-4);
  EXPECT_NEAR(fisher_p(1 / 3.326, 10, 5), fisher_p(3.326, 5, 10), 1e-12);
}

TEST(PValue, IsNothingWhereTheStatisticIsInfinite) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(chi_squared_p(infinity, 5), 0);
  EXPECT_EQ(fisher_p(infinity, 5, 100), 0);
  EXPECT_EQ(normal_p(-infinity), 0);
  EXPECT_EQ(normal_p(1000), 0);
  EXPECT_EQ(chi_squared_p(1e9, 15861), 0);
  EXPECT_EQ(chi_squared_p(0, 51), 0);
  EXPECT_THROW(normal_p(std::nan("")), BrokenInvariant);
}

TEST(Worst, IsTheFurthestOutAndPaysForAllOthers) {
  const auto high = worst_result(Measure::each_kind, std::array{1.0, 2.0, 20.0, 3.0}, 2);
  EXPECT_EQ(high.statistic, 20);
  EXPECT_EQ(high.worst_of, 4u);
  EXPECT_NEAR(high.p, 4 * 2 * std::exp(-10.0), 1e-15);
  const auto low = worst_result(Measure::each_kind, std::array{1.0, 1e-6, 3.0}, 2);
  EXPECT_EQ(low.statistic, 1e-6);
  EXPECT_NEAR(low.p, 3 * 2 * (1 - std::exp(-0.5e-6)), 1e-15);
  EXPECT_EQ(worst_result(Measure::each_kind, std::array{1.0, 1.5}, 2).p, 1);
}

}  // namespace
}  // namespace sabot::lab
