#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

#include "cli/folder.hpp"
#include "cli/program.hpp"
#include "store/played.hpp"

namespace sabot::cli {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// A talla under an operator's settings, dealt by the program itself.
class HistoryOfAJournal : public testing::Test {
 protected:
  HistoryOfAJournal() {
    const auto settings = folder.write("house.toml",
                                       "leaves-regulation = true\npacks = 8\ndeduction = \"10%\"\n"
                                       "factors = [20, 50]\n");
    EXPECT_EQ(run({"deal", "--journal", path, "--seed", "1", "--players", "2", "--overlay",
                   settings, "--factor", "50", "--json"})
                  .exit,
              Exit::done);
  }

  std::string exported(std::vector<std::string> more) const {
    more.insert(more.begin(), {"history", "export", "--journal", path});
    const auto said = run(more);
    EXPECT_EQ(said.exit, Exit::done) << said.err;
    return said.out;
  }

  const Folder folder;
  const std::string path = folder.path() + "/table.journal";
};

TEST_F(HistoryOfAJournal, IsARoundThatHolds) {
  const auto file = folder.path() + "/table.round";
  exported({"-o", file});
  const auto said = run({"round", file});
  EXPECT_EQ(said.exit, Exit::done) << said.out << said.err;
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  EXPECT_NE(text.str().find("set leaves-regulation=true packs=8 factors=20,50 deduction=10%\n"),
            std::string::npos)
      << text.str().substr(0, 300);
  EXPECT_NE(text.str().find("\n# talla 1, coup 2; coup 2 of the table, records "),
            std::string::npos);
  // One event changed, and it no longer holds.
  auto other = text.str();
  other.replace(other.rfind("coup-ended coup="), 16, "coup-ended coup=9");
  EXPECT_EQ(run({"round", folder.write("other.round", other)}).exit, Exit::not_so);
}

TEST_F(HistoryOfAJournal, FromALaterCoupOnStillHolds) {
  const auto text = exported({"--from-coup", "20"});
  EXPECT_EQ(text.find("# talla 1, coup 19;"), std::string::npos);
  EXPECT_NE(text.find("# talla 1, coup 20;"), std::string::npos);
  EXPECT_NE(text.find("\n>> casa admit"), std::string::npos);
  const auto said = run({"round", folder.write("later.round", text)});
  EXPECT_EQ(said.exit, Exit::done) << said.out << said.err;
}

TEST_F(HistoryOfAJournal, OneCoupALineInJson) {
  const auto lines = lines_of(exported({"--json"}));
  ASSERT_GT(lines.size(), 20U);
  std::int64_t sequence = 1;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto coup = boost::json::parse(lines[i]);
    EXPECT_EQ(coup.at("number").to_number<std::size_t>(), i + 1);
    EXPECT_EQ(coup.at("ended").as_bool(), i + 1 < lines.size());
    for (const auto& record : coup.at("records").as_array())
      EXPECT_EQ(record.at("sequence").to_number<std::int64_t>(), sequence++);
  }
  EXPECT_EQ(lines_of(exported({"--json", "--from-coup", "5"})).size(), lines.size() - 4);
}

TEST_F(HistoryOfAJournal, CalledWrongly) {
  EXPECT_EQ(run({"history", "export"}).exit, Exit::failed);
  EXPECT_EQ(run({"history", "export", "t1"}).exit, Exit::failed);
  EXPECT_EQ(run({"history", "export", "--journal", path, "--from-coup", "0"}).exit, Exit::failed);
  const auto said = run({"history", "export", "--journal", path, "--from-coup", "999"});
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_EQ(said.out, "");
  EXPECT_NE(said.err.find("the table has no coup 999"), std::string::npos) << said.err;
}

TEST(HistoryOfAStore, HasTheTimeOfEveryCoup) {
  const store::Scratch scratch;
  const auto data = (scratch / "casino.db").string();
  store::played("t1", 2, store::key_of(1)).store(data);
  const auto said = run({"history", "export", "--data", data, "t1", "--json"});
  EXPECT_EQ(said.exit, Exit::done) << said.err;
  const auto lines = lines_of(said.out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(boost::json::parse(lines[0]).at("at"), "1970-01-01T00:16:40Z");
  EXPECT_EQ(boost::json::parse(lines[1]).at("table"), "t1");
  EXPECT_EQ(run({"history", "export", "--data", data, "t2"}).exit, Exit::failed);
}

}  // namespace
}  // namespace sabot::cli
