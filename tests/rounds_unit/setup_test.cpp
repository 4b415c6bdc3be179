#include "sabot/rounds/setup.hpp"

#include <gtest/gtest.h>

namespace sabot::rounds {
namespace {

using Lines = std::vector<std::string>;

TEST(Setup, ATableHasItsStaffAndIsOpen) {
  EXPECT_EQ(setup_commands("table minimum=5 factor=100 standing=true"),
            (Lines{"casa admit person=crupier role=croupier", "casa admit person=jefe role=chief",
                   "casa admit person=caja role=cashier",
                   "casa open minimum=5 factor=100 multiples=false standing=true"}));
}

TEST(Setup, APlayerComesWithWhatIsSaidOfHim) {
  EXPECT_EQ(setup_commands("player blas"), (Lines{"casa admit person=blas role=player"}));
  EXPECT_EQ(setup_commands("  player blas seat=1 chips=1000"),
            (Lines{"casa admit person=blas role=player", "caja sell-chips to=blas amount=1000",
                   "blas sit seat=1"}));
  EXPECT_EQ(setup_commands("player ana behind=3"),
            (Lines{"casa admit person=ana role=player", "ana stand-behind seat=3"}));
}

TEST(Setup, ASabotIsReadyToDealFrom) {
  const std::string wanted(as_the_rules_want);
  EXPECT_EQ(setup_commands("sabot first=8h"),
            (Lines{"crupier count-cards count=" + wanted, "crupier mix", "crupier cut at=20",
                   "crupier place-stop-card below=" + wanted, "crupier turn-first-card card=8h",
                   "crupier burn " + wanted}));
  const auto other = setup_commands("sabot first=8h count=416 below=10");
  ASSERT_TRUE(other);
  EXPECT_EQ(other->at(0), "crupier count-cards count=416");
  EXPECT_EQ(other->at(3), "crupier place-stop-card below=10");
}

TEST(Setup, OtherLinesAreNoneOfItsOwn) {
  EXPECT_EQ(setup_commands("tables minimum=5"), Lines{});
  EXPECT_EQ(setup_commands(""), Lines{});
}

TEST(Setup, NamesTheColumnOfAMistake) {
  const auto wrong = setup_commands("table minimum=5 factor=x");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().column, 24U);
  EXPECT_FALSE(setup_commands("player"));
  EXPECT_FALSE(setup_commands("sabot count=312"));
}

TEST(Settings, BecomeToml) {
  EXPECT_EQ(setting_as_toml("packs=8"), "packs = 8\n");
  EXPECT_EQ(setting_as_toml("multiples=true"), "multiples = true\n");
  EXPECT_EQ(setting_as_toml("deduction=10%"), "deduction = \"10%\"\n");
  EXPECT_EQ(setting_as_toml("factors=20,50"), "factors = [20, 50]\n");
  EXPECT_EQ(setting_as_toml("words=a,b"), "words = [\"a\", \"b\"]\n");
}

TEST(Settings, NeedANameAndAValue) {
  EXPECT_EQ(setting_as_toml("packs"), std::nullopt);
  EXPECT_EQ(setting_as_toml("packs="), std::nullopt);
  EXPECT_EQ(setting_as_toml("=8"), std::nullopt);
}

}  // namespace
}  // namespace sabot::rounds
