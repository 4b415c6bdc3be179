#include <gtest/gtest.h>

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/folder.hpp"
#include "cli/program.hpp"

namespace sabot::cli {
namespace {

Said solve(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"solve", "chemin-de-fer"});
  return run(arguments);
}
bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}
void expect_refused(const std::vector<std::string>& arguments, std::string_view message) {
  const auto said = solve(arguments);
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_EQ(said.out, "");
  EXPECT_TRUE(has(said.err, message)) << said.err;
}

TEST(SolveCommand, SaysItInBothLanguages) {
  const auto english = solve({"--with-replacement", "--deduction", "0"});
  EXPECT_EQ(english.exit, Exit::done);
  EXPECT_TRUE(
      english.out.starts_with("as11.chemin-de-fer  with replacement; each side sees its total; "
                              "the banker is free; deduction 0\n"))
      << english.out;
  EXPECT_TRUE(has(english.out, "  5     9/11  0.8181818182\n"));
  EXPECT_TRUE(has(english.out, "  6:no    859/2288  0.3754370629\n"));
  EXPECT_TRUE(has(english.out, "  punto   -0.0127991203  -679568/53094899\n"));
  EXPECT_TRUE(has(english.out, "  3:9 draws, 5:4 draws                    0.0005177145"));
  const auto spanish = solve({"--with-replacement", "--deduction", "0", "--lang", "es"});
  EXPECT_TRUE(has(spanish.out, "con reposición; cada uno ve su total; el banquero es libre"));
  EXPECT_TRUE(has(spanish.out, "  3:9 pide, 5:4 se planta "));
  EXPECT_FALSE(has(spanish.out, "draws"));
}

TEST(SolveCommand, JsonHasEverything) {
  const auto said = solve({"--decks", "8", "--sees", "banker-cards", "--json"});
  const auto json = boost::json::parse(said.out);
  EXPECT_EQ(json.at("rules"), "as11.chemin-de-fer");
  EXPECT_EQ(json.at("packs"), 8);
  EXPECT_EQ(json.at("with_replacement"), false);
  EXPECT_EQ(json.at("sees"), "banker-cards");
  EXPECT_EQ(json.at("follows_cuadro"), false);
  EXPECT_EQ(json.at("deduction").at("fraction"), "1/20");
  EXPECT_EQ(json.at("equilibria"), 1);
  ASSERT_EQ(json.at("punto").as_array().size(), 1U);
  EXPECT_EQ(json.at("punto").at(0).at("at"), "5");
  EXPECT_FALSE(json.at("punto").at(0).as_object().contains("third"));
  EXPECT_EQ(json.at("banca").as_array().size(), 418U);
  for (const auto& one : json.at("banca").as_array()) {
    EXPECT_TRUE(one.at("third").is_int64() || one.at("third") == "no");
    EXPECT_TRUE(one.at("draw").at("fraction").is_string());
    EXPECT_TRUE(one.at("at").as_string().starts_with(one.at("hand").as_string()));
  }
  for (const auto* name : {"punto", "banca", "house"})
    EXPECT_TRUE(json.at("values").at(name).at("decimal").is_string());
  ASSERT_EQ(json.at("cuadro").as_array().size(), 4U);
  const auto& reading = json.at("cuadro").at(3);
  EXPECT_EQ(reading.at("options").at("3:9"), "0");
  EXPECT_EQ(reading.at("punto_answers").as_array().size(), 1U);
  EXPECT_TRUE(reading.at("against_answer").at("banca").at("fraction").is_string());
  EXPECT_TRUE(reading.at("against_equilibrium").at("banca").at("fraction").is_string());
  EXPECT_TRUE(reading.at("cost_against_answer").at("fraction").is_string());
  EXPECT_TRUE(reading.at("cost_against_equilibrium").at("fraction").is_string());
  EXPECT_FALSE(json.as_object().contains("answers"));
}

TEST(SolveCommand, JsonOfAnEndlessSabotHasNoPacks) {
  const auto json = boost::json::parse(solve({"--with-replacement", "--json"}).out);
  EXPECT_EQ(json.at("with_replacement"), true);
  EXPECT_FALSE(json.as_object().contains("packs"));
}

