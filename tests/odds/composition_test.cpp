#include "sabot/odds/composition.hpp"

#include <gtest/gtest.h>

#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"

namespace sabot::odds {
namespace {

std::string read(std::string_view text) {
  const auto cards = read_cards(text);
  if (!cards) return "no: " + cards.error();
  std::string all;
  for (const auto card : *cards) all += to_text(card) + ' ';
  return all;
}

TEST(ReadCards, ReadsEachOnceOrSoManyTimes) {
  EXPECT_EQ(read(""), "");
  EXPECT_EQ(read("9s"), "9s ");
  EXPECT_EQ(read("9s,9h,3xKd"), "9s 9h Kd Kd Kd ");
  EXPECT_EQ(read("10d,0xAc,1xTc"), "Td Tc ");
}

TEST(ReadCards, SaysWhichIsNoCard) {
  EXPECT_TRUE(read("9s,9z").starts_with("no: \"9z\" is not a card"));
  EXPECT_TRUE(read("9s,,9h").starts_with("no: \"\" is not a card"));
  EXPECT_TRUE(read("9s,").starts_with("no: \"\" is not a card"));
  EXPECT_TRUE(read(",").starts_with("no: "));
  EXPECT_TRUE(read("9s 9h").starts_with("no: "));
  EXPECT_TRUE(read("3x").starts_with("no: \"\" is not a card"));
  for (const auto* text : {"x9s", "-1x9s", "1001x9s", "3.5x9s", "99999999999x9s", "x"})
    EXPECT_TRUE(read(text).ends_with("should be a card, or 3x and a card")) << read(text);
}

TEST(Composition, CountsTensAndFiguresAsNothing) {
  const auto six = Composition::of_packs(6);
  EXPECT_EQ(six.size(), 312);
  EXPECT_EQ(six.count(0), 96);
  for (int points = 1; points < 10; ++points) EXPECT_EQ(six.count(points), 24);
}

TEST(Composition, LosesWhatIsGone) {
  const auto gone = *read_cards("9s,9h,2xKd,Tc,As");
  const auto left = Composition::after(6, gone);
  ASSERT_TRUE(left);
  auto counts = Composition::of_packs(6);
  counts.remove(9, 2);
  counts.remove(0, 3);
  counts.remove(1);
  EXPECT_EQ(*left, counts);
  EXPECT_EQ(left->size(), 306);
}

TEST(Composition, HasNoMoreOfACardThanPacks) {
  EXPECT_TRUE(Composition::after(6, *read_cards("6x9s")));
  EXPECT_EQ(Composition::after(6, *read_cards("7x9s")).error(),
            "more 9s are gone than there are in 6 packs");
  EXPECT_FALSE(Composition::after(1, *read_cards("9s,9h,9s")));
}

TEST(Composition, NeverHoldsLessThanNothing) {
  auto one = Composition::of_counts({0, 1, 0, 0, 0, 0, 0, 0, 0, 0});
  EXPECT_THROW(one.remove(1, 2), BrokenInvariant);
  EXPECT_THROW(one.remove(2), BrokenInvariant);
  EXPECT_THROW(one.remove(1, -1), BrokenInvariant);
  EXPECT_THROW(Composition::of_counts({-1}), BrokenInvariant);
  one.remove(1);
  EXPECT_EQ(one.size(), 0);
}

}  // namespace
}  // namespace sabot::odds
