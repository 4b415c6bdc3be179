// Odds and simulations of two rows, as somebody asks for them.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include <boost/json/parse.hpp>

#include "cli/program.hpp"

namespace sabot::cli {
namespace {

Said ask_rows(std::string_view command, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {std::string(command), "treinta-y-cuarenta"});
  arguments.insert(arguments.end(), {"--rules", "es79"});
  return run(arguments);
}
boost::json::value rows_json(std::string_view command, std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  return boost::json::parse(ask_rows(command, std::move(arguments)).out);
}
bool rows_say(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}
void expect_no_rows(std::string_view command, const std::vector<std::string>& arguments,
                    std::string_view message) {
  const auto said = ask_rows(command, arguments);
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_EQ(said.out, "");
  EXPECT_TRUE(rows_say(said.err, message)) << said.err;
}

TEST(RowsOdds, SaysItInBothLanguages) {
  const auto english = ask_rows("odds", {});
  EXPECT_EQ(english.exit, Exit::done) << english.err;
  EXPECT_TRUE(english.out.starts_with("es79.treinta-y-cuarenta  312 cards\n")) << english.out;
  EXPECT_TRUE(rows_say(english.out, "rojo, insured         -0.00912292")) << english.out;
  EXPECT_TRUE(rows_say(english.out, "After 31 and 31, in stakes: color, inverso, negro, rojo"));
  const auto spanish = ask_rows("odds", {"--lang", "es"});
  EXPECT_TRUE(rows_say(spanish.out, "rojo, asegurada")) << spanish.out;
  EXPECT_TRUE(rows_say(spanish.out, "0,02189137")) << spanish.out;
}

TEST(RowsOdds, AsJsonAndCsv) {
  const auto json = rows_json("odds", {"--gone", "Ah,Kd", "--stake", "120", "--minimum", "5"});
  EXPECT_EQ(json.at("cards"), 310);
  EXPECT_EQ(json.at("bets").as_array().size(), 4u);
  EXPECT_EQ(json.at("insurance").at("fraction"), "1/100");
  const auto csv = ask_rows("odds", {"--csv"}).out;
  EXPECT_EQ(std::ranges::count(csv, '\n'), 17);
}

TEST(RowsOdds, WhatItDoesNotAnswerIsRefused) {
  expect_no_rows("odds", {"--play", "5=1"}, "--play is not for this game");
  expect_no_rows("odds", {"--removals"}, "--removals is not for this game");
  expect_no_rows("odds", {"--coups", "5"}, "--coups is not for this game");
  expect_no_rows("odds", {"--minimum", "5"}, "give --stake too");
  expect_no_rows("odds", {"--stake", "1", "--minimum", "5"}, "below the minimum");
  expect_no_rows("odds", {"--gone", "7xAh"}, "more Ah are gone than there are");
  expect_no_rows("simulate", {"--tallas", "5"}, "--tallas is not for this game");
}

// Every bet is within five standard errors of its exact value, and the counts are all the coups.
TEST(RowsSimulation, AgreesWithTheOdds) {
  const auto json = rows_json("simulate", {"--coups", "3e6", "--seed", "7", "--gone", "6xAh"});
  EXPECT_EQ(json.at("coups"), 3'000'000);
  std::int64_t coups = 0;
  for (const auto& [totals, count] : json.at("counts").as_object()) coups += count.as_int64();
  EXPECT_EQ(coups, 3'000'000);
  for (const auto& bet : json.at("bets").as_array())
    EXPECT_LT(std::abs(bet.at("deviation").as_double()), 5) << bet.at("bet");
  const auto said = ask_rows("simulate", {"--coups", "1e6", "--lang", "es"});
  EXPECT_EQ(said.exit, Exit::done) << said.err;
  EXPECT_TRUE(rows_say(said.out, "rojo insured")) << said.out;
}

TEST(RowsSimulation, UntilAnErrorIsReached) {
  EXPECT_EQ(rows_json("simulate", {"--until-error", "1e-3"}).at("reached"), true);
  const auto missed = ask_rows("simulate", {"--coups", "1000", "--until-error", "1e-3"});
  EXPECT_EQ(missed.exit, Exit::not_so);
  EXPECT_TRUE(rows_say(missed.out, "was not reached: after 1,000 coups")) << missed.out;
}

}  // namespace
}  // namespace sabot::cli