TEST(SolveCommand, AnswersAPlay) {
  const auto said = solve({"--punto", "5=1", "--banca", "cuadro", "--json"});
  const auto json = boost::json::parse(said.out);
  const auto& answers = json.at("answers");
  EXPECT_EQ(answers.at("punto").at(0).at("draw").at("fraction"), "1");
  EXPECT_EQ(answers.at("punto_answers").at(0).at("draw").at("fraction"), "1");
  EXPECT_EQ(answers.at("banca_answers").as_array().size(), 77U);
  // Both as punto y banca has them: what its bets are worth.
  EXPECT_EQ(answers.at("values").at("punto").at("fraction"), "-18880657128/1525814595305");
  EXPECT_EQ(answers.at("values_with_punto_answer"), answers.at("values"));
  EXPECT_NE(answers.at("values_with_banca_answer"), answers.at("values"));
  const auto text = solve({"--punto", "5=1/2"}).out;
  EXPECT_TRUE(has(text, "As given, punto against banca\n"));
  EXPECT_TRUE(has(text, "The banca's best answer to the punto\n"));
  EXPECT_FALSE(has(solve({}).out, "As given"));
}

TEST(SolveCommand, FollowsTheSettings) {
  const Folder folder;
  const auto free = folder.write(
      "free.toml", "leaves-regulation = true\npunto-draws = \"OOOOOOOO\"\ndeduction = \"10%\"");
  const auto json = boost::json::parse(solve({"--overlay", free, "--json"}).out);
  EXPECT_EQ(json.at("punto").as_array().size(), 8U);
  EXPECT_EQ(json.at("deduction").at("fraction"), "1/10");
  const auto bound = boost::json::parse(solve({"--banker", "cuadro", "--json"}).out);
  EXPECT_EQ(bound.at("follows_cuadro"), true);
  EXPECT_EQ(bound.at("banca").as_array().size(), 2U);
  EXPECT_TRUE(bound.at("cuadro").as_array().empty());
}

TEST(SolveCommand, NamesManyOptionalCellsTogether) {
  const Folder folder;
  const std::string row = "\"OOOOOOOOOOO\"";
  std::string rows = "leaves-regulation = true\ncuadro = [\"TTTTTTTTTTT\"";
  for (int total = 1; total < 8; ++total) rows += ", " + row;
  const auto said = solve({"--overlay", folder.write("all.toml", rows + "]")});
  EXPECT_TRUE(has(said.out, "  all of them draw "));
  EXPECT_TRUE(has(said.out, "  all of them stand "));
}

TEST(SolveCommand, ManyDecimalsStayApart) {
  const auto said = solve({"--digits", "30"});
  EXPECT_TRUE(
      has(said.out, " 0.000463538896562182108094818060  0.000000000000000000000000000000\n"))
      << said.out;
}

TEST(SolveCommand, TakesADeductionWithDecimals) {
  const auto json = boost::json::parse(solve({"--deduction", "2.5%", "--json"}).out);
  EXPECT_EQ(json.at("deduction").at("fraction"), "1/40");
  const auto same = boost::json::parse(solve({"--deduction", "0.025", "--json"}).out);
  EXPECT_EQ(same.at("values"), json.at("values"));
}

TEST(SolveCommand, RefusesWhatItWouldDrop) {
  expect_refused({"--punto", "5=1", "--punto", "5=0"}, "\"5=0\" contradicts");
  expect_refused({"--banca", "6:no=1", "--banca", "6:no=0"}, "\"6:no=0\" contradicts");
  expect_refused({"--picture", "banca"}, "--picture has nothing to draw on");
  expect_refused({"--svg", "/nowhere/x.svg"}, "cannot write /nowhere/x.svg");
}

// A hand is the exception to its total, whichever is said first.
TEST(SolveCommand, AHandIsTheExceptionToItsTotal) {
  const std::vector<std::string> hand{"--sees", "cards", "--json", "--punto", "2+3=1"};
  auto one = hand;
  one.insert(one.end(), {"--punto", "5=0"});
  const auto after = boost::json::parse(solve(one).out).at("answers").at("punto");
  const auto before = boost::json::parse(
      solve({"--sees", "cards", "--json", "--punto", "5=0", "--punto", "2+3=1"}).out);
  EXPECT_EQ(after, before.at("answers").at("punto"));
  for (const auto& decision : after.as_array())
    EXPECT_EQ(decision.at("draw").at("fraction"), decision.at("at") == "2+3" ? "1" : "0");
}

