#include "sabot/rounds/round.hpp"

#include <gtest/gtest.h>

#include <string>

namespace sabot::rounds {
namespace {

constexpr std::string_view head = "game punto-y-banca\nrules as11\n";

std::expected<Round, RoundError> read_after_head(std::string_view text) {
  return read_round(std::string(head) + std::string(text));
}

TEST(ReadRound, ReadsTheHead) {
  const auto round = read_round(
      "# why\n"
      "game punto-y-banca\n"
      "rules es79\n"
      "set packs=8 deduction=10%\n"
      "proves es79.07.IV-a A-25\n");
  ASSERT_TRUE(round);
  EXPECT_EQ(round->game, "punto-y-banca");
  EXPECT_EQ(round->regulation, "es79");
  EXPECT_EQ(round->overlay, "packs = 8\ndeduction = \"10%\"\n");
  EXPECT_EQ(round->proves, (std::vector<std::string>{"es79.07.IV-a", "A-25"}));
  EXPECT_EQ(round->proves_line, 5U);
  EXPECT_EQ(round->lines.size(), 5U);
  EXPECT_TRUE(round->steps.empty());
}

TEST(ReadRound, ReadsEachKindOfStepWithItsPlace) {
  const auto round = read_after_head(
      "> blas bet on=punto stake=5\n"
      "< bet-placed ...\n"
      "  ! refused wrong-phase\n"
      "\n"
      ">>  ana take-sabot\n"
      "? ana\n"
      "- leave\n"
      "= chips ana 5\n");
  ASSERT_TRUE(round);
  ASSERT_EQ(round->steps.size(), 4U);
  const auto& command = round->steps[0];
  EXPECT_EQ(command.kind, StepKind::command);
  EXPECT_EQ(command.text, "blas bet on=punto stake=5");
  EXPECT_EQ(command.line, 3U);
  EXPECT_EQ(command.column, 3U);
  ASSERT_EQ(command.expected.size(), 2U);
  EXPECT_EQ(command.expected[1].text, "! refused wrong-phase");
  EXPECT_EQ(command.expected[1].line, 5U);
  EXPECT_EQ(round->steps[1].kind, StepKind::silent);
  EXPECT_EQ(round->steps[1].text, "ana take-sabot");
  EXPECT_EQ(round->steps[1].column, 5U);
  EXPECT_EQ(round->steps[2].kind, StepKind::options);
  EXPECT_EQ(round->steps[2].expected.size(), 1U);
  EXPECT_EQ(round->steps[3].kind, StepKind::check);
}

TEST(ReadRound, LinesMayEndAsOnWindows) {
  const auto round = read_round("game a\r\nrules b\r\n> ana leave\r\n");
  ASSERT_TRUE(round);
  EXPECT_EQ(round->game, "a");
  EXPECT_EQ(round->regulation, "b");
  EXPECT_EQ(round->steps.front().text, "ana leave");
}

TEST(ReadRound, SetupLinesBecomeSilentSteps) {
  const auto round = read_after_head("player blas seat=1\n");
  ASSERT_TRUE(round);
  ASSERT_EQ(round->steps.size(), 2U);
  EXPECT_EQ(round->steps[1].kind, StepKind::silent);
  EXPECT_EQ(round->steps[1].text, "blas sit seat=1");
  EXPECT_EQ(round->steps[1].line, 3U);
}

struct Fault {
  std::string text;
  std::size_t line;
  std::size_t column;
  std::string what;
};

TEST(ReadRound, SaysWhereItGoesWrong) {
  const std::string start(head);
  for (const auto& [text, line, column, what] : std::vector<Fault>{
           {"", 1, 1, "game NAME"},
           {"game a\n", 1, 1, "rules REGULATION"},
           {start + "  gama x\n", 3, 3, "\"gama\" begins no line"},
           {start + "game\n", 3, 1, "\"game\" begins no line"},
           {start + "set packs=8 packs\n", 3, 13, "name=value"},
           {start + "set currency=\"EUR\"\n", 3, 5, "without quotes"},
           {start + "set packs=8\nset packs=9\n", 4, 5, "packs is set twice"},
           {start + "player blas seat=x\n", 3, 18, "\"x\" is not a number"},
           {start + "player blas chips=012\n", 3, 19, "\"012\" is not an amount"},
           {start + "table minimum=5 factor=100 standing=no\n", 3, 37, "true|false"},
           {"game a b\n", 1, 8, "one game"},
           {"game a\nrules as11 as11\n", 2, 12, "stands twice"},
           {start + "< bet-placed\n", 3, 1, "there is no command before it"},
           {start + ">> ana leave\n< left\n", 4, 1, "there is no command before it"},
           {start + "= house 0\n - leave\n", 4, 2, "there is no command before it"},
           {start + ">\n", 3, 2, "ends too soon"},
           {start + "table minimum=x factor=100\n", 3, 15, ""},
           {start + "gama\ngame a\ngamo\n", 3, 1, "gama"},
       }) {
    const auto round = read_round(text);
    ASSERT_FALSE(round) << text;
    EXPECT_EQ(round.error().line, line) << text;
    EXPECT_EQ(round.error().column, column) << text;
    EXPECT_NE(round.error().what.find(what), std::string::npos) << round.error().what;
  }
}

TEST(ReadRound, RefusesWhatCouldNeverMatch) {
  const std::string command = "> ana take-sabot\n";
  const auto column_of = [&](const std::string& line) {
    const auto round = read_after_head(command + line);
    return round ? std::size_t{0} : round.error().column;
  };
  EXPECT_EQ(column_of("! refused wrong-fase\n"), 11U);
  EXPECT_EQ(column_of("! refused wrong-phase [as11.pyb.Z-a]\n"), 24U);
  EXPECT_EQ(column_of("< sabot-taken ... [nonsense]\n"), 20U);
  EXPECT_EQ(column_of("= chips ana much\n"), 3U);
  EXPECT_EQ(column_of("= wealth ana 5\n"), 3U);
  EXPECT_EQ(column_of("= bank\n"), 3U);
  EXPECT_EQ(column_of("= bank ana 5\n"), 3U);
  EXPECT_EQ(column_of("= felt 5\n"), 3U);
  EXPECT_EQ(column_of("= bank 012\n"), 3U);
  EXPECT_EQ(column_of("= chips ana 5 6\n"), 3U);
  EXPECT_EQ(column_of("= phase betting now\n"), 3U);
  EXPECT_EQ(column_of("! refused wrong-phase [as11.pyb.C-a A-25 S-01 house.packs]\n"), 0U);
  EXPECT_EQ(column_of("! refused\n"), 10U);
  EXPECT_EQ(column_of("<\n"), 2U);
  EXPECT_EQ(column_of("< ... [A-25]\n"), 3U);
  EXPECT_EQ(column_of("< ... sabot-taken\n"), 3U);
  EXPECT_EQ(column_of("< sabot-taken by=ana [A-25\n"), 22U);
  EXPECT_EQ(column_of("< sabot-taken by=ana [... nonsense ...]  \n"), 27U);
  EXPECT_EQ(column_of("< sabot-taken by=ana [... A-25 ...]  \n"), 0U);
  EXPECT_EQ(column_of("< ruling-given reason=\"a [card\"\n"), 0U);
}

TEST(ReadRound, TheRulesComeOnceAndFirst) {
  EXPECT_FALSE(read_after_head("rules as11\n"));
  EXPECT_FALSE(read_after_head("game punto-y-banca\n"));
  EXPECT_FALSE(read_after_head("> ana take-sabot\nset packs=8\n"));
}

TEST(ReadRound, OnlyCleanTextIsRead) {
  EXPECT_FALSE(read_after_head("# caf\xE9\n"));
  EXPECT_FALSE(read_after_head(std::string("# a\0b\n", 6)));
  EXPECT_TRUE(read_after_head("# café\r\n"));
}

}  // namespace
}  // namespace sabot::rounds
