// odds, solve and simulate of two paños.

#include <gtest/gtest.h>

#include <algorithm>
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
  arguments.insert(arguments.begin(), {command, "dos-panos"});
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

TEST(PanosOdds, SpeaksBothLanguages) {
  const auto english = ask("odds", {"--play", "5=1", "--panos", "100:50", "--lang", "en"});
  EXPECT_EQ(english.exit, Exit::done);
  EXPECT_TRUE(has(english.out,
                  "100 on the first paño, 50 on the second; limited bank, "
                  "deduction 1/50\n"))
      << english.out;
  EXPECT_TRUE(has(english.out, "1:5 draws, 2:5 draws\n"));
  const auto spanish = ask("odds", {"--play", "5=0", "--bank", "free", "--lang", "es"});
  EXPECT_TRUE(has(spanish.out, "banca libre, deducción 1/80\n")) << spanish.out;
  EXPECT_TRUE(has(spanish.out, "1:5 se planta, 2:5 se planta\n"));
  EXPECT_FALSE(has(spanish.out, "draws"));
}

TEST(PanosOdds, PlaysWhatIsNotSaidBothWays) {
  const auto json = asked("odds", {});
  ASSERT_EQ(json.at("ways").as_array().size(), 4U);
  EXPECT_EQ(json.at("ways").at(1).at("choices").at("1:5"), "1");
  EXPECT_EQ(json.at("ways").at(1).at("choices").at("2:5"), "0");
  EXPECT_EQ(asked("odds", {"--play", "1:5=1/2"}).at("ways").as_array().size(), 2U);
  // Both paños are alike, and so is a banker who plays the second as the first.
  const auto first = asked("odds", {"--play", "5=1", "--banker", "first"}).at("ways").at(0);
  const auto second = asked("odds", {"--play", "5=1", "--banker", "second"}).at("ways").at(0);
  EXPECT_EQ(first.at("joint").at("punto").at("banca"), second.at("joint").at("banca").at("punto"));
  EXPECT_EQ(first.at("bets").at(0).at("value"), second.at("bets").at(1).at("value"));
}

TEST(PanosOdds, RefusesWhatItDoesNotAnswer) {
  expect_refused("odds", {"--picture", "gone", "--svg", "x.svg", "--lang", "en"},
                 "--picture is not for games with two paños: the picture is of how a coup ends");
  expect_refused("odds", {"--picture", "gone", "--svg", "x.svg", "--lang", "es"},
                 "lo da --removals");
  expect_refused("odds", {"--minimum", "5", "--lang", "en"}, "give --stake too");
  expect_refused("odds", {"--bet", "primero", "--lang", "en"}, "give --coups or --bankroll");
  expect_refused("odds", {"--panos", "5", "--lang", "en"}, "--panos is the stakes on both paños");
  expect_refused("odds", {"--panos", "0:0", "--lang", "es"}, "--panos son las apuestas");
  expect_refused("odds", {"--play", "1:6=1"}, "1:6");
  expect_refused("odds", {"--play", "1:5=1", "--play", "5=0"}, "5=0");
  const auto other = run({"odds", "punto-y-banca", "--bank", "free", "--lang", "en"});
  EXPECT_EQ(other.exit, Exit::failed);
  EXPECT_TRUE(has(other.err, "--bank is for games with two paños only"));
}

TEST(PanosOdds, SaysWhatACardThatIsGoneChanges) {
  const auto way = asked("odds", {"--play", "5=1", "--removals"}).at("ways").at(0);
  ASSERT_EQ(way.at("removals").as_array().size(), 10U);
  EXPECT_EQ(way.at("removals").at(4).at("cards"), 24);
  EXPECT_EQ(way.at("removals").at(4).at("changes").as_object().size(), 6U);
  const auto text = ask("odds", {"--play", "5=1", "--removals", "--lang", "en"});
  EXPECT_TRUE(has(text.out, "By how much the value changes when one more card is gone"));
  const auto csv = ask("odds", {"--removals", "--csv", "--decks", "1,6"});
  EXPECT_EQ(csv.exit, Exit::done) << csv.err;
  // Two numbers of packs, four ways, ten values, six bets.
  EXPECT_EQ(std::ranges::count(csv.out, '\n'), 1 + 2 * 4 * 10 * 6);
}

TEST(PanosOdds, RoundsAtAStake) {
  const auto json = asked("odds", {"--play", "5=1", "--stake", "0.30", "--panos", "2:1"});
  EXPECT_EQ(json.at("stake"), "0.30");
  EXPECT_EQ(json.at("ways").at(0).at("bets").at(5).at("house").at("fraction"), "0");
  const auto text =
      ask("odds", {"--play", "5=1", "--stake", "25", "--minimum", "5", "--lang", "en"});
  EXPECT_TRUE(has(text.out, "at this stake, with what is rounded: 25; the table's minimum: 5\n"))
      << text.out;
  expect_refused("odds", {"--stake", "0.50", "--panos", "2:1", "--lang", "en"},
                 "0.50 on both paños cannot be shared in the ratio of --panos; try 0.51");
  expect_refused("odds", {"--stake", "0.50", "--panos", "2:1", "--lang", "es"},
                 "0.50 en los dos paños no se puede repartir como dice --panos; pruebe 0.51");
  expect_refused("odds", {"--stake", "nada", "--lang", "en"}, "--stake is an amount above 0");
}