TEST(SolveCommand, CardsThatComeBackTellNoMoreThanTheirTotal) {
  const auto json =
      boost::json::parse(solve({"--with-replacement", "--sees", "cards", "--json"}).out);
  EXPECT_EQ(json.at("sees"), "totals");
}

TEST(SolveCommand, KnowsWhichCardsAreGone) {
  const auto full = boost::json::parse(solve({"--json"}).out);
  const auto gone = boost::json::parse(solve({"--gone", "4x9s", "--gone", "Kd", "--json"}).out);
  EXPECT_TRUE(full.at("gone").as_array().empty());
  EXPECT_EQ(gone.at("gone").as_array().size(), 5U);
  EXPECT_NE(gone.at("values"), full.at("values"));
  EXPECT_TRUE(has(solve({"--gone", "4x9s"}).out, "6 packs, 4 cards gone;"));
  expect_refused({"--gone", "7x9s"}, "more 9s are gone than there are in 6 packs");
  expect_refused({"--gone", "9s", "--with-replacement"}, "every card comes back");
}

TEST(SolveCommand, TellsWhatDrawingGains) {
  const auto json = boost::json::parse(solve({"--cells", "--json"}).out);
  const auto& cells = json.at("cells").at("banca").as_array();
  ASSERT_EQ(cells.size(), 77U);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    EXPECT_EQ(cells[i].at("at"), json.at("banca").at(i).at("at"));
    const bool draws = json.at("banca").at(i).at("draw").at("fraction") == "1";
    const bool loses = cells[i].at("gain").at("fraction").as_string().starts_with("-");
    EXPECT_FALSE(draws && loses);
  }
  EXPECT_TRUE(cells[0].at("standing").at("variance").at("fraction").is_string());
  EXPECT_FALSE(boost::json::parse(solve({"--json"}).out).as_object().contains("cells"));
  const auto text = solve({"--cells"}).out;
  EXPECT_TRUE(has(text, "What drawing gains over standing, at each decision\n"));
  const auto csv = solve({"--cells", "--csv"}).out;
  EXPECT_EQ(std::ranges::count(csv, '\n'), 1 + 1 + 77);
}

TEST(SolveCommand, GoesThroughPacksAndDeductions) {
  const auto json =
      boost::json::parse(solve({"--decks", "1-3", "--deduction", "0%,5%", "--json"}).out);
  const auto& sweep = json.at("sweep").as_array();
  ASSERT_EQ(sweep.size(), 6U);
  const auto alone = solve({"--decks", "2", "--deduction", "5%", "--json"}).out;
  EXPECT_EQ(sweep[3], boost::json::parse(alone));
  const auto csv = solve({"--decks", "1-3", "--deduction", "0%,5%", "--csv"}).out;
  EXPECT_EQ(std::ranges::count(csv, '\n'), 7);
  EXPECT_TRUE(csv.starts_with("rules,packs,deduction,equilibria,punto,punto_exact,banca,"));
  EXPECT_TRUE(has(solve({"--decks", "6,8"}).out, "  mixes\n"));
  expect_refused({"--decks", "6,8", "--punto", "5=1"}, "of several settings there is no picture");
  EXPECT_EQ(solve({"--with-replacement", "--deduction", "0%,5%"}).exit, Exit::done);
}

TEST(SolveCommand, SaysWhatIsWrong) {
  expect_refused({"--decks", "17"}, "packs should be from 1 to 16");
  expect_refused({"--deduction", "101%"}, "should be a ratio from 0 to 1/1");
  expect_refused({"--deduction", "x"}, "deduction wants a ratio");
  expect_refused({"--rules", "es80"}, "there is no ruleset es80.chemin-de-fer");
  expect_refused({"--overlay", "/nowhere"}, "cannot read /nowhere");
  expect_refused({"--punto", "6=1"}, "\"6\" is not a choice here; the choices are 5");
  expect_refused({"--punto", "5=2"}, "should be a probability, from 0 to 1");
  expect_refused({"--banca", "cuadr"}, "should be a choice and a probability");
  EXPECT_EQ(solve({"--sees", "nothing"}).exit, Exit::failed);
  EXPECT_EQ(solve({"--banker", "bound"}).exit, Exit::failed);
  const auto other = run({"solve", "punto-y-banca"});
  EXPECT_EQ(other.exit, Exit::failed);
  EXPECT_TRUE(has(other.err, "only chemin-de-fer, ar.punto-y-banca can be solved"));
}

}  // namespace
}  // namespace sabot::cli
