// The parameters of punto y banca: what loads, and what is refused as contradicting itself.

#include "sabot/rules/punto_banca/rules.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sabot/law/legal.hpp"

namespace sabot::punto_banca {
namespace {

// By the ruleset, which knows kinds, or by the game, which knows what they mean; what the
// regulation allows does not matter here.
std::string error_of(std::string_view overlay, std::string_view regulation = "as11") {
  auto ruleset = law::Ruleset::of(regulation, "punto-y-banca").value();
  if (const auto laid = law::overlay_recorded(ruleset, overlay); !laid) return laid.error().what;
  const auto rules = Rules::from(ruleset);
  return rules ? "" : rules.error().what;
}

TEST(Rules, EveryRulesetLoads) {
  for (const auto& [regulation, game] : law::rulesets()) {
    if (!game.ends_with("punto-y-banca") || regulation == "ar") continue;
    const auto rules = Rules::from(law::Ruleset::of(regulation, game).value());
    ASSERT_TRUE(rules) << rules.error().what;
    EXPECT_EQ(law::name(rules->regulation), regulation);
  }
}

TEST(Rules, TheTieIsBetOnOnlyWhereTheTextPricesIt) {
  const auto of = [](std::string_view regulation) {
    return Rules::from(law::Ruleset::of(regulation, "punto-y-banca").value()).value();
  };
  EXPECT_TRUE(of("as11").offers(Chance::empate));
  EXPECT_FALSE(of("es79").offers(Chance::empate));
  EXPECT_EQ(error_of("chances = [\"punto\", \"empate\"]", "es79"),
            "chances has empate, but this regulation prices no bet on the tie");
}

struct Ends {
  std::string name;
  std::string least, greatest;  // that are taken, as TOML
  std::string below, above;     // that are not; none where nothing lies beyond
};

TEST(Rules, NumbersAmountsAndRatiosHaveTwoEnds) {
  const std::vector<Ends> all{
      {"packs", "1", "16", "0", "17"},
      {"cards-below-stop", "6", "30", "5", "31"},
      {"burn-of-figures", "0", "10", "-1", "11"},
      {"seats", "1", "30", "0", "31"},
      {"factors", "[1]", "[20, 1000]", "[20, 0]", "[1001]"},
      {"authorised-minimum", "\"0.01\"", "\"10000000\"", "\"0\"", "\"10000000.01\""},
      {"punto-price", "\"0\"", "\"1000/1\"", "", "\"2001/2\""},
      {"banca-price", "\"0\"", "\"1000/1\"", "", "\"2001/2\""},
      {"tie-price", "\"0\"", "\"1000/1\"", "", "\"9223372036854775807/1\""},
      {"tie-cap", "\"0\"", "\"100%\"", "", "\"101%\""},
      {"deduction", "\"0\"", "\"1/1\"", "", "\"101%\""},
  };
  for (const auto& [name, least, greatest, below, above] : all) {
    EXPECT_EQ(error_of(name + " = " + least), "");
    EXPECT_EQ(error_of(name + " = " + greatest), "");
    EXPECT_TRUE(below.empty() || error_of(name + " = " + below).starts_with(name)) << name;
    EXPECT_TRUE(error_of(name + " = " + above).starts_with(name)) << name;
  }
}

TEST(Rules, ListsNameNothingTwice) {
  EXPECT_EQ(error_of("factors = [20, 50, 20]"), "factors names 20 twice");
  EXPECT_EQ(error_of("chances = [\"banca\", \"banca\"]"), "chances names banca twice");
}

// A part of what prices the tie is not enough.
TEST(Rules, TheTieNeedsItsPriceAndItsCap) {
  EXPECT_EQ(error_of("chances = [\"punto\", \"banca\", \"empate\"]"), "");
  EXPECT_EQ(error_of("chances = [\"banca\"]"), "");
  EXPECT_TRUE(error_of("chances = [\"empate\"]", "es79").starts_with("chances has empate"));
}

TEST(Rules, WhoMustBetOnTheBancaCan) {
  EXPECT_TRUE(error_of("chances = [\"punto\"]").starts_with("chances has no banca"));
  EXPECT_EQ(error_of("chances = [\"punto\"]\nholder-must-bet = \"on-any-chance\""), "");
}

TEST(Rules, WordsAreOutOfAClosedList) {
  for (const std::string name : {"stop-card-seen", "rotation", "all-decline", "holder-must-bet",
                                 "equal-highest", "rounding", "croupier-when-free"})
    EXPECT_TRUE(error_of(name + " = \"never\"").starts_with(name)) << name;
  EXPECT_TRUE(error_of("chances = [\"punto\", \"rojo\"]").starts_with("chances"));
}

TEST(Rules, AmountsAndRatiosMustBeReadable) {
  for (const std::string_view name :
       {"authorised-minimum", "deduction", "tie-price", "tie-cap", "punto-price", "banca-price"})
    EXPECT_TRUE(error_of(std::string(name) + " = \"much\"").starts_with(name)) << name;
}

TEST(Rules, AHouseMayLeaveThePuntoFreeButNotTheBanca) {
  EXPECT_EQ(error_of("punto-draws = \"TTTTTOPP\""), "");
  EXPECT_EQ(error_of("punto-draws = \"OOOOOOOO\""), "");
  EXPECT_TRUE(error_of("punto-draws = \"TTT\"").starts_with("punto-draws"));
  EXPECT_EQ(error_of("croupier-when-free = \"draws\""), "");
  const std::string rows(R"("TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT",)"
                         R"("TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT",)");
  EXPECT_EQ(error_of("cuadro = [" + rows + "\"PPPPPPPPPPP\"]"), "");
  EXPECT_EQ(error_of("cuadro = [" + rows + "\"PPPPPPPPPPO\"]"),
            "cuadro should have no O: nobody chooses for the banca");
  EXPECT_TRUE(error_of("cuadro = [" + rows + "]").starts_with("cuadro"));
}

TEST(Rules, WhatTheHouseSetsCitesTheHouse) {
  auto ruleset = law::Ruleset::of("as11", "punto-y-banca").value();
  ASSERT_TRUE(ruleset.overlay("leaves-regulation = true\ndeduction = \"4%\""));
  const auto rules = Rules::from(ruleset).value();
  EXPECT_EQ(rules.deduction.value, (Ratio{4, 100}));
  ASSERT_EQ(rules.deduction.by.size(), 1u);
  EXPECT_EQ(law::id(rules.deduction.by.front()), "house.deduction");
}

}  // namespace
}  // namespace sabot::punto_banca
