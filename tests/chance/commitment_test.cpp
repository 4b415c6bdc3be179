#include "sabot/chance/commitment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/chance/live_source.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/chance/shuffle.hpp"

namespace sabot::chance {
namespace {

SealedOrder sample() {
  SealedOrder sealed;
  for (const int index : {0, 51, 13, 26}) sealed.order.push_back(Card::from_index(index));
  for (std::size_t i = 0; i < sealed.salt.bytes.size(); ++i)
    sealed.salt.bytes[i] = static_cast<std::uint8_t>(i);
  return sealed;
}

// Worked out by another implementation of BLAKE2b.
TEST(Commitment, HasTheDocumentedBytes) {
  EXPECT_EQ(to_text(commit(sample())),
            "0359a9358a8ab61cc51e174c51df57df9dba35f7c82e099154b64807a82a1d68");
}

TEST(Commitment, OpensWithTheOrderAndTheSaltItWasMadeOf) {
  LiveSource source;
  auto cards = packs_in_order(6);
  shuffle(std::span<Card>(cards), source);
  const auto sealed = seal(cards, source);
  EXPECT_EQ(sealed.order, cards);
  EXPECT_TRUE(opens(commit(sealed), sealed));
}

TEST(Commitment, OpensWithNoOtherOrder) {
  const auto promised = commit(sample());
  auto swapped = sample();
  std::swap(swapped.order[0], swapped.order[1]);
  EXPECT_FALSE(opens(promised, swapped));
  auto shorter = sample();
  shorter.order.pop_back();
  EXPECT_FALSE(opens(promised, shorter));
  auto longer = sample();
  longer.order.push_back(Card());
  EXPECT_FALSE(opens(promised, longer));
  auto other = sample();
  other.order[2] = Card::from_index(14);
  EXPECT_FALSE(opens(promised, other));
}

TEST(Commitment, OpensWithNoOtherSalt) {
  const auto promised = commit(sample());
  for (std::size_t i = 0; i < 32; ++i) {
    auto other = sample();
    other.salt.bytes[i] ^= 1;
    EXPECT_FALSE(opens(promised, other)) << i;
  }
}

TEST(Commitment, EachSealHasItsOwnSalt) {
  LiveSource live;
  EXPECT_NE(seal({}, live).salt, seal({}, live).salt);
  SeededSource seeded(1, 1);
  SeededSource again(1, 1);
  const auto first = seal({}, seeded);
  EXPECT_NE(first.salt, seal({}, seeded).salt);
  EXPECT_EQ(first.salt, seal({}, again).salt);
}

TEST(Cut, PutsTheFirstCardsBelow) {
  const auto order = sample().order;
  EXPECT_EQ(after_cut(order, 1), (std::vector{order[1], order[2], order[3], order[0]}));
  EXPECT_EQ(after_cut(order, 3), (std::vector{order[3], order[0], order[1], order[2]}));
}

TEST(Cut, AtEitherEndChangesNothing) {
  const auto order = sample().order;
  EXPECT_EQ(after_cut(order, 0), order);
  EXPECT_EQ(after_cut(order, 4), order);
}

TEST(Cut, OutsideTheCardsIsABug) {
  const auto order = sample().order;
  EXPECT_THROW(after_cut(order, -1), BrokenInvariant);
  EXPECT_THROW(after_cut(order, 5), BrokenInvariant);
}

// With lots it is another promise: neither opens as the other.
TEST(Commitment, SaysWhetherLotsArePromisedToo) {
  const auto sealed = sample();
  EXPECT_NE(commit(sealed, Lots::promised), commit(sealed));
  EXPECT_TRUE(opens(commit(sealed, Lots::promised), sealed));
  EXPECT_FALSE(opens(commit(sealed, Lots::promised), sealed, Lots::apart));
  EXPECT_FALSE(opens(commit(sealed), sealed, Lots::promised));
}

// Worked out by another implementation of BLAKE2b.
TEST(Lots, HaveTheDocumentedNumbers) {
  const auto salt = sample().salt;
  EXPECT_EQ(number_of({.cut_at = 20, .before = 0, .of = 2}, salt), 1);
  EXPECT_EQ(number_of({.cut_at = 20, .before = 1, .of = 2}, salt), 2);
  EXPECT_EQ(number_of({.cut_at = 21, .before = 0, .of = 2}, salt), 2);
  EXPECT_EQ(number_of({.cut_at = 20, .before = 0, .of = 7}, salt), 2);
  EXPECT_EQ(number_of({.cut_at = 150, .before = 3, .of = 10}, salt), 1);
  EXPECT_EQ(number_of({.cut_at = 311, .before = 12, .of = 2147483647}, salt), 489940230);
}

// Of each size, each number about as often as any other: the bound is six standard deviations.
TEST(Lots, FavourNobody) {
  const auto salt = sample().salt;
  for (const int of : {1, 2, 3, 7, 10}) {
    std::vector<int> drawn(static_cast<std::size_t>(of));
    constexpr int lots = 20'000;
    for (int before = 0; before < lots; ++before) {
      const int number = number_of({.cut_at = 5, .before = before, .of = of}, salt);
      ASSERT_TRUE(number >= 1 && number <= of);
      ++drawn[static_cast<std::size_t>(number - 1)];
    }
    for (const int count : drawn) EXPECT_NEAR(count, lots / of, 6 * std::sqrt(lots / of)) << of;
  }
}

}  // namespace
}  // namespace sabot::chance
