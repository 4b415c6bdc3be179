#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/program.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/chance/shuffle.hpp"
#include "sabot/cli/rng_text.hpp"

namespace sabot::cli {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string file_text(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

TEST(RngExport, GivesTheBytesOfTheSource) {
  const auto path = testing::TempDir() + "rng_export.bin";
  // More than one portion, and not a whole number of them.
  ASSERT_EQ(run({"rng", "export", "--raw", "100001", "--seed", "7", "--out", path}).exit,
            Exit::done);
  std::vector<std::uint8_t> expected(100'001);
  chance::SeededSource(7, 0).fill(expected);
  EXPECT_TRUE(file_text(path) == std::string(expected.begin(), expected.end()));
  ASSERT_EQ(run({"rng", "export", "--raw", "1e3", "--out", path}).exit, Exit::done);
  const auto live = file_text(path);
  EXPECT_EQ(live.size(), 1000u);
  ASSERT_EQ(run({"rng", "export", "--raw", "1e3", "--out", path, "--source", "live"}).exit,
            Exit::done);
  EXPECT_NE(file_text(path), live);
  std::filesystem::remove(path);
}

TEST(RngExport, GivesTheNumbersThatGamesDraw) {
  const auto said = run({"rng", "export", "--outcomes", "20000", "--below", "37", "--seed", "7"});
  ASSERT_EQ(said.exit, Exit::done);
  const auto lines = lines_of(said.out);
  ASSERT_EQ(lines.size(), 20'000u);
  chance::SeededSource source(7, 0);
  for (const auto& line : lines) ASSERT_EQ(line, std::to_string(source.below(37)));
  const auto json = lines_of(
      run({"rng", "export", "--outcomes", "2", "--below", "37", "--seed", "7", "--json"}).out);
  EXPECT_EQ(json.at(0), R"({"source":"seeded","below":37,"number":)" + lines[0] + "}");
  EXPECT_EQ(json.size(), 2u);
  const auto live = run({"rng", "export", "--outcomes", "1", "--below", "1", "--json"}).out;
  EXPECT_EQ(live, "{\"source\":\"live\",\"below\":1,\"number\":0}\n");
}

TEST(RngExport, GivesWholeSabots) {
  const auto said = run({"rng", "export", "--sabots", "3", "--packs", "2", "--seed", "7"});
  ASSERT_EQ(said.exit, Exit::done);
  const auto lines = lines_of(said.out);
  ASSERT_EQ(lines.size(), 3u);
  chance::SeededSource source(7, 0);
  for (const auto& line : lines) {
    auto cards = chance::packs_in_order(2);
    chance::shuffle(std::span<Card>(cards), source);
    EXPECT_EQ(line, to_text(cards));
  }
  const auto json =
      run({"rng", "export", "--sabots", "1", "--packs", "2", "--seed", "7", "--json"}).out;
  const auto object = boost::json::parse(json);
  EXPECT_EQ(object.at("source"), "seeded");
  EXPECT_EQ(object.at("packs").as_int64(), 2);
  std::string joined;
  for (const auto& card : object.at("cards").as_array())
    (joined += joined.empty() ? "" : ",") += card.as_string();
  EXPECT_EQ(joined, lines[0]);
}

TEST(RngExport, RefusesWithAMessage) {
  for (const std::vector<std::string>& wrong :
       std::vector<std::vector<std::string>>{{},
                                             {"--raw", "5", "--sabots", "5"},
                                             {"--raw", "0"},
                                             {"--raw", "1e99"},
                                             {"--raw", "many"},
                                             {"--raw", "5", "--json", "--out", "x"},
                                             {"--outcomes", "5", "--source", "live", "--seed", "1"},
                                             {"--outcomes", "5", "--seed", "-1"},
                                             {"--outcomes", "5", "--out", "/nowhere/at/all"}}) {
    std::vector<std::string> arguments{"rng", "export"};
    arguments.insert(arguments.end(), wrong.begin(), wrong.end());
    const auto said = run(arguments);
    EXPECT_EQ(said.exit, Exit::failed);
    EXPECT_EQ(said.out, "");
    EXPECT_TRUE(said.err.starts_with("sabot: ")) << said.err;
  }
  EXPECT_EQ(run({"rng", "export", "--outcomes", "5", "--below", "0"}).exit, Exit::failed);
  EXPECT_EQ(run({"rng", "export", "--sabots", "5", "--packs", "0"}).exit, Exit::failed);
}

TEST(RngTest, TellsEveryTestAsJson) {
  const auto said = run({"rng", "test", "--seed", "1", "--sabots", "1000", "--json"});
  EXPECT_EQ(said.exit, Exit::done);
  const auto json = boost::json::parse(said.out);
  EXPECT_EQ(json.at("source"), "seeded");
  EXPECT_EQ(json.at("seed"), "1");
  EXPECT_EQ(json.at("sabots").as_int64(), 1000);
  EXPECT_TRUE(json.at("passed").as_bool());
  EXPECT_FALSE(json.at("interrupted").as_bool());
  const auto& tests = json.at("tests").as_array();
  EXPECT_EQ(tests.size(), 29u);
  for (const auto& test : tests) {
    EXPECT_TRUE(test.at("passed").as_bool());
    EXPECT_GE(test.at("p").to_number<double>(), json.at("significance").as_double());
  }
  EXPECT_EQ(tests[1].at("test"), "kinds-and-positions");
  EXPECT_EQ(tests[1].at("degrees").at(0).to_number<int>(), 51 * 311);
}

TEST(RngTest, SpeaksBothLanguages) {
  const auto english = run({"rng", "test", "--source", "seeded", "--sabots", "1e3"});
  EXPECT_EQ(english.exit, Exit::done);
  EXPECT_NE(english.out.find("seeded source, seed 1  1,000 sabots of 6 packs"), std::string::npos);
  EXPECT_NE(english.out.find("all passed"), std::string::npos);
  const auto spanish =
      run({"rng", "test", "--seed", "1", "--sabots", "1e3", "--packs", "1", "--lang", "es"});
  EXPECT_NE(spanish.out.find("1000 sabots de 1 baraja,"), std::string::npos) << spanish.out;
  EXPECT_NE(spanish.out.find("las pasa todas"), std::string::npos);
}

TEST(RngTest, RefusesWithAMessage) {
  EXPECT_NE(run({"rng", "test", "--sabots", "999"}).err.find("from 1000 to"), std::string::npos);
  EXPECT_EQ(run({"rng", "test", "--sabots", "999"}).exit, Exit::failed);
  EXPECT_EQ(run({"rng", "test", "--source", "live", "--seed", "3"}).exit, Exit::failed);
  EXPECT_EQ(run({"rng", "test", "--packs", "0"}).exit, Exit::failed);
}

// No source of ours fails, so the report of one that does is made here.
TEST(RngText, TellsAFailure) {
  lab::Battery battery(1);
  lab::Subject subject{.shuffle = [](std::span<Card>) {},
                       .below = [](std::uint32_t) { return 0u; },
                       .fill = [](std::span<std::uint8_t> bytes) { std::ranges::fill(bytes, 0); }};
  for (int i = 0; i < 1000; ++i) battery.see(subject);
  const RngReport report{.source = {}, .judged = battery.report(), .interrupted = true};
  Common common;
  common.language = "en";
  const auto text = rng_text(common, report);
  EXPECT_NE(text.find("live source"), std::string::npos);
  EXPECT_NE(text.find("Interrupted"), std::string::npos);
  EXPECT_NE(text.find("fails"), std::string::npos);
  EXPECT_NE(text.find("not all passed"), std::string::npos);
  const auto json = rng_json(report);
  EXPECT_FALSE(json.at("passed").as_bool());
  EXPECT_TRUE(json.at("interrupted").as_bool());
  // A constant stream has infinite statistics, which JSON does not have.
  const auto& tests = json.at("tests").as_array();
  EXPECT_TRUE(
      std::ranges::any_of(tests, [](const auto& test) { return test.at("statistic").is_null(); }));
}

TEST(RngText, HasWordsForEveryTest) {
  Common common;
  for (const auto* language : {"en", "es"}) {
    common.language = language;
    for (const auto& one : enumerators<lab::Measure>)
      EXPECT_NE(measure_text(common, one.value), "") << one.name;
  }
}

}  // namespace
}  // namespace sabot::cli
