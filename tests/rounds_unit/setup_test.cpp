#include "sabot/rounds/setup.hpp"

#include <gtest/gtest.h>

namespace sabot::rounds {
namespace {

using Lines = std::vector<std::string>;

auto punto_y_banca(std::string_view line) { return setup_commands("as11", "punto-y-banca", line); }
auto chemin_de_fer(std::string_view line) { return setup_commands("as11", "chemin-de-fer", line); }

TEST(Setup, ATableHasItsStaffAndIsOpen) {
  EXPECT_EQ(punto_y_banca("table minimum=5 factor=100 standing=true"),
            (Lines{"casa admit person=crupier role=croupier", "casa admit person=jefe role=chief",
                   "casa admit person=caja role=cashier",
                   "casa open minimum=5 factor=100 multiples=false standing=true"}));
}

TEST(Setup, APlayerComesWithWhatIsSaidOfHim) {
  EXPECT_EQ(punto_y_banca("player blas"), (Lines{"casa admit person=blas role=player"}));
  EXPECT_EQ(punto_y_banca("  player blas seat=1 chips=1000"),
            (Lines{"casa admit person=blas role=player", "caja sell-chips to=blas amount=1000",
                   "blas sit seat=1"}));
  EXPECT_EQ(punto_y_banca("player ana behind=3"),
            (Lines{"casa admit person=ana role=player", "ana stand-behind seat=3"}));
}

TEST(Setup, ASabotIsReadyToDealFrom) {
  const std::string wanted(as_the_rules_want);
  EXPECT_EQ(punto_y_banca("sabot first=8h"),
            (Lines{"crupier count-cards count=" + wanted, "crupier mix", "crupier cut at=20",
                   "crupier place-stop-card below=" + wanted, "crupier turn-first-card card=8h",
                   "crupier burn " + wanted}));
  const auto other = punto_y_banca("sabot first=8h count=416 below=10");
  ASSERT_TRUE(other);
  EXPECT_EQ(other->at(0), "crupier count-cards count=416");
  EXPECT_EQ(other->at(3), "crupier place-stop-card below=10");
}

TEST(Setup, ATableOfCheminDeFerHasAnInspectorAndABankOfItsOwn) {
  const Lines staff{"casa admit person=crupier role=croupier",
                    "casa admit person=inspector role=inspector",
                    "casa admit person=caja role=cashier"};
  auto lines = staff;
  lines.push_back("casa open minimum=5");
  EXPECT_EQ(chemin_de_fer("table minimum=5"), lines);
  EXPECT_EQ(chemin_de_fer("table minimum=5 banco-free=false"), lines);
  lines = staff;
  lines.push_back("casa open minimum=5 bank-minimum=10");
  lines.push_back("casa authorise-banco free=true");
  EXPECT_EQ(chemin_de_fer("table minimum=5 bank-minimum=10 banco-free=true"), lines);
  EXPECT_FALSE(chemin_de_fer("table minimum=5 factor=100"));
}

TEST(Setup, ASabotOfCheminDeFerIsCutByWhoeverItIsOfferedTo) {
  const std::string wanted(as_the_rules_want);
  EXPECT_EQ(chemin_de_fer("sabot"),
            (Lines{"crupier count-cards count=" + wanted, "crupier mix", "crupier mix-last",
                   wanted + " cut at=20", "crupier place-stop-card below=" + wanted}));
  EXPECT_EQ(chemin_de_fer("sabot count=416 below=10")->at(0), "crupier count-cards count=416");
  EXPECT_EQ(chemin_de_fer("sabot count=416 below=10")->at(4), "crupier place-stop-card below=10");
  EXPECT_FALSE(chemin_de_fer("sabot first=8h"));
}

TEST(Setup, APlayerComesTheSameWayInEveryGame) {
  const auto line = "player blas behind=1 chips=1000";
  EXPECT_EQ(chemin_de_fer(line), punto_y_banca(line));
}

TEST(Setup, OtherLinesAreNoneOfItsOwn) {
  EXPECT_EQ(punto_y_banca("tables minimum=5"), Lines{});
  EXPECT_EQ(punto_y_banca(""), Lines{});
}

TEST(Setup, NamesTheColumnOfAMistake) {
  const auto wrong = punto_y_banca("table minimum=5 factor=x");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().column, 24U);
  EXPECT_FALSE(punto_y_banca("player"));
  EXPECT_FALSE(punto_y_banca("sabot count=312"));
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
