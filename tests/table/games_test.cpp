// Games are known by regulation and name together.

#include <gtest/gtest.h>

#include <algorithm>

#include "sabot/rules/common/refusals.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::table {
namespace {

TEST(Games, EveryRulesetHasItsGameAndEveryGameItsRulesets) {
  for (const auto& [regulation, game] : law::rulesets())
    EXPECT_NE(find_game(regulation, game), nullptr) << regulation << ' ' << game;
  for (const auto& game : games())
    for (const auto regulation : game.regulations)
      EXPECT_TRUE(law::Ruleset::of(law::name(regulation), game.name)) << game.name;
}

TEST(Games, NoRegulationHasTwoGamesOfOneName) {
  for (const auto& game : games())
    for (const auto regulation : game.regulations)
      EXPECT_EQ(find_game(law::name(regulation), game.name), &game) << game.name;
}

TEST(Games, ANameAloneIsNotEnough) {
  EXPECT_NE(find_game("ar", "punto-y-banca"), find_game("es79", "punto-y-banca"));
  EXPECT_EQ(find_game("ar", "chemin-de-fer"), nullptr);
  EXPECT_EQ(find_game("", "punto-y-banca"), nullptr);
  EXPECT_EQ(find_game("es79", "mini-punto-y-banca"), nullptr);
  EXPECT_EQ(games_named("punto-y-banca").size(), 2U);
}

TEST(Games, DeclareEachRefusalOnceInOrderOfPrecedence) {
  for (const auto& game : games()) {
    const auto codes = game.facts->refusals;
    EXPECT_TRUE(std::ranges::is_sorted(codes)) << game.name;
    EXPECT_FALSE(rules::has_twice(codes)) << game.name;
    for (const auto code : rules::core_refusals)
      EXPECT_TRUE(std::ranges::binary_search(codes, code)) << game.name;
  }
}

}  // namespace
}  // namespace sabot::table
