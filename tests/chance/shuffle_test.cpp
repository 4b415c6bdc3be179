#include "sabot/chance/shuffle.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/chance/live_source.hpp"
#include "sabot/chance/seeded_source.hpp"

namespace sabot::chance {
namespace {

std::vector<int> indices(std::span<const Card> cards) {
  std::vector<int> all;
  for (const auto card : cards) all.push_back(card.index());
  return all;
}

TEST(Packs, HoldEveryCardOncePerPack) {
  for (const int packs : {0, 1, 3, 6, 8}) {
    const auto cards = packs_in_order(packs);
    ASSERT_EQ(cards.size(), static_cast<std::size_t>(packs) * 52);
    for (std::size_t i = 0; i < cards.size(); ++i)
      EXPECT_EQ(cards[i].index(), static_cast<int>(i % 52));
  }
  EXPECT_THROW(packs_in_order(-1), BrokenInvariant);
}

template <class S>
void expect_same_cards_in_another_order(S& source) {
  const auto ordered = packs_in_order(6);
  auto mixed = ordered;
  shuffle(std::span<Card>(mixed), source);
  EXPECT_NE(mixed, ordered);
  EXPECT_TRUE(std::ranges::is_permutation(mixed, ordered));
}

TEST(Shuffle, KeepsTheCardsAndChangesTheirOrder) {
  LiveSource live;
  expect_same_cards_in_another_order(live);
  SeededSource seeded(1, 1);
  expect_same_cards_in_another_order(seeded);
}

TEST(Shuffle, OfNoneOrOneCardDrawsNothing) {
  SeededSource used(4, 4);
  std::array<Card, 1> one{Card::of(9, 2)};
  shuffle(std::span<Card>(), used);
  shuffle(std::span<Card>(one), used);
  EXPECT_EQ(one[0], Card::of(9, 2));
  SeededSource fresh(4, 4);
  EXPECT_EQ(used.below(1u << 30), fresh.below(1u << 30));
}

// Replays a list of numbers, so that the swaps can be followed by hand.
struct Told {
  std::vector<std::uint32_t> numbers;
  std::vector<std::uint32_t> bounds;

  std::uint32_t below(std::uint32_t bound) {
    bounds.push_back(bound);
    const auto next = numbers.front();
    numbers.erase(numbers.begin());
    return next;
  }
  void fill(std::span<std::uint8_t>) {}
};

TEST(Shuffle, SwapsFromTheEndWithOneOfThoseNotYetPlaced) {
  Told source{.numbers = {1, 0, 0}, .bounds = {}};
  std::vector<Card> cards;
  for (int i = 0; i < 4; ++i) cards.push_back(Card::from_index(i));
  shuffle(std::span<Card>(cards), source);
  // 0123 → 0321 → 2301 → 3201.
  EXPECT_EQ(indices(cards), (std::vector{3, 2, 0, 1}));
  EXPECT_EQ(source.bounds, (std::vector<std::uint32_t>{4, 3, 2}));
}

// 24 orders, 24,000 shuffles: each comes about 1000 times; 200 is over six standard deviations.
TEST(Shuffle, EveryOrderIsEquallyLikely) {
  SeededSource source(11, 0);
  std::map<std::vector<int>, int> seen;
  for (int i = 0; i < 24'000; ++i) {
    std::vector<Card> cards;
    for (int index = 0; index < 4; ++index) cards.push_back(Card::from_index(index));
    shuffle(std::span<Card>(cards), source);
    ++seen[indices(cards)];
  }
  EXPECT_EQ(seen.size(), 24u);
  for (const auto& [order, count] : seen) EXPECT_NEAR(count, 1000, 200);
}

}  // namespace
}  // namespace sabot::chance
