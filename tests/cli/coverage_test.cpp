#include "sabot/cli/coverage.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/folder.hpp"
#include "cli/program.hpp"

namespace sabot::cli {
namespace {

constexpr std::string_view good =
    "game punto-y-banca\n"
    "rules as11\n"
    "table minimum=5 factor=100\n"
    "player ana chips=1000\n"
    "> ana sit seat=1\n"
    "< seated person=ana seat=1 [as11.pyb.C-a house.seats]\n";

std::string with(std::string text, std::string_view what, std::string_view by) {
  return text.replace(text.find(what), what.size(), by);
}

const law::Row& row(std::string_view id) { return law::row(*law::find(id)); }

TEST(Coverage, ARoundProvesWhatItsComparedLinesCite) {
  Coverage coverage;
  add_round_to(coverage, "a.round", good);
  add_round_to(coverage, "b.round", good);
  EXPECT_TRUE(coverage.faults.empty());
  EXPECT_EQ(coverage.rounds_of(row("as11.pyb.C-a")),
            (std::vector<std::string>{"a.round", "b.round"}));
  // Cited by what set the table up, which nothing compares.
  EXPECT_TRUE(coverage.rounds_of(row("as11.pyb.B-d")).empty());
  EXPECT_EQ(coverage.proven(), std::set<std::string_view>{"as11.pyb.C-a"});
}

TEST(Coverage, ARoundThatDoesNotPassProvesNothing) {
  Coverage coverage;
  add_round_to(coverage, "a.round",
               with(std::string(good), "person=ana seat=1 [", "person=ana seat=2 ["));
  add_round_to(coverage, "b.round", with(std::string(good), "game ", "gama "));
  add_round_to(coverage, "c.round", "proves as11.pyb.A1-e\n" + std::string(good));
  add_round_to(coverage, "d.round", "proves as11.nothing\n" + std::string(good));
  EXPECT_TRUE(coverage.proven_by.empty());
  ASSERT_EQ(coverage.faults.size(), 4U);
  EXPECT_TRUE(coverage.faults[0].starts_with("a.round:5:1: ana sit")) << coverage.faults[0];
  EXPECT_TRUE(coverage.faults[1].starts_with("b.round:1:1: \"gama\"")) << coverage.faults[1];
  EXPECT_NE(coverage.faults[2].find("as11.pyb.A1-e"), std::string::npos);
  EXPECT_TRUE(coverage.faults[3].starts_with("d.round:1:1: ")) << coverage.faults[3];
}

TEST(Coverage, TheListIsSortedAndReadsBack) {
  Coverage coverage;
  coverage.proven_by[*law::find("es79.07.IV-a")] = {"a.round"};
  coverage.proven_by[*law::find("as11.pyb.C-a")] = {"a.round"};
  coverage.proven_by[*law::find("A-25")] = {"a.round"};
  const auto list = coverage_list(coverage);
  EXPECT_EQ(list, "as11.pyb.C-a\nes79.07.IV-a\n");
  const auto change = compare_coverage(coverage, list);
  EXPECT_TRUE(change.lost.empty());
  EXPECT_TRUE(change.unlisted.empty());
}

TEST(Coverage, NamesWhatWasLostAndWhatIsNotListed) {
  Coverage coverage;
  coverage.proven_by[*law::find("as11.pyb.C-a")] = {"a.round"};
  const auto change = compare_coverage(coverage, "as11.pyb.A1-e\r\n\nas11.pyb.gone\n");
  EXPECT_EQ(change.lost, (std::vector<std::string>{"as11.pyb.A1-e", "as11.pyb.gone"}));
  EXPECT_EQ(change.unlisted, std::vector<std::string>{"as11.pyb.C-a"});
}

TEST(CoverageCommand, CountsTheEnforceableRowsOfAGame) {
  const Folder folder;
  folder.write("below/a.round", good);
  folder.write("below/a.txt", "no round");
  const auto said = run(
      {"law", "coverage", "--rounds", folder.path(), "--rules", "as11", "--game", "punto-y-banca"});
  EXPECT_EQ(said.exit, Exit::done) << said.err;
  EXPECT_NE(said.out.find("as11  punto-y-banca                  44         1       43\n"),
            std::string::npos)
      << said.out;
  EXPECT_NE(said.out.find(" as11.pyb.A1-e "), std::string::npos);
  EXPECT_EQ(said.out.find("as11.pyb.C-a "), std::string::npos);
}

TEST(CoverageCommand, NamesTheRoundsOfEveryRowInJson) {
  const Folder folder;
  const auto file = folder.write("a.round", good);
  const auto said = run({"law", "coverage", "--rounds", folder.path(), "--json"});
  const auto json = boost::json::parse(said.out);
  ASSERT_EQ(json.as_array().size(), law::articles().size());
  for (const auto& one : json.as_array()) {
    const auto& rounds = one.at("rounds").as_array();
    if (one.at("id") == "as11.pyb.C-a")
      EXPECT_EQ(rounds, boost::json::array{boost::json::value(file)});
    else
      EXPECT_TRUE(rounds.empty());
  }
}

TEST(CoverageCommand, ChecksAndWritesTheList) {
  const Folder folder;
  folder.write("a.round", good);
  const auto list = folder.write("covered.txt", "as11.pyb.A1-e\n");
  const auto check = [&] {
    return run({"law", "coverage", "--rounds", folder.path(), "--check", list});
  };
  const auto before = check();
  EXPECT_EQ(before.exit, Exit::not_so);
  EXPECT_NE(before.out.find("no round proves any more as11.pyb.A1-e"), std::string::npos);
  EXPECT_NE(before.out.find("not in the list yet as11.pyb.C-a"), std::string::npos);
  EXPECT_NE(before.out.find("--write " + list), std::string::npos);
  EXPECT_EQ(run({"law", "coverage", "--rounds", folder.path(), "--write", list}).exit, Exit::done);
  EXPECT_EQ(check().exit, Exit::done);
  EXPECT_EQ(check().out, "");
}

TEST(CoverageCommand, ABrokenRoundStopsTheCheckAndTheWriting) {
  const Folder folder;
  folder.write("a.round", "gama\n");
  const auto list = folder.write("covered.txt", "as11.pyb.A1-e\n");
  for (const char* what : {"--check", "--write"}) {
    const auto said = run({"law", "coverage", "--rounds", folder.path(), what, list});
    EXPECT_EQ(said.exit, Exit::failed);
    EXPECT_NE(said.err.find("a.round:1:1: "), std::string::npos);
    EXPECT_TRUE(said.out.empty());
  }
  std::stringstream kept;
  kept << std::ifstream(list).rdbuf();
  EXPECT_EQ(kept.str(), "as11.pyb.A1-e\n");
}

TEST(CoverageCommand, SaysWhereTheFolderIsMissing) {
  const auto said = run({"law", "coverage", "--rounds", "/there/is/none"});
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_NE(said.err.find("--rounds"), std::string::npos);
}

}  // namespace
}  // namespace sabot::cli
