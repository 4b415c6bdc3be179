#include "sabot/rounds/run.hpp"

#include <gtest/gtest.h>

#include "sabot/law/catalogue.hpp"

namespace sabot::rounds {
namespace {

const std::string head =
    "game punto-y-banca\n"
    "rules as11\n";
const std::string setup =
    "table minimum=5 factor=100\n"
    "player ana seat=1 chips=1000\n"
    "sabot first=2h\n"
    ">> ana take-sabot\n";
const std::string bet =
    "> ana bet on=banca stake=10\n"
    "< bet-placed by=ana on=banca stake=10                   [as11.pyb.C-a]\n";

Result result_of(const std::string& text) {
  const auto round = read_round(text);
  EXPECT_TRUE(round) << round.error().what;
  auto result = run(*round);
  EXPECT_TRUE(result) << result.error().what;
  return *std::move(result);
}

bool cites(const Result& result, std::string_view id) {
  return result.cited.contains(*law::find(id));
}

TEST(Run, PassesWhereTheTableDoesWhatTheRoundSays) {
  const auto text = head + "proves as11.pyb.C-a\n" + setup + bet + "= chips ana 990\n";
  const auto result = result_of(text);
  EXPECT_TRUE(result.passed());
  EXPECT_TRUE(cites(result, "as11.pyb.C-a"));
  EXPECT_EQ(result.recorded, text);
}

TEST(Run, WhatIsNotComparedIsNotCited) {
  const auto result = result_of(head + setup + ">> ana bet on=banca stake=10\n");
  EXPECT_TRUE(result.passed());
  EXPECT_TRUE(result.cited.empty());
}

TEST(Run, ADifferenceNamesBothSidesAndCitesNothing) {
  const auto result =
      result_of(head + setup + "> ana bet on=banca stake=10\n< bet-placed by=blas ...\n");
  EXPECT_FALSE(result.passed());
  ASSERT_EQ(result.differences.size(), 1U);
  const auto& one = result.differences.front();
  EXPECT_EQ(one.line, 7U);
  EXPECT_EQ(one.step, "ana bet on=banca stake=10");
  EXPECT_EQ(one.expected, std::vector<std::string>{"< bet-placed by=blas ..."});
  ASSERT_EQ(one.actual.size(), 1U);
  EXPECT_TRUE(one.actual.front().starts_with("< bet-placed by=ana"));
  EXPECT_TRUE(result.cited.empty());
  EXPECT_EQ(result.recorded, head + setup + bet);
}

TEST(Run, ARefusalIsComparedAndCited) {
  const std::string refused =
      "> ana bet on=banca stake=4\n"
      "! refused below-minimum ";
  const auto result = result_of(head + setup + refused + "\n");
  EXPECT_TRUE(result.passed()) << result.recorded;
  EXPECT_FALSE(result.cited.empty());
}

TEST(Run, WhatSetsTheTableUpMustBeAccepted) {
  const auto result = result_of(head + setup + ">> ana bet on=banca stake=4\n");
  ASSERT_EQ(result.differences.size(), 1U);
  EXPECT_EQ(result.differences.front().expected, std::vector<std::string>{"(to be accepted)"});
  EXPECT_TRUE(result.differences.front().actual.front().starts_with("! refused below-minimum"));
}

TEST(Run, ASabotIsAsTheRulesWantIt) {
  const std::string other = "set leaves-regulation=true packs=8 cards-below-stop=10\n";
  EXPECT_TRUE(result_of(head + other + setup + bet).passed());
}

TEST(Run, AMalformedCommandHasItsPlaceInTheFile) {
  const auto result = result_of(head + setup + ">  ana bet on=bank stake=10\n");
  ASSERT_EQ(result.differences.size(), 1U);
  EXPECT_TRUE(
      result.differences.front().actual.front().starts_with("! malformed line=7 column=15 "))
      << result.differences.front().actual.front();
}

TEST(Run, ChecksAndOptionsAreRecordedToo) {
  const auto wrong = result_of(head + setup + "= chips ana 1\n= phase none\n? blas\n- leave\n");
  EXPECT_EQ(wrong.differences.size(), 3U);
  EXPECT_EQ(wrong.recorded, head + setup + "= chips ana 1000\n= phase betting\n? blas\n");
  EXPECT_TRUE(result_of(wrong.recorded).passed());
}

TEST(Run, ChecksEveryAccountOfTheTable) {
  const std::string right =
      "= cage -1000\n= house 0\n= bank 0\n= garage 0\n= cagnotte 0\n= tips 0\n";
  EXPECT_TRUE(result_of(head + setup + right).passed());
  const auto wrong = result_of(head + setup +
                               "= cage 5\n= house 5\n= bank 300\n= garage 5\n"
                               "= cagnotte 5\n= tips 2\n");
  EXPECT_EQ(wrong.differences.size(), 6U);
  EXPECT_EQ(wrong.recorded, head + setup + right);
}

TEST(Run, AClaimThatNothingCitesIsUnproven) {
  const auto result = result_of(head + "proves as11.pyb.A1-e as11.pyb.C-a\n" + setup + bet);
  EXPECT_FALSE(result.passed());
  EXPECT_EQ(result.unproven, (std::vector<Unproven>{{"as11.pyb.A1-e", ""}}));
}

TEST(Run, SaysWhatItCannotPlay) {
  for (const std::string text : {"game poker\nrules as11\n", "game punto-y-banca\nrules xx\n",
                                 "game punto-y-banca\nrules as11\nset nothing=8\n",
                                 "game punto-y-banca\nrules as11\nproves as11.nothing\n"}) {
    const auto round = read_round(text);
    ASSERT_TRUE(round);
    const auto result = run(*round);
    ASSERT_FALSE(result) << text;
    EXPECT_FALSE(result.error().what.empty());
  }
}

RoundError error_of(const std::string& text) {
  const auto round = read_round(text);
  EXPECT_TRUE(round) << round.error().what;
  const auto result = run(*round);
  EXPECT_FALSE(result) << text;
  return result ? RoundError{} : result.error();
}

TEST(Run, AWrongSettingIsToldWhereItStands) {
  const auto place = [](const std::string& settings) {
    const auto error = error_of(head + settings + "set packs=8\n");
    return std::to_string(error.line) + ":" + std::to_string(error.column) + " " + error.what;
  };
  EXPECT_EQ(place("set seats=10 waiting-list=perhaps\n"), "3:14 waiting-list wants true or false");
  EXPECT_TRUE(place("\nset seats=99\n").starts_with("4:5 seats should be from 1 to "));
  EXPECT_TRUE(place("set nothing=8\n").starts_with("3:5 ")) << place("set nothing=8\n");
  EXPECT_EQ(place("set cards-below-stop=08\n"), "3:5 cards-below-stop wants a whole number");
}

TEST(Run, ASettingUnderstandsYesAndNoAsWellAsTrueAndFalse) {
  for (const std::string settings : {"set waiting-list=no\n", "set waiting-list=yes seat-13=no\n",
                                     "set leaves-regulation=true holder-must-bet=no\n",
                                     "set leaves-regulation=yes holder-must-bet=false\n"})
    EXPECT_TRUE(result_of(head + settings + setup + bet).passed()) << settings;
}

TEST(Run, ASecondSabotWaitsForTheTallaToEnd) {
  const auto result = result_of(head + setup + bet + "sabot first=2h\n");
  ASSERT_EQ(result.differences.size(), 1U);
  const auto& one = result.differences.front();
  EXPECT_EQ(one.line, 9U);
  EXPECT_EQ(one.step, "sabot first=2h");
  ASSERT_EQ(one.actual.size(), 2U);
  EXPECT_TRUE(one.actual[0].starts_with("! refused wrong-phase ")) << one.actual[0];
  EXPECT_EQ(one.actual[1],
            "(at crupier count-cards, in the phase betting: the sabot is filled between tallas, "
            "and one is under way)");
  const std::string ended = ">> jefe rule effect=end-talla reason=\"late\"\n";
  EXPECT_TRUE(result_of(head + setup + ended + "sabot first=2h\n= phase offering\n").passed());
}

TEST(Run, ASetUpLineThatIsRefusedSaysWhichOfItsCommandsWas) {
  const auto result = result_of(head + setup + "player blas seat=1 chips=5\n");
  ASSERT_EQ(result.differences.size(), 1U);
  const auto& one = result.differences.front();
  EXPECT_EQ(one.step, "player blas seat=1 chips=5");
  ASSERT_EQ(one.actual.size(), 2U);
  EXPECT_TRUE(one.actual[0].starts_with("! refused seat-taken "));
  EXPECT_EQ(one.actual[1], "(at blas sit, in the phase betting)");
}

const std::string under_both =
    "game punto-y-banca\n"
    "rules as11 es79\n";

TEST(Run, ArticlesAreReadAsTheirParallelsBothWays) {
  const std::string command = "> ana bet on=banca stake=10\n< bet-placed ... ";
  for (const auto* articles :
       {"[as11.pyb.C-a ...]", "[es79.07.IV-a ...]", "[... es79.07.IV-a ...]"})
    EXPECT_TRUE(result_of(under_both + setup + command + articles + "\n").passed()) << articles;
  const auto proven = result_of(under_both + "proves es79.07.IV-a\n" + setup + command + "\n");
  EXPECT_TRUE(proven.passed());
  EXPECT_TRUE(cites(proven, "as11.pyb.C-a"));
  EXPECT_TRUE(cites(proven, "es79.07.IV-a"));
}

TEST(Run, WhatIsWrittenForATextIsMeantToTheLetterThere) {
  const std::string command = "> ana bet on=banca stake=10\n< bet-placed ... ";
  // es79 has an extra row for this, and may.
  EXPECT_TRUE(result_of(under_both + setup + command + "[as11.pyb.C-a]\n").passed());
  const auto second = result_of(under_both + setup + command + "[es79.07.IV-a]\n");
  ASSERT_EQ(second.differences.size(), 1U);
  EXPECT_EQ(second.differences.front().under, "es79");
}

TEST(Run, AComplaintSaysUnderWhichRegulationItArose) {
  const auto wrong = result_of(under_both + setup + "= chips ana 1\n");
  ASSERT_EQ(wrong.differences.size(), 2U);
  EXPECT_EQ(wrong.differences[0].under, "as11");
  EXPECT_EQ(wrong.differences[1].under, "es79");
  EXPECT_EQ(result_of(head + setup + "= chips ana 1\n").differences.front().under, "");
  const auto unproven = result_of(under_both + "proves as11.pyb.C-a as11.pyb.A1-f\n" + setup);
  EXPECT_EQ(unproven.unproven,
            (std::vector<Unproven>{
                {"as11.pyb.C-a", "as11"}, {"as11.pyb.A1-f", "as11"}, {"es79.07.IV-a", "es79"}}));
  // The tie is a chance of as11's alone.
  const auto error = error_of(under_both + "set leaves-regulation=true tie-price=9/1\n");
  EXPECT_TRUE(error.what.starts_with("under es79: ")) << error.what;
  EXPECT_EQ(error.line, 3U);
}

TEST(Run, WhatLiesIdleIsCheckedBesideTheGarage) {
  EXPECT_TRUE(result_of(head + setup + "= idle 0\n").passed());
  EXPECT_EQ(result_of(head + setup + "= idle 5\n").recorded, head + setup + "= idle 0\n");
  const std::string table =
      "game chemin-de-fer\nrules as11\ntable minimum=5\nplayer ana seat=1 chips=1000\n"
      "player blas seat=2 chips=1000\nplayer cleo seat=3 chips=1000\n"
      "player diego seat=4 chips=1000\nsabot\n>> ana take-bank amount=100\n"
      ">> crupier announce-bank\n>> crupier award-banco\n>> blas bet stake=30\n";
  const auto result = result_of(table +
                                "= idle 0\n>> crupier no-van-mas\n= bank 100\n= idle 70\n"
                                "= garage 0\n");
  EXPECT_TRUE(result.passed()) << result.recorded;
}

}  // namespace
}  // namespace sabot::rounds
