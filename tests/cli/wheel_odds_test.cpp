// Odds and simulations of wheels, as somebody asks for them.

#include <gtest/gtest.h>

#include <cmath>

#include <boost/json/parse.hpp>

#include "cli/program.hpp"

namespace sabot::cli {
namespace {

Said ask(std::string_view command, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), std::string(command));
  arguments.insert(arguments.end(), {"--rules", "es79"});
  return run(arguments);
}
bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}
boost::json::value json_of(std::string_view command, std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  return boost::json::parse(ask(command, std::move(arguments)).out);
}
void expect_refused(std::string_view command, const std::vector<std::string>& arguments,
                    std::string_view message) {
  const auto said = ask(command, arguments);
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_EQ(said.out, "");
  EXPECT_TRUE(has(said.err, message)) << said.err;
}

TEST(WheelOdds, SaysItInBothLanguages) {
  const auto english = ask("odds", {"ruleta"});
  EXPECT_EQ(english.exit, Exit::done) << english.err;
  EXPECT_TRUE(english.out.starts_with("es79.ruleta  37 pockets, 161 chances\n")) << english.out;
  EXPECT_TRUE(has(english.out, "-1/74")) << english.out;
  EXPECT_TRUE(has(english.out, "prison is worth 36/73 of what is held"));
  EXPECT_TRUE(has(english.out, "House edge under best play: 0.01351351  1/74"));
  const auto spanish = ask("odds", {"ruleta", "--lang", "es"});
  EXPECT_TRUE(spanish.out.starts_with("es79.ruleta  37 casillas, 161 suertes\n"));
  EXPECT_TRUE(has(spanish.out, "rojo, prisión"));
  EXPECT_FALSE(has(spanish.out, "prison"));
}

TEST(WheelOdds, StakeAndMinimumTellWhoMustStay) {
  const auto json = json_of("odds", {"ruleta", "--stake", "5", "--minimum", "5"});
  EXPECT_EQ(json.at("minimum"), "5");
  for (const auto& kind : json.at("kinds").as_array()) {
    if (kind.at("kind") != "rojo") continue;
    const auto& zeros = kind.at("prison").at("zeros");
    EXPECT_EQ(zeros.at(0).at("must_stay"), false);
    EXPECT_EQ(zeros.at(1).at("must_stay"), true);
    EXPECT_EQ(zeros.at(1).at("held").at("fraction"), "1/2");
  }
}

TEST(WheelOdds, SettingsOneByOneOrInASweep) {
  const auto swept = json_of(
      "odds", {"ruleta", "--set", "house-number-rule=half", "--set", "house-number-rule=loses"});
  ASSERT_EQ(swept.at("sweep").as_array().size(), 2U);
  EXPECT_EQ(swept.at("sweep").at(0).at("house_number_rule"), "half");
  EXPECT_EQ(swept.at("sweep").at(1).at("house_number_rule"), "loses");
  const auto csv = ask("odds", {"boule", "--csv"}).out;
  EXPECT_TRUE(has(csv, "es79.boule,,,,numero,9,1,7/1,,0.11111111,1/9,")) << csv;
  expect_refused("odds", {"ruleta", "--set", "columns"}, "NAME=VALUE");
  expect_refused("odds", {"ruleta", "--set", "colums=3"}, "columns");
  expect_refused("simulate", {"ruleta", "--set", "panos=1", "--set", "panos=2"}, "single value");
}

TEST(WheelOdds, ManySpins) {
  const auto json = json_of("odds", {"ruleta", "--coups", "2", "--bankroll", "1"});
  const auto& pleno = json.at("session").at("bets").at(0);
  EXPECT_EQ(pleno.at("bet"), "pleno");
  EXPECT_EQ(pleno.at("law").at("results").as_array().size(), 3U);
  EXPECT_EQ(pleno.at("ruin").at("ruined").at("fraction"), "36/37");
  const auto text = ask("odds", {"ruleta", "--coups", "2"}).out;
  EXPECT_TRUE(has(text, "On the simple chances, half after every zero")) << text;
}

TEST(WheelOdds, WhatIsOfCardsIsRefused) {
  expect_refused("odds", {"ruleta", "--gone", "9s"}, "--gone is for card games only");
  expect_refused("odds", {"ruleta", "--play", "5=1"}, "--play is for card games only");
  expect_refused("odds", {"boule", "--removals"}, "--removals is for card games only");
  expect_refused("odds", {"boule", "--minimum", "5"}, "give --stake too");
  expect_refused("odds", {"ruleta", "--stake", "1", "--minimum", "5"}, "below the minimum");
  expect_refused("odds", {"ruleta", "--decks", "6"}, "packs");
  expect_refused("odds", {"punto-y-banca", "--minimum", "5"}, "--minimum changes nothing");
  expect_refused("simulate", {"ruleta", "--tallas", "5"}, "--tallas is for card games only");
  expect_refused("simulate", {"ruleta", "--svg", "x.svg"}, "--svg is for card games only");
}

// Every bet is within five standard errors of its exact value, and the counts are all the spins.
TEST(WheelSimulation, AgreesWithTheOdds) {
  for (const auto* game : {"ruleta", "ruleta-americana", "boule"}) {
    const auto json = json_of("simulate", {game, "--coups", "3e6", "--seed", "7"});
    EXPECT_EQ(json.at("coups"), 3'000'000);
    std::int64_t spins = 0;
    for (const auto& [number, count] : json.at("counts").as_object()) spins += count.as_int64();
    EXPECT_EQ(spins, json.at("spins").as_int64());
    EXPECT_EQ(spins > 3'000'000, std::string_view(game) == "ruleta");
    for (const auto& bet : json.at("bets").as_array())
      EXPECT_LT(std::abs(bet.at("deviation").as_double()), 5) << bet.at("bet");
  }
  const auto said = ask("simulate", {"ruleta", "--coups", "1e6"});
  EXPECT_EQ(said.exit, Exit::done) << said.err;
  EXPECT_TRUE(has(said.out, "rojo prison")) << said.out;
  EXPECT_TRUE(has(said.out, "--json and --csv give all 167 bets"));
}

TEST(WheelSimulation, UntilAnErrorIsReached) {
  const auto json = json_of("simulate", {"boule", "--until-error", "1e-3"});
  EXPECT_EQ(json.at("reached"), true);
  const auto missed = ask("simulate", {"boule", "--coups", "1000", "--until-error", "1e-3"});
  EXPECT_EQ(missed.exit, Exit::not_so);
  EXPECT_TRUE(has(missed.out, "was not reached: after 1,000 spins"));
}

}  // namespace
}  // namespace sabot::cli
