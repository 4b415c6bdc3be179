#include "sabot/sim/totals.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "sim/plans.hpp"

namespace sabot::sim {
namespace {

// The longest and the shortest talla there are: all coups of four cards behind an ace, and of six
// behind a figure.
TEST(SabotPlan, TheLongestAndTheShortestTalla) {
  for (const auto* overlay : {"", "packs = 1", "stop-card-seen = \"when-drawn\"",
                              "packs = 3\ncards-below-stop = 8\nburn-of-figures = 10"}) {
    const auto plan = plan_of("as11", "punto-y-banca", overlay);
    const auto nobody = [](Hand, Odds) { return false; };
    std::vector<std::uint8_t> order(static_cast<std::size_t>(plan.sabot.cards()), 4);
    order.front() = 1;
    EXPECT_EQ(coups_of(plan.sabot, plan.drawing, order, nobody).size(),
              static_cast<std::size_t>(plan.sabot.most_coups()));
    std::ranges::fill(order, std::uint8_t{0});
    EXPECT_EQ(coups_of(plan.sabot, plan.drawing, order, nobody).size(),
              static_cast<std::size_t>(plan.sabot.sure_coups()));
  }
}

TEST(Standings, EveryStandingHasItsOwnPlace) {
  const auto plan = plan_of("as11", "punto-y-banca", "packs = 1");
  const Standings standings(plan.sabot);
  std::set<std::size_t> places;
  std::size_t count = 0;
  const auto put = [&](std::size_t place) {
    EXPECT_LT(place, standings.size());
    places.insert(place);
    ++count;
  };
  for (int coups = 1; coups <= standings.sure(); ++coups)
    for (int punto = 0; punto <= coups; ++punto)
      for (int banca = 0; punto + banca <= coups; ++banca)
        put(standings.after(coups, punto, banca));
  for (int punto = 0; punto <= standings.most(); ++punto)
    for (int banca = 0; punto + banca <= standings.most(); ++banca)
      put(standings.at_the_end(punto, banca));
  EXPECT_EQ(places.size(), count);
  EXPECT_EQ(standings.size(), count);
}

TEST(Standings, EveryTallaStandsSomewhereAfterEveryCoup) {
  auto plan = plan_of("as11", "punto-y-banca", "packs = 2");
  plan.kind = Kind::tallas;
  plan.rounds = 500;
  plan.standings = true;
  const auto totals = run(plan, all_blocks(plan), 1).totals;
  const Standings standings(plan.sabot);
  ASSERT_EQ(totals.standings.size(), standings.size());
  Counts at_the_end{};
  std::uint64_t tallas = 0;
  for (int punto = 0; punto <= standings.most(); ++punto)
    for (int banca = 0; punto + banca <= standings.most(); ++banca) {
      const auto often = totals.standings[standings.at_the_end(punto, banca)];
      tallas += often;
      at_the_end[0] += often * static_cast<unsigned>(punto);
      at_the_end[1] += often * static_cast<unsigned>(banca);
    }
  EXPECT_EQ(tallas, plan.rounds);
  EXPECT_EQ(at_the_end[0], totals.coups[0]);
  EXPECT_EQ(at_the_end[1], totals.coups[1]);
  const auto sum =
      std::accumulate(totals.standings.begin(), totals.standings.end(), std::uint64_t{0});
  EXPECT_EQ(sum, plan.rounds * static_cast<unsigned>(standings.sure() + 1));
}

TEST(Moments, AreSumsOfProducts) {
  Moments moments;
  moments.add({2, 3, 5});
  moments.add({1, 0, 4});
  EXPECT_EQ(moments.sums, (Counts{3, 3, 9}));
  EXPECT_EQ(moments.products, (std::array<std::uint64_t, 6>{5, 6, 14, 9, 15, 41}));
}

TEST(Totals, BecomeWordsAndBack) {
  Totals totals;
  totals.rounds = 1;
  totals.coups = {2, 3, 4};
  totals.burned = 5;
  totals.whole.add({6, 7, 8});
  totals.sure.add({9, 10, 11});
  EXPECT_EQ(Totals::from_words(totals.to_words()), totals);
  totals.standings = {12, 13};
  const auto words = totals.to_words();
  EXPECT_EQ(Totals::from_words(words), totals);
  auto twice = totals;
  twice += totals;
  for (std::size_t i = 0; i < words.size(); ++i) EXPECT_EQ(twice.to_words()[i], 2 * words[i]);
  EXPECT_FALSE(Totals::from_words(std::span(words).first(10)));
}

TEST(Totals, OfDifferentSabotsDoNotAdd) {
  Totals one, other;
  one.standings = {1, 2};
  other.standings = {1};
  EXPECT_THROW(one += other, BrokenInvariant);
}

}  // namespace
}  // namespace sabot::sim
