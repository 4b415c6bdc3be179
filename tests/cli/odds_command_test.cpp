#include <gtest/gtest.h>

#include <filesystem>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/folder.hpp"
#include "cli/program.hpp"

namespace sabot::cli {
namespace {

Said odds(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "odds");
  return run(arguments);
}
bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// Refused with this message, and nothing else said.
void expect_refused(const std::vector<std::string>& arguments, std::string_view message) {
  const auto said = odds(arguments);
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_EQ(said.out, "");
  EXPECT_TRUE(has(said.err, message)) << said.err;
}

TEST(OddsCommand, SaysItInBothLanguages) {
  const auto english = odds({"punto-y-banca"});
  EXPECT_EQ(english.exit, Exit::done);
  EXPECT_TRUE(english.out.starts_with("as11.punto-y-banca  6 packs, 312 cards\n")) << english.out;
  EXPECT_TRUE(has(english.out, "  banca     0.45865272  0.09506871  0.44627857  0.86010117"));
  EXPECT_TRUE(has(english.out, "  empate  value       -220299549488/1525814595305\n"));
  EXPECT_TRUE(has(english.out, "Sequences of six cards\n  punto   392220492728832\n"));
  EXPECT_TRUE(has(english.out, "  3 + 3   0.31753515   315635031/994016023\n"));
  const auto spanish = odds({"punto-y-banca", "--lang", "es"});
  EXPECT_TRUE(spanish.out.starts_with("as11.punto-y-banca  6 barajas, 312 cartas\n"));
  EXPECT_TRUE(has(spanish.out, "ventaja"));
  EXPECT_TRUE(has(spanish.out, "Sucesiones de seis cartas\n"));
  EXPECT_FALSE(has(spanish.out, "house"));
}

TEST(OddsCommand, ShowsEveryWayOrOneInFull) {
  const auto all = odds({"chemin-de-fer", "--rules", "es79"});
  EXPECT_TRUE(has(all.out, "5 draws, 3:9 draws, 5:4 draws\n"));
  EXPECT_TRUE(has(all.out, "5 stands, 3:9 stands, 5:4 stands\n"));
  EXPECT_TRUE(has(all.out, "--play CHOICE=PROBABILITY shows one of them in full."));
  EXPECT_FALSE(has(all.out, "Exactly"));
  const auto one =
      odds({"chemin-de-fer", "--play", "5=9/11", "--play", "3:9=1", "--play", "5:4=0"});
  EXPECT_TRUE(has(one.out, "5 draws with 9/11, 3:9 draws, 5:4 stands\n"));
  EXPECT_TRUE(has(one.out, "Exactly"));
}

// However many decimals, there is a blank between two numbers.
TEST(OddsCommand, ManyDecimalsStayApart) {
  const auto said = odds({"punto-y-banca", "--decks", "8", "--digits", "20"});
  EXPECT_TRUE(has(said.out, " 0.44624660934359683587 "));
  EXPECT_TRUE(has(said.out, " -0.01235081328916613685 "));
  EXPECT_EQ(odds({"punto-y-banca", "--digits", "0"}).exit, Exit::failed);
  EXPECT_EQ(odds({"punto-y-banca", "--digits", "101"}).exit, Exit::failed);
}

TEST(OddsCommand, JsonHasEverything) {
  const auto said = odds({"punto-y-banca", "--gone", "9s,9h", "--gone", "4xKd", "--json"});
  const auto json = boost::json::parse(said.out);
  EXPECT_EQ(json.at("rules"), "as11.punto-y-banca");
  EXPECT_EQ(json.at("packs"), 6);
  EXPECT_EQ(json.at("cards"), 306);
  EXPECT_EQ(json.at("cards_by_points").at(0), 92);
  EXPECT_EQ(json.at("cards_by_points").at(9), 22);
  ASSERT_EQ(json.at("ways").as_array().size(), 1U);
  const auto& way = json.at("ways").at(0);
  EXPECT_TRUE(way.at("choices").as_object().empty());
  EXPECT_EQ(way.at("totals").as_array().size(), 10U);
  EXPECT_EQ(way.at("totals").at(9).as_array().size(), 10U);
  EXPECT_EQ(way.at("cards").as_array().size(), 4U);
  EXPECT_EQ(way.at("cards").at(0).at("punto"), 2);
  EXPECT_TRUE(way.at("cards").at(0).at("probability").at("fraction").is_string());
  EXPECT_TRUE(way.at("cards_mean").at("decimal").is_string());
  for (const auto* name : {"punto", "banca", "empate", "all"})
    EXPECT_TRUE(way.at("sequences").at(name).is_string());
  ASSERT_EQ(way.at("bets").as_array().size(), 3U);
  EXPECT_EQ(way.at("bets").at(2).at("bet"), "empate");
  for (const auto& bet : way.at("bets").as_array())
    for (const auto* name : {"win", "tie", "loss", "value", "edge", "resolved_value",
                             "resolved_edge", "variance", "house"}) {
      EXPECT_TRUE(bet.at(name).at("fraction").is_string());
      EXPECT_TRUE(bet.at(name).at("decimal").is_string());
    }
}

TEST(OddsCommand, JsonSaysHowEachChoiceIsPlayed) {
  const auto said = odds({"chemin-de-fer", "--play", "5=9/11", "--json"});
  const auto json = boost::json::parse(said.out);
  ASSERT_EQ(json.at("ways").as_array().size(), 4U);
  const auto& last = json.at("ways").at(3).at("choices");
  EXPECT_EQ(last.at("5"), "9/11");
  EXPECT_EQ(last.at("3:9"), "0");
  EXPECT_EQ(last.at("5:4"), "0");
}

TEST(OddsCommand, FollowsAnOverlay) {
  const Folder folder;
  const auto tenth = folder.write(
      "ten.toml", "leaves-regulation = true\ndeduction = \"10%\"\ntie-price = \"9/1\"\n");
  const auto said = odds({"punto-y-banca", "--overlay", tenth, "--decks", "8", "--json"});
  const auto json = boost::json::parse(said.out);
  EXPECT_EQ(json.at("packs"), 8);
  const auto& bets = json.at("ways").at(0).at("bets");
  EXPECT_EQ(bets.at(1).at("value").at("decimal"), "-0.03350893");
  EXPECT_EQ(bets.at(2).at("value").at("decimal"), "-0.04844032");
  EXPECT_EQ(odds({"punto-y-banca", "--overlay", folder.write("empty.toml", "")}).exit, Exit::done);
}

TEST(OddsCommand, SaysWhatIsWrongWithTheRules) {
  expect_refused({"poker"}, "there is no ruleset as11.poker; those that come with the program");
  expect_refused({"punto-y-banca", "--rules", "es80"}, "there is no ruleset es80.punto-y-banca");
  expect_refused({"mini-punto-y-banca", "--rules", "es79"}, "as11.mini-punto-y-banca");
  expect_refused({"punto-y-banca", "--decks", "0"}, "packs should be from 1 to 16");
  expect_refused({"punto-y-banca", "--decks", "17"}, "packs should be from 1 to 16");
  expect_refused({"punto-y-banca", "--decks", "x"}, "packs wants a whole number");
  EXPECT_EQ(odds({}).exit, Exit::failed);
}

TEST(OddsCommand, SaysWhatIsWrongWithAnOverlay) {
  const Folder folder;
  expect_refused({"punto-y-banca", "--overlay", folder.path() + "/none.toml"},
                 "cannot read " + folder.path() + "/none.toml");
  expect_refused({"punto-y-banca", "--overlay", folder.path()}, "cannot read " + folder.path());
  const auto drawn =
      folder.write("short.toml", "leaves-regulation = true\npunto-draws = \"TTTTTPP\"");
  expect_refused({"punto-y-banca", "--overlay", drawn}, "should have 8 letters");
  const auto broken = folder.write("broken.toml", "packs = 6\npacks = ");
  expect_refused({"punto-y-banca", "--overlay", broken}, broken + ":2:");
  const auto unknown = folder.write("unknown.toml", "paks = 6");
  expect_refused({"punto-y-banca", "--overlay", unknown}, "packs");
  const auto tie = folder.write(
      "tie.toml", "leaves-regulation = true\nchances = [\"punto\", \"banca\", \"empate\"]");
  expect_refused({"punto-y-banca", "--rules", "es79", "--overlay", tie},
                 "this regulation prices no bet on the tie");
}

TEST(OddsCommand, SaysWhatIsWrongWithTheCards) {
  expect_refused({"punto-y-banca", "--gone", "9z"}, "--gone: \"9z\" is not a card");
  expect_refused({"punto-y-banca", "--gone", "9s,"}, "--gone: \"\" is not a card");
  expect_refused({"punto-y-banca", "--gone", "-3x9s"}, "should be a card, or 3x and a card");
  expect_refused({"punto-y-banca", "--gone", "4x9s", "--gone", "3x9s"},
                 "more 9s are gone than there are in 6 packs");
  std::string all;
  for (const std::string rank : {"A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"})
    for (const std::string suit : {"c", "d", "h"}) all += rank + suit + ',';
  expect_refused({"punto-y-banca", "--decks", "1", "--gone", all + "As,2s,3s,4s,5s,6s,7s,8s"},
                 "a coup may need six cards, and only 5 are left");
}

// What would change nothing, or say two things at once, is not dropped in silence.
TEST(OddsCommand, RefusesWhatItWouldDrop) {
  expect_refused({"chemin-de-fer", "--play", "5=1", "--play", "5=0"}, "\"5=0\" contradicts");
  EXPECT_EQ(odds({"chemin-de-fer", "--play", "5=1/2", "--play", "5=0.5"}).exit, Exit::done);
  expect_refused({"punto-y-banca", "--bet", "banca"}, "--bet has nothing to draw on");
  expect_refused({"punto-y-banca", "--picture", "gone"}, "--picture has nothing to draw on");
  expect_refused({"punto-y-banca", "--json", "--picture", "totals"}, "give --svg FILE");
  const Folder folder;
  expect_refused({"punto-y-banca", "--bet", "banca", "--svg", folder.path() + "/x.svg"},
                 "--bet says of which bet --picture gone is drawn");
  EXPECT_EQ(odds({"punto-y-banca", "--picture", "gone", "--bet", "banca", "--svg",
                  folder.path() + "/x.svg"})
                .exit,
            Exit::done);
}

TEST(OddsCommand, APictureThatCannotBeWrittenIsNoticedFirst) {
  const Folder folder;
  expect_refused({"punto-y-banca", "--svg", folder.path() + "/none/x.svg"}, "cannot write");
  expect_refused({"punto-y-banca", "--svg", folder.path()}, "cannot write");
  // Nothing is left behind by the trial.
  const auto path = folder.path() + "/x.svg";
  expect_refused({"punto-y-banca", "--gone", "9z", "--svg", path}, "is not a card");
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(OddsCommand, SaysUnderWhichRulesForAnotherRun) {
  const Folder folder;
  const auto ten = folder.write(
      "ten.toml", "leaves-regulation = true\ndeduction = \"10%\"\nchances = [\"banca\"]\n");
  const auto once = odds({"punto-y-banca", "--overlay", ten, "--decks", "8", "--json"}).out;
  const auto json = boost::json::parse(once);
  EXPECT_EQ(json.at("regulation"), "as11");
  EXPECT_EQ(json.at("game"), "punto-y-banca");
  const auto laid = folder.write("laid.toml", std::string(json.at("overlay").as_string()));
  EXPECT_EQ(odds({"punto-y-banca", "--overlay", laid, "--json"}).out, once);
}

TEST(OddsCommand, TakesADeductionWithDecimals) {
  const auto tenth = odds({"punto-y-banca", "--deduction", "2.5%", "--json"});
  const auto json = boost::json::parse(tenth.out);
  EXPECT_EQ(json.at("settings").at(0), "deduction = 2.5%");
  EXPECT_EQ(json.at("ways").at(0).at("bets").at(1).at("value").at("decimal"), "0.00090783");
}

// A Spaniard's decimal comma looks like a list of two.
TEST(OddsCommand, DoesNotGuessWhatACommaMeans) {
  for (const auto* text : {"2,5%", "0,5%", "0%,0,5%"})
    expect_refused({"punto-y-banca", "--deduction", text}, "write decimals with a point (0.5%)");
  for (const auto* text : {"0%,5%", "0,2.5%,5%", "0,1/20"})
    EXPECT_EQ(odds({"punto-y-banca", "--deduction", text}).exit, Exit::done) << text;
}

TEST(OddsCommand, WritesASettingAsAnOverlayHasIt) {
  for (const auto* language : {"es", "en"}) {
    const auto said = odds({"punto-y-banca", "--deduction", "2.5%", "--lang", language}).out;
    EXPECT_TRUE(has(said, ": deduction = \"2.5%\"\n")) << said.substr(0, 300);
    EXPECT_TRUE(has(said, ": deduction = 2.5% (as11.pyb.D-b: ")) << said.substr(0, 300);
  }
}

// The lines of comma-separated values, each split; no cell of these holds a comma.
std::vector<std::vector<std::string>> cells(const std::string& csv) {
  std::vector<std::vector<std::string>> rows(1, std::vector<std::string>(1));
  for (const char c : csv) {
    if (c == '\n')
      rows.emplace_back(1);
    else if (c == ',')
      rows.back().emplace_back();
    else
      rows.back().back() += c;
  }
  rows.pop_back();
  return rows;
}

TEST(OddsCommand, TellsEffectsOfRemoval) {
  const auto said = odds({"punto-y-banca", "--removals", "--json"});
  const auto json = boost::json::parse(said.out);
  const auto& removals = json.at("ways").at(0).at("removals");
  ASSERT_EQ(removals.as_array().size(), 10U);
  EXPECT_EQ(removals.at(0).at("cards"), 96);
  EXPECT_EQ(removals.at(4).at("points"), 4);
  EXPECT_TRUE(removals.at(4).at("changes").at("empate").at("fraction").is_string());
  EXPECT_FALSE(boost::json::parse(odds({"punto-y-banca", "--json"}).out)
                   .at("ways")
                   .at(0)
                   .as_object()
                   .contains("removals"));
  const auto text = odds({"punto-y-banca", "--removals"}).out;
  EXPECT_TRUE(has(text, "By how much the value changes when one more card is gone\n"));
  const auto rows = cells(odds({"punto-y-banca", "--removals", "--csv"}).out);
  ASSERT_EQ(rows.size(), 31U);
  EXPECT_EQ(rows[1][6], "96");
  const auto& change = removals.at(0).at("changes").at("punto").at("fraction");
  EXPECT_EQ(rows[1].back(), std::string_view(change.as_string()));
}

TEST(OddsCommand, TellsDeviationsAndCovariances) {
  const auto json = boost::json::parse(odds({"punto-y-banca", "--json"}).out);
  const auto& way = json.at("ways").at(0);
  EXPECT_EQ(way.at("bets").at(1).at("standard_deviation"), "0.92741639");
  ASSERT_EQ(way.at("covariances").as_array().size(), 3U);
  const auto& pair = way.at("covariances").at(0);
  EXPECT_EQ(pair.at("bets").at(1), "banca");
  EXPECT_TRUE(pair.at("correlation").as_string().starts_with("-0.99"));
  EXPECT_TRUE(has(odds({"punto-y-banca"}).out, "std. dev."));
  EXPECT_TRUE(has(odds({"punto-y-banca", "--lang", "es"}).out, "desv. típ."));
}

TEST(OddsCommand, GoesThroughPacksAndDeductions) {
  const auto json = boost::json::parse(
      odds({"punto-y-banca", "--decks", "1,6-8", "--deduction", "0,2.5%", "--json"}).out);
  const auto& sweep = json.at("sweep").as_array();
  ASSERT_EQ(sweep.size(), 8U);
  EXPECT_EQ(sweep[0].at("packs"), 1);
  EXPECT_EQ(sweep[1].at("deduction").at("fraction"), "1/40");
  EXPECT_EQ(sweep[7].at("packs"), 8);
  const auto alone = odds({"punto-y-banca", "--decks", "7", "--deduction", "2.5%", "--json"}).out;
  EXPECT_EQ(sweep[5], boost::json::parse(alone));
  const auto text = odds({"punto-y-banca", "--decks", "6,8"}).out;
  EXPECT_TRUE(has(text, "        6       1/20  punto     0.44627857")) << text;
  const auto rows = cells(odds({"chemin-de-fer", "--decks", "6,8", "--csv"}).out);
  ASSERT_EQ(rows.size(), 1U + 2 * 8 * 2);
  EXPECT_EQ(rows[1][4], "5=1 3:9=1 5:4=1");
  for (const auto& row : rows) EXPECT_EQ(row.size(), rows.front().size());
  expect_refused({"punto-y-banca", "--decks", "6-17"}, "packs should be from 1 to 16");
  expect_refused({"punto-y-banca", "--decks", "6,"}, "packs wants a whole number");
  expect_refused({"punto-y-banca", "--decks", "8-6"}, "packs wants a whole number");
  expect_refused({"punto-y-banca", "--decks", "6,8", "--removals"}, "comes with --json");
  EXPECT_EQ(odds({"punto-y-banca", "--csv", "--json"}).exit, Exit::failed);
}

TEST(OddsCommand, TellsTheTrueEdgeAtASmallStake) {
  const auto json = boost::json::parse(odds({"punto-y-banca", "--stake", "0.10", "--json"}).out);
  EXPECT_EQ(json.at("stake"), "0.10");
  const auto& bets = json.at("ways").at(0).at("bets");
  EXPECT_EQ(bets.at(1).at("value").at("fraction"), "18880657128/1525814595305");
  EXPECT_TRUE(has(odds({"punto-y-banca", "--stake", "0.50"}).out, "At this stake"));
  expect_refused({"punto-y-banca", "--stake", "0"}, "--stake is an amount above 0");
  expect_refused({"punto-y-banca", "--stake", "x"}, "--stake is an amount above 0");
}

TEST(OddsCommand, TellsTheLawOfManyCoupsAndTheRiskOfRuin) {
  const auto json = boost::json::parse(odds({"punto-y-banca", "--coups", "2", "--bankroll", "10",
                                             "--goal", "20", "--stake", "5", "--json"})
                                           .out);
  const auto& session = json.at("ways").at(0).at("session");
  EXPECT_EQ(session.at("coups"), 2);
  EXPECT_EQ(session.at("bankroll").at("fraction"), "2");
  const auto& punto = session.at("bets").at(0);
  EXPECT_EQ(punto.at("law").at("results").as_array().size(), 5U);
  EXPECT_EQ(punto.at("law").at("results").at(0).at("net").at("fraction"), "-2");
  // Two losses in a row, or two wins: as a square of the odds of one.
  EXPECT_EQ(punto.at("ruin").at("ruined"), punto.at("law").at("results").at(0).at("probability"));
  EXPECT_EQ(punto.at("ruin").at("reached"), punto.at("law").at("results").at(4).at("probability"));
  const auto text = odds({"punto-y-banca", "--coups", "50", "--bankroll", "10"}).out;
  EXPECT_TRUE(has(text, "After 50 independent coups with the same stake, in stakes\n"));
  EXPECT_TRUE(has(text, "Risk of ruin with 10 stakes, for at most 50 coups\n")) << text;
  const auto rows = cells(odds({"punto-y-banca", "--coups", "3", "--csv"}).out);
  ASSERT_EQ(rows.size(), 1U + 7 + 10 + 4);
}

TEST(OddsCommand, SaysWhatIsWrongWithASession) {
  expect_refused({"punto-y-banca", "--bankroll", "10"}, "--bankroll needs an end");
  expect_refused({"punto-y-banca", "--goal", "10"}, "give both");
  expect_refused({"punto-y-banca", "--bankroll", "-1", "--coups", "5"}, "not negative");
  expect_refused({"punto-y-banca", "--bankroll", "1000", "--goal", "2000"}, "too much work");
  expect_refused({"punto-y-banca", "--bankroll", "5", "--coups", "5", "--csv"}, "one table");
  expect_refused({"punto-y-banca", "--decks", "6,8", "--coups", "5"}, "comes with --json");
  EXPECT_EQ(odds({"punto-y-banca", "--coups", "1001"}).exit, Exit::failed);
}

TEST(OddsCommand, SaysWhatIsWrongWithAPlay) {
  expect_refused({"chemin-de-fer", "--play", "5"}, "as 5=9/11");
  expect_refused({"chemin-de-fer", "--play", "5=2"}, "should be a probability, from 0 to 1");
  expect_refused({"chemin-de-fer", "--play", "5=-1/2"}, "should be a probability, from 0 to 1");
  expect_refused({"chemin-de-fer", "--play", "5=half"}, "should be a number");
  expect_refused({"chemin-de-fer", "--play", "6=1"}, "the choices are 5, 1:0, 1:1");
  expect_refused({"punto-y-banca", "--play", "5=1"}, "the choices are none");
}

}  // namespace
}  // namespace sabot::cli