TEST(PanosOdds, FollowsABetOverManyCoups) {
  const auto json = asked("odds", {"--play", "5=1", "--coups", "20", "--bankroll", "5"});
  const auto& session = json.at("ways").at(0).at("session");
  ASSERT_EQ(session.at("bets").as_array().size(), 6U);
  EXPECT_EQ(session.at("bets").at(2).at("bet"), "caballo");
  // From twenty lost to twenty won, by halves.
  EXPECT_EQ(session.at("bets").at(2).at("law").at("results").as_array().size(), 81U);
  EXPECT_TRUE(session.at("bets").at(5).at("ruin").is_object());
  const auto one = asked("odds", {"--play", "1:5=1", "--coups", "110", "--bet", "primero"});
  ASSERT_EQ(one.at("ways").at(1).at("session").at("bets").as_array().size(), 1U);
  const auto csv = ask("odds", {"--play", "5=1", "--coups", "2", "--csv", "--bet", "caballo"});
  EXPECT_EQ(std::ranges::count(csv.out, '\n'), 1 + 9);
  expect_refused("odds", {"--coups", "101", "--lang", "en"},
                 "that many coups of banca are too much work: give --coups 100 or fewer");
  expect_refused("odds", {"--coups", "101", "--lang", "es"}, "dé --coups 100 o menos");
  expect_refused("odds", {"--coups", "4", "--bet", "punto", "--lang", "en"},
                 "there is no bet \"punto\"; there are primero, segundo, caballo");
  const auto goal = asked("odds", {"--bankroll", "10", "--goal", "20", "--bet", "primero"});
  EXPECT_EQ(
      goal.at("ways").at(0).at("session").at("bets").at(0).at("ruin").at("neither").at("fraction"),
      "0");
}

TEST(PanosSolve, FindsTheEquilibrium) {
  const auto json = asked("solve", {"--with-replacement"});
  EXPECT_EQ(json.at("puntos").at(0).at("draw").at("fraction"), "9/11");
  EXPECT_EQ(json.at("puntos").at(1).at("draw").at("fraction"), "9/11");
  EXPECT_EQ(json.at("equilibrium").at("exact"), true);
  EXPECT_EQ(json.at("equilibrium").at("regrets").at("banca").at("fraction"), "0");
  EXPECT_FALSE(json.as_object().contains("packs"));
  const auto text = ask("solve", {"--panos", "5:1", "--lang", "en"});
  EXPECT_TRUE(has(text.out, "nobody gains more than 0.00000000000000000000000000000")) << text.out;
}

TEST(PanosSolve, AnswersGivenPuntos) {
  const auto json =
      asked("solve", {"--punto", "1:5=1", "--punto", "2:5=0", "--panos", "2:1", "--cells"});
  EXPECT_EQ(json.at("answer"), true);
  EXPECT_TRUE(json.at("equilibrium").is_null());
  EXPECT_EQ(json.at("puntos").at(0).at("draw").at("fraction"), "1");
  // Drawing gains where the answer draws, and nowhere else.
  for (const auto& cell : json.at("cells").as_array()) {
    const bool gains = cell.at("gain").at("fraction").as_string().front() != '-' &&
                       cell.at("gain").at("fraction") != "0";
    EXPECT_EQ(cell.at("draw").at("fraction"), gains ? "1" : "0") << cell;
  }
  for (const auto& reading : json.at("cuadro").as_array())
    EXPECT_NE(reading.at("cost").at("fraction").as_string().front(), '-');
  expect_refused("solve", {"--sees", "cards", "--lang", "en"}, "--sees is not for games with two");
  expect_refused("solve", {"--punto", "6:no:7=1"}, "6:no:7");
}

TEST(PanosSimulate, AgreesWithTheExactOdds) {
  const auto json = asked("simulate", {"--coups", "3e6", "--play", "1:5=1/3", "--panos", "2:1",
                                       "--gone", "6x9s,6x9h,5x4d"});
  std::int64_t sum = 0;
  for (const auto& [name, count] : json.at("counts").as_object()) sum += count.as_int64();
  EXPECT_EQ(sum, 3'000'000);
  ASSERT_EQ(json.at("bets").as_array().size(), 6U);
  for (const auto& bet : json.at("bets").as_array())
    EXPECT_LT(std::abs(bet.at("deviation").as_double()), 4.5) << bet;
  expect_refused("simulate", {"--tallas", "5", "--lang", "en"},
                 "--tallas is not for games with two paños: coups are simulated one by one");
  expect_refused("simulate", {"--tallas", "5", "--lang", "es"}, "dé --coups");
}

}  // namespace
}  // namespace sabot::cli
