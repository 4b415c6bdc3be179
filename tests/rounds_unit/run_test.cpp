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
    "< bet-placed by=ana on=banca stake=10                   "
    "[as11.pyb.C-a as11.pyb.D-b as11.pyb.D-c as11.pyb.A1-f]\n";

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
  EXPECT_TRUE(result_of(head + "set packs=8 cards-below-stop=10\n" + setup + bet).passed());
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
  EXPECT_EQ(result.unproven, std::vector<std::string>{"as11.pyb.A1-e"});
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

}  // namespace
}  // namespace sabot::rounds
