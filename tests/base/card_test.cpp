#include "sabot/base/card.hpp"

#include <set>

#include <gtest/gtest.h>

#include "sample.hpp"

namespace sabot {
namespace {

static_assert(Card::of(1, 0).index() == 0 && Card::of(13, 3).index() == 51);

std::expected<Card, TextFault> card(std::string_view text) { return from_text<Card>(text); }

TEST(Card, RankAndSuitMakeItsIndex) {
  std::set<int> seen;
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = 1; rank <= 13; ++rank) {
      const auto one = Card::of(rank, suit);
      EXPECT_EQ(one.rank(), rank);
      EXPECT_EQ(one.suit(), suit);
      EXPECT_EQ(Card::from_index(one.index()), one);
      seen.insert(one.index());
    }
  EXPECT_EQ(seen.size(), 52u);
  EXPECT_EQ(*seen.rbegin(), 51);
}

TEST(Card, EveryKindHasItsOwnText) {
  std::set<std::string> texts;
  for (int index = 0; index < Card::kinds; ++index) {
    const auto text = to_text(Card::from_index(index));
    EXPECT_EQ(card(text), Card::from_index(index)) << text;
    texts.insert(text);
  }
  EXPECT_EQ(texts.size(), 52u);
}

TEST(Card, IsWrittenByRankAndSuit) {
  EXPECT_EQ(to_text(Card::of(9, 0)), "9c");
  EXPECT_EQ(to_text(Card::of(10, 1)), "Td");
  EXPECT_EQ(to_text(Card::of(13, 2)), "Kh");
  EXPECT_EQ(to_text(Card::of(1, 3)), "As");
}

TEST(Card, ATenMayBeReadAsTen) {
  EXPECT_EQ(card("10d"), Card::of(10, 1));
  EXPECT_EQ(card("Td"), Card::of(10, 1));
}

TEST(Card, NothingElseIsACard) {
  using namespace std::literals;
  for (const auto text : {""sv, "9"sv, "c"sv, "c9"sv, "9x"sv, "0c"sv, "1c"sv, "11c"sv, "9cc"sv,
                          "ac"sv, "AC"sv, "tc"sv, " 9c"sv, "9c "sv, "10"sv, "100d"sv, "A\0"sv})
    EXPECT_EQ(card(text), std::unexpected(TextFault::malformed)) << text;
}

TEST(SabotCount, CountsWhatIsDrawnAndWhatIsSeen) {
  SabotCount sabot(6);
  EXPECT_EQ(sabot.packs(), 6);
  EXPECT_EQ(sabot.size(), 312);
  EXPECT_EQ(sabot.left(), 312);
  sabot.draw_unseen();
  sabot.draw_unseen(4);
  EXPECT_EQ(sabot.left(), 307);
}

TEST(SabotCount, AKindRunsOutWhenEveryPackGaveItsOne) {
  SabotCount sabot(2);
  const auto ace = Card::of(1, 3);
  EXPECT_TRUE(sabot.may_hold(ace));
  sabot.see(ace);
  EXPECT_TRUE(sabot.may_hold(ace));
  sabot.see(ace);
  EXPECT_FALSE(sabot.may_hold(ace));
  EXPECT_TRUE(sabot.may_hold(Card::of(1, 2)));
}

TEST(SabotCount, NoPacksHoldNothing) {
  const SabotCount none;
  EXPECT_EQ(none.left(), 0);
  EXPECT_FALSE(none.may_hold(Card()));
}

RC_GTEST_PROP(SabotCount, HoldsAKindUntilEveryPackGaveItsOne, (const std::vector<Card>& cards)) {
  SabotCount sabot(2);
  std::array<int, Card::kinds> seen{};
  for (const auto one : cards) {
    const auto kind = static_cast<std::size_t>(one.index());
    RC_ASSERT(sabot.may_hold(one) == (seen[kind] < 2));
    if (!sabot.may_hold(one)) continue;
    const auto before = sabot;
    sabot.see(one);
    ++seen[kind];
    RC_ASSERT(!(sabot == before));
    RC_ASSERT(sabot.left() == before.left());
  }
}

}  // namespace
}  // namespace sabot
