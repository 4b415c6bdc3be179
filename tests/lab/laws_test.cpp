// The laws against every order of a few cards, and against what can be worked out by hand.

#include "sabot/lab/laws.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "lab/orders.hpp"
#include "sabot/base/invariant.hpp"

namespace sabot::lab {
namespace {

constexpr double rounding = 1e-9;

// Two marks among five places, ten ways. The first spacing is 0 in 4 of them, 1 in 3, 2 in 2 and 3
// in 1.
TEST(Spacings, HaveTheLawOfTheWaysToPlaceTheMarks) {
  const auto law = spacing_law(5, 2);
  ASSERT_EQ(law.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_NEAR(law[i], 0.4 - 0.1 * static_cast<double>(i), 1e-15);
  EXPECT_NEAR(spacing_at_least(5, 2, 0), 1, 1e-15);
  EXPECT_NEAR(spacing_at_least(5, 2, 2), 0.3, 1e-15);
  EXPECT_NEAR(spacing_at_least(5, 2, 3), 0.1, 1e-15);
  EXPECT_EQ(spacing_at_least(5, 2, 4), 0);
  EXPECT_EQ(spacing_at_least(5, 2, 9), 0);
}

TEST(Spacings, OfASabotAddUpToThePlacesThatAreLeft) {
  const auto law = spacing_law(312, 24);
  double mean = 0;
  for (std::size_t i = 0; i < law.size(); ++i) mean += law[i] * static_cast<double>(i);
  EXPECT_NEAR(std::accumulate(law.begin(), law.end(), 0.0), 1, rounding);
  EXPECT_NEAR(mean * 25, 312 - 24, rounding * 1000);
}

int rising_runs(const std::vector<Card>& cards, int least) {
  int runs = 0;
  for (std::size_t begin = 0; begin < cards.size();) {
    auto end = begin + 1;
    while (end < cards.size() && cards[end - 1].rank() < cards[end].rank()) ++end;
    runs += static_cast<int>(end - begin) >= least ? 1 : 0;
    begin = end;
  }
  return runs;
}

TEST(RisingRuns, AreAsManyAsInAllOrders) {
  for (const auto& [ranks, copies] : {std::pair(4, 1), std::pair(3, 2), std::pair(4, 2)})
    for (int least = 1; least <= 5; ++least) {
      const auto counted = moments_over_orders(
          small_packs(ranks, copies), [&](const auto& cards) { return rising_runs(cards, least); });
      EXPECT_NEAR(rising_runs_at_least(ranks, copies, least), counted.mean, rounding)
          << ranks << " ranks, " << copies << " copies, at least " << least;
    }
}

TEST(ColourRuns, HaveTheMomentsOfAllOrders) {
  // Three of the index 0 and four of the index 1 stand for two colours.
  const auto cards = cards_of({0, 0, 0, 1, 1, 1, 1});
  const auto counted = moments_over_orders(cards, [](const auto& order) {
    int runs = 1;
    for (std::size_t i = 1; i < order.size(); ++i) runs += order[i] != order[i - 1] ? 1 : 0;
    return runs;
  });
  const auto law = colour_runs(3, 4);
  EXPECT_NEAR(law.mean, 1 + 24.0 / 7, rounding);
  EXPECT_NEAR(law.mean, counted.mean, rounding);
  EXPECT_NEAR(law.variance, counted.variance, rounding);
}

TEST(Matches, HaveTheMomentsOfAllOrders) {
  for (const auto& [kinds, copies] : {std::pair(5, 1), std::pair(3, 2), std::pair(2, 4)}) {
    const auto given = small_packs(kinds, copies);
    const auto counted = moments_over_orders(given, [&](const auto& order) {
      int alike = 0;
      for (std::size_t i = 0; i < order.size(); ++i) alike += order[i] == given[i] ? 1 : 0;
      return alike;
    });
    const auto law = matches(kinds, copies);
    EXPECT_NEAR(law.mean, counted.mean, rounding) << kinds;
    EXPECT_NEAR(law.variance, counted.variance, rounding) << kinds;
  }
}

TEST(CircularProducts, HaveTheMomentsOfAllOrders) {
  for (const auto& values : {std::vector{-3, -1, 0, 4}, std::vector{-2, -2, 0, 1, 3},
                             std::vector{-5, -1, -1, 2, 2, 3}}) {
    std::vector<Card> cards;
    for (const int value : values) cards.push_back(Card::from_index(value + 10));
    const auto counted = moments_over_orders(cards, [](const auto& order) {
      int sum = 0;
      for (std::size_t i = 0; i < order.size(); ++i)
        sum += (order[i].index() - 10) * (order[(i + 1) % order.size()].index() - 10);
      return sum;
    });
    const auto law = circular_products(values);
    EXPECT_NEAR(law.mean, counted.mean, rounding);
    EXPECT_NEAR(law.variance, counted.variance, rounding);
  }
  EXPECT_THROW(circular_products(std::vector{-1, 0, 1}), BrokenInvariant);
  EXPECT_THROW(circular_products(std::vector{-1, 0, 1, 1}), BrokenInvariant);
}

// Of two kinds: as many draws as it takes until the second differs, 1/2, 1/4, … Of three, all have
// come in 3! of the 27 ways to draw three times, and in 36 of the 81 ways to draw four times.
TEST(Collector, WaitsAsLongAsWorkedOutByHand) {
  const auto two = collector_law(2, 6);
  EXPECT_EQ(two[0] + two[1], 0);
  for (std::size_t i = 2; i <= 6; ++i)
    EXPECT_NEAR(two[i], std::pow(0.5, static_cast<double>(i) - 1), 1e-15);
  const auto three = collector_law(3, 4);
  EXPECT_NEAR(three[3], 2.0 / 9, 1e-15);
  EXPECT_NEAR(three[3] + three[4], 4.0 / 9, 1e-15);
}

// The mean wait is kinds · (1 + 1/2 + … + 1/kinds): 235.978 draws for a pack.
TEST(Collector, HasTheMeanOfTheHarmonicNumber) {
  for (const int kinds : {13, 52}) {
    const auto law = collector_law(kinds, 40 * kinds);
    double mean = 0;
    double harmonic = 0;
    for (std::size_t i = 0; i < law.size(); ++i) mean += law[i] * static_cast<double>(i);
    for (int i = 1; i <= kinds; ++i) harmonic += 1.0 / i;
    EXPECT_NEAR(mean, kinds * harmonic, 1e-6);
    EXPECT_NEAR(std::accumulate(law.begin(), law.end(), 0.0), 1, 1e-9);
  }
}

TEST(Returns, AreGeometric) {
  const auto law = return_law(4, 2);
  ASSERT_EQ(law.size(), 3u);
  EXPECT_NEAR(law[0], 1.0 / 4, 1e-15);
  EXPECT_NEAR(law[1], 3.0 / 16, 1e-15);
  EXPECT_NEAR(law[2], 9.0 / 64, 1e-15);
}

TEST(Standardised, CountsStandardDeviations) {
  EXPECT_DOUBLE_EQ(standardised(112, 9, {.mean = 12, .variance = 4}), 4.0 / 6);
}

}  // namespace
}  // namespace sabot::lab
