// The parameters of chemin de fer: what loads, and what is refused as contradicting itself.

#include "sabot/rules/chemin_de_fer/rules.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sabot/law/legal.hpp"

namespace sabot::chemin_de_fer {
namespace {

// By the ruleset, which knows kinds, or by the game, which knows what they mean; what the
// regulation allows does not matter here.
std::string error_of(std::string_view overlay, std::string_view regulation = "as11") {
  auto ruleset = law::Ruleset::of(regulation, "chemin-de-fer").value();
  if (const auto laid = law::overlay_recorded(ruleset, overlay); !laid) return laid.error().what;
  const auto rules = Rules::from(ruleset);
  return rules ? "" : rules.error().what;
}

TEST(CheminDeFerRules, EveryRulesetLoads) {
  int loaded = 0;
  for (const auto& [regulation, game] : law::rulesets()) {
    if (game != "chemin-de-fer") continue;
    const auto rules = Rules::from(law::Ruleset::of(regulation, game).value());
    ASSERT_TRUE(rules) << rules.error().what;
    EXPECT_EQ(law::name(rules->regulation), regulation);
    ++loaded;
  }
  EXPECT_EQ(loaded, 2);
}

TEST(CheminDeFerRules, EachReadingIsOneOfAClosedList) {
  const std::vector<std::pair<std::string, std::string>> others{
      {"stop-card-seen", "when-drawn"},
      {"players-counted", "besides-banker"},
      {"standing-rank", "by-bet"},
      {"rotation", "continues"},
      {"refusals-counted", "every-offer"},
      {"passed-hand", "auction-first"},
      {"auction-floor", "passed-amount"},
      {"larger-bank", "banco-player"},
      {"uncovered", "until-the-hand-ends"},
      {"declarations", "adjudicated"},
      {"advice-binds", "banker"},
      {"after-lost-card", "may-draw"},
      {"early-abating", "coup-void"},
      {"lost-abating", "keeps-rank"},
      {"banco-slips", "always-borne"},
      {"rounding", "up"},
      {"standing-cards", "they-hold"},
      {"cover", "seated-first"},
      {"larger-bank-rank", "after-con-la-mesa"},
      {"larger-bank-amount", "as-awarded"},
      {"fifth-and-natural", "abates"},
      {"fifth-and-slip", "banker-decides"},
      {"slow-holder", "in-the-talla"},
      {"bet-claims", "until-bets-close"}};
  for (const auto& [name, other] : others) {
    EXPECT_EQ(error_of(name + " = \"" + other + "\""), "");
    EXPECT_TRUE(error_of(name + " = \"never\"").starts_with(name)) << name;
  }
}

TEST(CheminDeFerRules, NumbersAmountsAndRatiosHaveTwoEnds) {
  struct Ends {
    std::string name, least, greatest, below, above;  // the first two are taken
  };
  const std::vector<Ends> all{
      {"packs", "1", "16", "0", "17"},
      {"cards-below-stop", "6", "30", "5", "31"},
      {"seats", "4", "30", "3", "31"},
      {"players-needed", "2", "10", "1", "11"},
      {"authorised-minimum", "\"0.01\"", "\"10000000\"", "\"0\"", "\"10000000.01\""},
      {"bank-factor", "1", "1000", "0", "1001"},
      {"garage-factor", "1", "1000", "0", "1001"},
      {"deduction", "\"0\"", "\"1/1\"", "", "\"101%\""},
  };
  for (const auto& [name, least, greatest, below, above] : all) {
    EXPECT_EQ(error_of(name + " = " + least), "");
    EXPECT_EQ(error_of(name + " = " + greatest), "");
    EXPECT_TRUE(below.empty() || error_of(name + " = " + below).starts_with(name)) << name;
    EXPECT_TRUE(error_of(name + " = " + above).starts_with(name)) << name;
  }
}

// With 0 the banker must draw whatever the punto has; with another total the bank may be free.
TEST(CheminDeFerRules, NoCuadroLetsABankerStandWithNothing) {
  const std::string others(R"("TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT",)"
                           R"("TTTTTTTTTTT", "TTTTTTTTTTT", "OOOOOOOOOOO"])");
  EXPECT_EQ(error_of("cuadro = [\"TTTTTTTTTTT\"," + others), "");
  for (std::size_t third = 0; third < 11; ++third)
    for (const char letter : {'P', 'O'}) {
      std::string row(11, 'T');
      row[third] = letter;
      EXPECT_TRUE(error_of("cuadro = [\"" + row + "\"," + others).starts_with("cuadro")) << row;
    }
}

// A-10: the text of 2011 lacks a pronoun, and so means another person.
TEST(CheminDeFerRules, TheTextsDifferInWhoMayTakeTheCardsAgainstALargerBank) {
  const auto of = [](std::string_view regulation) {
    return Rules::from(law::Ruleset::of(regulation, "chemin-de-fer").value()).value();
  };
  EXPECT_EQ(of("es79").larger_bank.value, LargerBank::banco_player);
  EXPECT_EQ(of("as11").larger_bank.value, LargerBank::former_banker);
}

}  // namespace
}  // namespace sabot::chemin_de_fer
