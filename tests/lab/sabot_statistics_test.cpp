// What is measured in sabots: on a few cards by hand, and over every order of a few cards, where
// every statistic must have exactly the mean that its law says.

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "lab/orders.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/chance/shuffle.hpp"
#include "sabot/lab/positions.hpp"
#include "sabot/lab/sequences.hpp"

namespace sabot::lab {
namespace {

using Counts = std::vector<std::uint32_t>;

Counts counts_of(std::span<const std::uint32_t> counts) { return {counts.begin(), counts.end()}; }

// Two cards, three times as they lay and once the other way round: all five statistics say the
// same, that of a coin with three heads of four.
TEST(Positions, OfTwoCardsAreACoin) {
  Positions positions(2, 1);
  for (int i = 0; i < 3; ++i) positions.see(cards_of({0, 1}));
  positions.see(cards_of({1, 0}));
  EXPECT_NEAR(positions.whole_table(), 1, 1e-12);
  EXPECT_NEAR(positions.at_place(0), 1, 1e-12);
  EXPECT_NEAR(positions.of_kind(1), 1, 1e-12);
  EXPECT_NEAR(positions.mean_places(), 1, 1e-12);
  EXPECT_NEAR(positions.unmoved(), 1, 1e-12);
  EXPECT_THROW(positions.see(cards_of({0, 1, 0})), BrokenInvariant);
}

// The mean of a chi-squared law is its degrees of freedom, for a single sabot already.
TEST(Positions, HaveAsManyDegreesOfFreedomAsTheirMeanOverAllOrders) {
  for (const auto& [kinds, copies] : {std::pair(4, 1), std::pair(3, 2), std::pair(2, 4)}) {
    const auto packs = small_packs(kinds, copies);
    const auto mean = [&](auto statistic) {
      return moments_over_orders(packs, [&](const auto& order) {
        Positions one(kinds, copies);
        one.see(order);
        return statistic(one);
      });
    };
    const double places = kinds * copies;
    EXPECT_NEAR(mean([](auto& one) { return one.whole_table(); }).mean, (kinds - 1) * (places - 1),
                1e-9);
    EXPECT_NEAR(mean([](auto& one) { return one.at_place(1); }).mean, kinds - 1, 1e-9);
    EXPECT_NEAR(mean([](auto& one) { return one.of_kind(1); }).mean, places - 1, 1e-9);
    EXPECT_NEAR(mean([](auto& one) { return one.mean_places(); }).mean, kinds - 1, 1e-9);
    const auto unmoved = mean([](auto& one) { return one.unmoved(); });
    EXPECT_NEAR(unmoved.mean, 0, 1e-9);
    EXPECT_NEAR(unmoved.variance, 1, 1e-9);
  }
}

// 01 01 10: one agreement of two places, then none. Of two cards one is expected, variance 1.
TEST(AsBefore, ComparesEachSabotWithTheLast) {
  AsBefore before(2, 1);
  before.see(cards_of({0, 1}));
  before.see(cards_of({0, 1}));
  EXPECT_NEAR(before.statistic(), 1, 1e-12);
  before.see(cards_of({1, 0}));
  EXPECT_NEAR(before.statistic(), 0, 1e-12);
}

TEST(Gaps, AreCountedByHowManyOtherCardsLieBetween) {
  Gaps gaps(2, 2);  // classes 0, 1 and, left out, 2
  gaps.see(cards_of({0, 0, 1, 1}));
  EXPECT_EQ(counts_of(gaps.counts()), (Counts{2, 0}));
  gaps.see(cards_of({0, 1, 0, 1}));
  EXPECT_EQ(counts_of(gaps.counts()), (Counts{0, 2}));
  gaps.see(cards_of({0, 1, 1, 0}));
  EXPECT_EQ(counts_of(gaps.counts()), (Counts{1, 0}));
  // Suits do not matter.
  gaps.see(cards_of({13, 1, 0, 14}));
  EXPECT_EQ(counts_of(gaps.counts()), (Counts{0, 2}));
}

TEST(Gaps, AreExpectedAsTheyAreInAllOrders) {
  Gaps gaps(4, 2);
  for_each_order(small_packs(4, 2), [&](const auto& order) { gaps.see(order); });
  EXPECT_NEAR(gaps.result().statistic, 0, 1e-9);
}

TEST(ColourRuns, AreCountedByLength) {
  ColourRuns runs(26, 26);
  // clubs and spades are black: b b r r r b r
  runs.see(cards_of({0, 39, 13, 26, 27, 1, 14}));
  EXPECT_EQ(counts_of(runs.counts()), (Counts{2, 1, 1, 0, 0}));
  runs.see(std::vector(9, Card::from_index(13)));
  EXPECT_EQ(counts_of(runs.counts()), (Counts{0, 0, 0, 0, 0}));
}

TEST(ColourRuns, AreExpectedAsTheyAreInAllOrders) {
  ColourRuns runs(7, 6);
  std::vector<Card> cards(7, Card::from_index(13));
  cards.insert(cards.end(), 6, Card::from_index(0));
  const int orders = for_each_order(cards, [&](const auto& order) { runs.see(order); });
  EXPECT_EQ(orders, 1716);
  EXPECT_NEAR(runs.length_result().statistic, 0, 1e-9);
  EXPECT_NEAR(runs.statistic(), 0, 1e-9);
}

// Two colours, r r b b: 2 runs, where 3 are expected with the variance 2/3.
TEST(ColourRuns, AreStandardised) {
  ColourRuns runs(2, 2);
  runs.see(cards_of({13, 13, 0, 0}));
  EXPECT_NEAR(runs.statistic(), -1 / std::sqrt(2.0 / 3), 1e-12);
}

TEST(RankRuns, AreCountedByLength) {
  RankRuns up(13, 4, RankRuns::Direction::up);
  RankRuns down(13, 4, RankRuns::Direction::down);
  const auto cards = cards_of({0, 1, 2, 1, 14, 4});  // A 2 3 2 2 5
  up.see(cards);
  down.see(cards);
  EXPECT_EQ(counts_of(up.counts()), (Counts{1, 1, 1}));
  EXPECT_EQ(counts_of(down.counts()), (Counts{4, 1, 0}));
  up.see(small_packs(7, 1));
  EXPECT_EQ(counts_of(up.counts()), (Counts{0, 0, 0}));
}

TEST(RankRuns, AreExpectedAsTheyAreInAllOrders) {
  for (const auto direction : {RankRuns::Direction::up, RankRuns::Direction::down}) {
    RankRuns runs(5, 2, direction);
    for_each_order(small_packs(5, 2), [&](const auto& order) { runs.see(order); });
    EXPECT_NEAR(runs.result().statistic, 0, 1e-9);
  }
}

// A pack in order. Within a suit the products of neighbours from −6 to 6 add up to 140; from king
// to ace, four times with the circle closed, it is −36.
TEST(Neighbours, OfAPackInOrderAreWorkedOutByHand) {
  Neighbours neighbours(1);
  neighbours.see(chance::packs_in_order(1));
  EXPECT_EQ(counts_of(neighbours.counts()), (Counts{0, 48}));
  EXPECT_EQ(neighbours.products(), 4 * 140 - 4 * 36);
  const double squares = 52 * 14;
  const double fourths = 4 * 4550;
  const double mean = -squares / 51;
  const double variance = (squares * squares - fourths) / 51 +
                          (squares * squares - 2 * fourths) / (51 * 50) - mean * mean;
  EXPECT_NEAR(neighbours.correlation(), (416 - mean) / std::sqrt(variance), 1e-9);
}

TEST(Neighbours, OfMorePacksMayBeTheSameCard) {
  Neighbours neighbours(2);
  auto cards = chance::packs_in_order(2);
  std::ranges::sort(cards);
  neighbours.see(cards);
  EXPECT_EQ(counts_of(neighbours.counts()), (Counts{52, 100, 52}));
}

}  // namespace
}  // namespace sabot::lab
