#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/program.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/chance/commitment.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/chance/shuffle.hpp"
#include "sabot/table/session.hpp"

namespace sabot::cli {
namespace {

// A talla, dealt by the program itself.
class JournalCommand : public testing::Test {
 protected:
  JournalCommand() {
    std::filesystem::remove(path);
    EXPECT_EQ(run({"deal", "--journal", path, "--seed", "1", "--players", "2", "--json"}).exit,
              Exit::done);
  }
  ~JournalCommand() override { std::filesystem::remove(path); }

  void alter(std::streamoff at) const {
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekg(at);
    const auto byte = static_cast<char>(file.get() ^ 1);
    file.seekp(at);
    file.put(byte);
  }

  const std::string path = testing::TempDir() +
                           testing::UnitTest::GetInstance()->current_test_info()->name() +
                           ".journal";
};

TEST_F(JournalCommand, VerifiesWhatATableWrote) {
  const auto said = run({"journal", "verify", path, "--json"});
  EXPECT_EQ(said.exit, Exit::done);
  const auto json = boost::json::parse(said.out);
  EXPECT_TRUE(json.at("verified").as_bool());
  EXPECT_TRUE(json.at("same-catalogue").as_bool());
  EXPECT_EQ(json.at("game"), "punto-y-banca");
  EXPECT_EQ(json.at("tallas-promised").as_int64(), 1);
  EXPECT_EQ(json.at("tallas-proven").as_int64(), 1);
  const std::string head(json.at("head").as_string());
  EXPECT_EQ(run({"journal", "verify", path, "--head", head}).exit, Exit::done);
  const std::string other(64, '0');
  EXPECT_EQ(run({"journal", "verify", path, "--head", other}).exit, Exit::not_so);
  EXPECT_EQ(run({"journal", "verify", path, "--head", "12"}).exit, Exit::failed);
}

TEST_F(JournalCommand, RejectsAByteThatWasAltered) {
  alter(3000);
  const auto said = run({"journal", "verify", path});
  EXPECT_EQ(said.exit, Exit::not_so);
  EXPECT_NE(said.out.find("rejected: a record does not follow"), std::string::npos) << said.out;
  const auto shown = run({"journal", "show", path});
  EXPECT_EQ(shown.exit, Exit::not_so);
  EXPECT_NE(shown.err.find("a record does not follow"), std::string::npos);
}

// Every record is as the rules decide; only the cards are not those promised.
TEST_F(JournalCommand, RejectsACardThatWasNotPromised) {
  std::filesystem::remove(path);
  chance::SeededSource source(1, 0);
  const auto sealed = chance::seal(chance::packs_in_order(6), source);
  const auto promised = chance::after_cut(sealed.order, 100).front();
  const auto turned = Card::from_index(promised.index() + 1);
  {
    auto table = table::open_table("as11", "punto-y-banca", "", path);
    ASSERT_TRUE(table);
    auto lines = table::opening_commands(table::facts_of("as11", "punto-y-banca"), {.players = 1});
    lines.insert(
        lines.end(),
        {"crupier count-cards count=312",
         "crupier mix commitment=" + to_text(chance::commit(sealed)), "crupier cut at=100",
         "crupier place-stop-card below=7", "crupier turn-first-card card=" + to_text(turned),
         "crupier burn", "jefe rule effect=end-talla reason=\"a test\"",
         "crupier reveal salt=" + to_text(sealed.salt) + " order=" + to_text(sealed.order)});
    for (const auto& line : lines) ASSERT_TRUE((*table)->submit(line)) << line;
  }
  const auto said = run({"journal", "verify", path});
  EXPECT_EQ(said.exit, Exit::not_so);
  EXPECT_NE(said.out.find("card 1 of the talla was " + to_text(turned)), std::string::npos)
      << said.out;
}

TEST_F(JournalCommand, ShowsEveryRecordWithItsArticles) {
  const auto said = run({"journal", "show", path, "--from", "1", "--to", "2"});
  EXPECT_EQ(said.out,
            "     1 > casa admit person=crupier role=croupier\n"
            "       < admitted person=crupier role=croupier                  [S-01]\n"
            "     2 > casa admit person=jefe role=chief\n"
            "       < admitted person=jefe role=chief                        [S-01]\n");
}

TEST_F(JournalCommand, ShowsOneObjectARecordInJson) {
  std::istringstream lines(run({"journal", "show", path, "--json"}).out);
  std::int64_t sequence = 0;
  for (std::string line; std::getline(lines, line); ++sequence)
    EXPECT_EQ(boost::json::parse(line).at("sequence").to_number<std::int64_t>(), sequence);
  const auto verified = boost::json::parse(run({"journal", "verify", path, "--json"}).out);
  EXPECT_EQ(verified.at("records").to_number<std::int64_t>(), sequence);
}

TEST_F(JournalCommand, TellsAFileThatIsNotThereFromOneThatIsNoJournal) {
  EXPECT_EQ(run({"journal", "verify", path + ".none"}).exit, Exit::failed);
  std::ofstream(path) << "something else altogether";
  EXPECT_EQ(run({"journal", "verify", path}).exit, Exit::not_so);
}

}  // namespace
}  // namespace sabot::cli
