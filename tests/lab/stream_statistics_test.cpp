// What is measured in numbers and in words, on a few of them by hand.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <vector>

#include "sabot/lab/numbers.hpp"
#include "sabot/lab/words.hpp"

namespace sabot::lab {
namespace {

template <class T>
void see_all(T& test, const std::vector<std::uint32_t>& numbers) {
  for (const auto number : numbers) test.see(number);
}

TEST(Frequencies, AreComparedWithEqualOnes) {
  Frequencies frequencies(3);
  see_all(frequencies, {0, 0, 2, 0, 1, 1});
  const auto result = frequencies.result();
  EXPECT_EQ(result.bound, 3u);
  EXPECT_EQ(result.degrees, 2);
  EXPECT_NEAR(result.statistic, 1, 1e-12);
  EXPECT_THROW(frequencies.see(3), std::out_of_range);
}

TEST(Rejection, CountsNineCells) {
  Rejection even;
  for (std::uint32_t third = 0; third < 3; ++third)
    see_all(even, {third << 30, (third << 30) + 1, (third << 30) + 2});
  EXPECT_NEAR(even.statistic(), 0, 1e-6);
  // Nine times the same cell, where one is expected of each: 8² and eight times 1.
  Rejection same;
  for (std::uint32_t i = 0; i < 9; ++i) same.see((1u << 30) + 3 * i);
  EXPECT_NEAR(same.statistic(), 72, 1e-5);
  // The last number of all is in the last third.
  Rejection last;
  last.see(Rejection::bound - 1);
  EXPECT_NEAR(last.statistic(), 8, 1e-5);
}

// 00 01 10 11 00 and half a pair: 2 1 1 1, where 1.25 is expected of each.
TEST(Pairs, DoNotOverlap) {
  Pairs pairs(2);
  see_all(pairs, {0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 1});
  EXPECT_EQ(pairs.result().degrees, 3);
  EXPECT_NEAR(pairs.result().statistic, 0.6, 1e-12);
}

TEST(Returns, BeginAnewAfterEach) {
  Returns returns(13);
  // 5 after two others, 7 at once, 3 not yet.
  see_all(returns, {5, 1, 2, 5, 7, 7, 3, 4});
  std::vector<std::uint64_t> expected(returns.counts().size());
  ++expected[returns.classes().of(2)];
  ++expected[returns.classes().of(0)];
  EXPECT_EQ(returns.counts(), expected);
  EXPECT_NEAR(returns.classes().chances()[0], 1 - 12.0 * 12 / (13 * 13), 1e-12);
}

TEST(Collector, CountsDrawsUntilAllHaveCome) {
  Collector collector(3, Measure::collector_of_ranks);
  see_all(collector, {2, 0, 1, 0, 0, 1, 1, 2, 1, 2});
  std::vector<std::uint64_t> expected(collector.counts().size());
  ++expected[collector.classes().of(3)];
  ++expected[collector.classes().of(5)];
  EXPECT_EQ(collector.counts(), expected);
  EXPECT_EQ(collector.classes().of(3), 0u);
  EXPECT_NEAR(collector.classes().chances()[0], 2.0 / 9, 1e-12);
}

TEST(Words, AreMadeOfBytes) {
  Words even;
  for (std::uint32_t i = 0; i < 256; i += 4)
    even.see(i | (i + 1) << 8 | (i + 2) << 16 | (i + 3) << 24);
  EXPECT_NEAR(even.bytes(), 0, 1e-9);
  // Four of one byte where 1/64 of each is expected: 16 · 64 − 4.
  Words same;
  same.see(0x07070707);
  EXPECT_NEAR(same.bytes(), 1020, 1e-9);
}

// The least and the greatest word in turn: every product is ±1/4, so that the sum of k of them is
// ±3√k standard deviations. With ten words that is 9 · (9 + 8 + … + 2).
TEST(Words, AreCorrelatedWithTheEightBefore) {
  Words words;
  for (int i = 0; i < 5; ++i) see_all(words, {0, 0xffffffff});
  EXPECT_NEAR(words.correlation(), 9 * 44, 1e-5);
}

// Over all orders of six words the turns have exactly the mean and the variance of their law.
TEST(Words, TurnAsOftenAsInAllOrders) {
  std::vector<std::uint32_t> order{1, 2, 3, 4, 5, 6};
  double sum = 0;
  double squares = 0;
  do {
    Words words;
    see_all(words, order);
    sum += words.turns();
    squares += words.turns() * words.turns();
  } while (std::ranges::next_permutation(order).found);
  EXPECT_NEAR(sum / 720, 0, 1e-9);
  EXPECT_NEAR(squares / 720, 1, 1e-9);
  // 1 3 2 4 5 turns twice, as is to be expected; 1 2 3 4 5 never.
  Words twice;
  see_all(twice, {1, 3, 2, 4, 5});
  EXPECT_NEAR(twice.turns(), 0, 1e-12);
  Words never;
  see_all(never, {1, 2, 3, 4, 5});
  EXPECT_NEAR(never.turns(), -2 / std::sqrt(51.0 / 90), 1e-12);
}

TEST(Words, StandInOneOf24Orders) {
  std::array<std::uint32_t, 4> four{1, 2, 3, 4};
  std::set<std::size_t> orders;
  Words all;
  do {
    orders.insert(order_of(four));
    for (const auto word : four) all.see(word);
  } while (std::ranges::next_permutation(four).found);
  EXPECT_EQ(orders.size(), 24u);
  EXPECT_EQ(*orders.rbegin(), 23u);
  EXPECT_NEAR(all.orders(), 0, 1e-12);
  // Equal words have no order; 24 of one order make 23² + 23.
  Words some;
  see_all(some, {9, 9, 1, 2});
  for (int i = 0; i < 24; ++i) see_all(some, {4, 3, 2, 1});
  EXPECT_NEAR(some.orders(), 23 * 23 + 23, 1e-9);
}

}  // namespace
}  // namespace sabot::lab
