// odds and simulate of a bank that a player holds pass after pass.

#include <gtest/gtest.h>

#include <cmath>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/program.hpp"

namespace sabot::cli {
namespace {

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}
Said ask(const std::string& command, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {command, "punto-y-banca", "--rules", "ar"});
  return run(arguments);
}
boost::json::value asked(const std::string& command, std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  const auto said = ask(command, arguments);
  EXPECT_EQ(said.exit, Exit::done) << said.err;
  return boost::json::parse(said.out);
}
void expect_refused(const std::string& command, const std::vector<std::string>& arguments,
                    std::string_view message) {
  const auto said = ask(command, arguments);
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_EQ(said.out, "");
  EXPECT_TRUE(has(said.err, message)) << said.err;
}

TEST(BankRunOdds, SaysWhichFiveIsBestForThePunto) {
  const auto json = asked("odds", {});
  EXPECT_EQ(json.at("best_for_punto"), 0);
  EXPECT_EQ(json.at("ways").as_array().size(), 2U);
  EXPECT_TRUE(has(ask("odds", {"--lang", "es"}).out, "Lo mejor para el punto: 5 pide\n"));
}

TEST(BankRunOdds, SpeaksBothLanguages) {
  const auto english =
      ask("odds", {"--opening", "100", "--play", "5=1", "--half", "4", "--lang", "en"});
  EXPECT_EQ(english.exit, Exit::done) << english.err;
  EXPECT_TRUE(has(english.out, "half taken before pass 4")) << english.out;
  EXPECT_TRUE(has(english.out, "value giving the suite at the best moment"));
  const auto spanish = ask("odds", {"--opening", "100", "--play", "5=1", "--lang", "es"});
  EXPECT_TRUE(has(spanish.out, "La banca: salida de 100; mínimo 5, máximo")) << spanish.out;
  EXPECT_FALSE(has(spanish.out, "go on"));
}

TEST(BankRunOdds, HasARunForEachOpeningStake) {
  const auto json = asked("odds", {"--opening", "100,600", "--play", "5=1", "--passes", "3"});
  const auto& runs = json.at("ways").at(0).at("runs").as_array();
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_EQ(runs[0].at("opening"), "100");
  EXPECT_EQ(runs[0].at("run").as_array().size(), 3U);
  EXPECT_EQ(runs[0].at("run").at(0).at("charge"), "10");
  EXPECT_EQ(runs[1].at("run").at(0).at("deduction"), "60");
}

TEST(BankRunOdds, RefusesWhatMeansNothing) {
  expect_refused("odds", {"--half", "3"}, "give --opening");
  expect_refused("odds", {"--opening", "x"}, "--opening");
  expect_refused("odds", {"--opening", "100", "--raise", "3"}, "--raise is PASS:AMOUNT");
  expect_refused("odds", {"--opening", "100", "--half", "2"}, "the half may not be taken");
  expect_refused("odds", {"--opening", "2000"}, "an opening stake of 2000");
  expect_refused("odds", {"--opening", "100", "--csv"}, "never with --csv");
  const auto other = run({"odds", "punto-y-banca", "--opening", "100"});
  EXPECT_EQ(other.exit, Exit::failed);
  EXPECT_TRUE(has(other.err, "a player holds the bank pass after pass")) << other.err;
}

TEST(BankRunSimulation, ComparesEachOpeningStakeWithTheOdds) {
  const auto json = asked("simulate", {"--tallas", "2000", "--opening", "100,600", "--suite", "4"});
  EXPECT_EQ(json.at("tallas"), 2000);
  const auto& runs = json.at("runs").as_array();
  ASSERT_EQ(runs.size(), 2U);
  for (const auto& one : runs) {
    EXPECT_LT(std::abs(one.at("deviation").as_double()), 4);
    EXPECT_EQ(one.at("returned"), 0);
  }
  EXPECT_GT(json.at("house_counts").at("punto").to_number<int>(), 0);
  const auto exact = asked("odds", {"--opening", "100", "--suite", "4", "--play", "5=1"});
  EXPECT_EQ(runs[0].at("exact").at("fraction"),
            exact.at("ways").at(0).at("runs").at(0).at("value").at("fraction"));
}

TEST(BankRunSimulation, SuitesTakenByPlayersAreCountedApart) {
  const auto json = asked(
      "simulate", {"--tallas", "500", "--opening", "100", "--suite", "2", "--suite-to", "right"});
  ASSERT_EQ(json.at("runs").as_array().size(), 2U);
  EXPECT_TRUE(json.at("runs").at(1).at("opening").is_null());
  EXPECT_TRUE(json.at("runs").at(1).at("exact").is_null());
  expect_refused("simulate", {"--opening", "100", "--gone", "9s"}, "--gone is not for --opening");
}

TEST(BankRunSimulation, DealsCoupsAsOfOtherGames) {
  const auto json = asked("simulate", {"--coups", "100000"});
  ASSERT_EQ(json.at("bets").as_array().size(), 4U);
  for (const auto& one : json.at("bets").as_array())
    EXPECT_LT(std::abs(one.at("deviation").as_double()), 4);
}

}  // namespace
}  // namespace sabot::cli
