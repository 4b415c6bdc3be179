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
  const auto ten = folder.write("ten.toml", "deduction = \"10%\"\nchances = [\"banca\"]\n");
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
  expect_refused({"punto-y-banca", "--deduction", "2,5%"}, "deduction wants a ratio");
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
