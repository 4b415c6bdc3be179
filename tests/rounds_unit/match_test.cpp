#include "sabot/rounds/match.hpp"

#include <gtest/gtest.h>

namespace sabot::rounds {
namespace {

constexpr std::string_view placed = "< bet-placed by=blas on=punto stake=100   [as11.pyb.C-a A-25]";

TEST(LineMatches, BlanksBetweenWordsDoNotMatter) {
  EXPECT_TRUE(
      line_matches("<  bet-placed by=blas  on=punto stake=100 [as11.pyb.C-a A-25]", placed));
}

TEST(LineMatches, EveryFieldMustBeThereInItsPlace) {
  EXPECT_TRUE(line_matches("< bet-placed by=blas on=punto stake=100", placed));
  EXPECT_FALSE(line_matches("< bet-placed by=blas on=punto", placed));
  EXPECT_FALSE(line_matches("< bet-placed by=blas stake=100 on=punto", placed));
  EXPECT_FALSE(line_matches("< bet-placed by=blas on=punto stake=101", placed));
  EXPECT_FALSE(line_matches("! bet-placed by=blas on=punto stake=100", placed));
}

TEST(LineMatches, ArticlesAreComparedWhereTheyAreGiven) {
  EXPECT_FALSE(line_matches("< bet-placed by=blas on=punto stake=100 [as11.pyb.C-a]", placed));
  EXPECT_FALSE(line_matches("< bet-placed by=blas on=punto stake=100 [A-25 as11.pyb.C-a]", placed));
  EXPECT_FALSE(line_matches("< bet-placed by=blas on=punto stake=100 []", placed));
}

TEST(LineMatches, DotsLeaveFurtherFieldsOpen) {
  EXPECT_TRUE(line_matches("< bet-placed ...", placed));
  EXPECT_TRUE(line_matches("< bet-placed stake=100 ...", placed));
  EXPECT_TRUE(line_matches("< bet-placed stake=100 ... [as11.pyb.C-a A-25]", placed));
  EXPECT_FALSE(line_matches("< bet-placed stake=99 ...", placed));
  EXPECT_FALSE(line_matches("< bet-lost ...", placed));
  EXPECT_FALSE(line_matches("< bet-placed ... [A-25]", placed));
}

TEST(LineMatches, DotsMayStandAnywhereBehindTheName) {
  EXPECT_TRUE(line_matches("< bet-placed ... stake=100", placed));
  EXPECT_TRUE(line_matches("< bet-placed by=blas ... stake=100 ...", placed));
  EXPECT_FALSE(line_matches("< bet-placed ... stake=99", placed));
}

TEST(LineMatches, DotsInTheBracketsLeaveTheOthersAndTheOrderOpen) {
  for (const auto* articles :
       {"[A-25 ...]", "[... A-25]", "[... A-25 ...]", "[... as11.pyb.C-a ...]", "[...]",
        "[A-25 ... as11.pyb.C-a]", "[... A-25 as11.pyb.C-a ...]"})
    EXPECT_TRUE(line_matches("< bet-placed ... " + std::string(articles), placed)) << articles;
  for (const auto* articles : {"[... S-06 ...]", "[... S-06]", "[A-25 ... S-06]"})
    EXPECT_FALSE(line_matches("< bet-placed ... " + std::string(articles), placed)) << articles;
}

TEST(LineMatches, AQuotedValueIsOneWord) {
  constexpr std::string_view ruled =
      R"(< ruling-given reason="two \" cards [stuck]" by=jefe [S-16])";
  EXPECT_TRUE(line_matches(R"(< ruling-given reason="two \" cards [stuck]" by=jefe)", ruled));
  EXPECT_FALSE(line_matches(R"(< ruling-given reason="two \"  cards [stuck]" by=jefe)", ruled));
  EXPECT_FALSE(line_matches("< ruling-given cards ...", ruled));
}

TEST(LinesMatch, WantsAllOfThemInOrder) {
  EXPECT_TRUE(match_lines({}, {}));
  EXPECT_TRUE(match_lines({"< a", "< b"}, {"< a [x]", "< b [y]"}));
  EXPECT_FALSE(match_lines({"< a", "< b"}, {"< b", "< a"}));
  EXPECT_FALSE(match_lines({"< a"}, {"< a", "< b"}));
  EXPECT_FALSE(match_lines({"< a", "< b"}, {"< a"}));
  EXPECT_FALSE(match_lines({}, {"< a"}));
}

TEST(LinesMatch, DotsStandForAnyNumberOfOptions) {
  EXPECT_TRUE(match_lines({"- ...", "- leave", "- ..."}, {"- bet on=punto", "- leave"}));
  EXPECT_TRUE(match_lines({"- bet ...", "- ..."}, {"- bet on=punto", "- leave"}));
  EXPECT_FALSE(match_lines({"- ...", "- leave"}, {"- leave", "- wait"}));
  EXPECT_FALSE(match_lines({"- ..."}, {"! malformed"}));
  EXPECT_FALSE(match_lines({"< ..."}, {"- leave"}));
}

TEST(LinesMatch, DotsStandForAnyNumberOfLines) {
  EXPECT_TRUE(match_lines({"< ..."}, {}));
  EXPECT_TRUE(match_lines({"< ...", "< c"}, {"< a", "< b", "< c"}));
  EXPECT_TRUE(match_lines({"< a", "< ..."}, {"< a", "< b", "< c"}));
  EXPECT_TRUE(match_lines({"< ...", "< a", "< ..."}, {"< b", "< a", "< a", "< c"}));
  EXPECT_FALSE(match_lines({"< ...", "< c"}, {"< c", "< a"}));
}

TEST(Match, TellsWhichLinesWereNamed) {
  const std::vector<std::string> came{"< b", "< a", "< a", "< c"};
  EXPECT_EQ(match_lines({"< ...", "< a", "< ..."}, came), (std::vector<std::size_t>{1}));
  EXPECT_EQ(match_lines({"< ...", "< a", "< c"}, came), (std::vector<std::size_t>{2, 3}));
  EXPECT_EQ(match_lines({"< ..."}, came), std::vector<std::size_t>{});
}

TEST(Match, ManyGapsTakeNoLongTime) {
  std::vector<std::string> expected;
  for (int i = 0; i < 40; ++i) expected.insert(expected.end(), {"< ...", "< a"});
  expected.push_back("< z");
  EXPECT_FALSE(match_lines(expected, std::vector<std::string>(200, "< a")));
}

TEST(Match, AGapNeverStandsForARefusal) {
  EXPECT_FALSE(match_lines({"< ..."}, {"! refused wrong-phase"}));
  EXPECT_FALSE(match_lines({"< ..."}, {"! malformed line=1 column=1"}));
}

}  // namespace
}  // namespace sabot::rounds
