#include "sabot/store/schema.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "sabot/store/writer.hpp"
#include "store/scratch.hpp"

namespace sabot::store {
namespace {

class SchemaTest : public testing::Test {
 protected:
  Database database() const { return Database::open(path_, Access::create).value(); }
  void make_store() const {
    Scribe one("one");
    const auto writer = Writer::open(path_).value();
    ASSERT_TRUE(fine(writer->write(one.open())));
    for (int i = 0; i < 50; ++i)
      ASSERT_TRUE(fine(writer->write(one.next(std::string(200, 'x'), {sold("ana", 5)}))));
  }

  // The migrations there are, and these after them.
  static std::vector<Migration> and_then(std::vector<Migration> more) {
    more.insert(more.begin(), migrations().begin(), migrations().end());
    return more;
  }

  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
};

TEST_F(SchemaTest, IsMadeOfAnEmptyFile) {
  auto made = database();
  EXPECT_EQ(version_of(made).value(), 0u);
  EXPECT_EQ(trouble(check_readable(made)), StoreTrouble::not_a_store);
  ASSERT_TRUE(fine(migrate(made)));
  EXPECT_EQ(version_of(made).value(), migrations().size());
  EXPECT_TRUE(fine(check_readable(made)));
  EXPECT_TRUE(fine(migrate(made)));
}

TEST_F(SchemaTest, GoesOnFromEachVersion) {
  const auto more = and_then({{"a column", "ALTER TABLE meta ADD more TEXT"},
                              {"a table", "CREATE TABLE extra (id TEXT) STRICT"}});
  const auto now = static_cast<std::int64_t>(migrations().size());
  make_store();
  auto opened = database();
  ASSERT_TRUE(fine(migrate(opened, std::span(more).first(migrations().size() + 1))));
  EXPECT_EQ(opened.integer("PRAGMA user_version").value(), now + 1);
  ASSERT_TRUE(fine(migrate(opened, more)));
  EXPECT_EQ(opened.integer("PRAGMA user_version").value(), now + 2);
  EXPECT_EQ(opened.integer("SELECT count(more) FROM meta").value(), 0);
  EXPECT_EQ(opened.integer("SELECT count(*) FROM records").value(), 51);
}

TEST_F(SchemaTest, StaysWhatItWasWhereAMigrationFails) {
  const auto broken = and_then({{"broken", "CREATE TABLE extra (id TEXT); CREATE nonsense"}});
  make_store();
  auto opened = database();
  EXPECT_FALSE(migrate(opened, broken));
  EXPECT_EQ(version_of(opened).value(), migrations().size());
  EXPECT_EQ(opened.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'extra'").value(), 0);
  EXPECT_TRUE(fine(verify_all(path_)));
}

TEST_F(SchemaTest, RefusesALaterVersion) {
  make_store();
  ASSERT_TRUE(database().execute("PRAGMA user_version = 99"));
  EXPECT_EQ(trouble(Writer::open(path_)), StoreTrouble::newer);
  EXPECT_EQ(trouble(Reader::open(path_)), StoreTrouble::newer);
}

TEST_F(SchemaTest, RefusesAFileOfAnotherProgramAndLeavesItAlone) {
  ASSERT_TRUE(database().execute("CREATE TABLE other (id TEXT)"));
  EXPECT_EQ(trouble(Writer::open(path_)), StoreTrouble::not_a_store);
  EXPECT_EQ(trouble(Reader::open(path_)), StoreTrouble::not_a_store);
  EXPECT_EQ(database().text("PRAGMA journal_mode").value(), "delete");
  std::ofstream(scratch_ / "text") << std::string(5000, 'a');
  EXPECT_EQ(trouble(Writer::open(scratch_ / "text")), StoreTrouble::damaged);
  EXPECT_EQ(trouble(Reader::open(scratch_ / "nothing")), StoreTrouble::cannot_open);
  EXPECT_EQ(trouble(Writer::open(scratch_ / "no folder" / "store.db")), StoreTrouble::cannot_open);
  EXPECT_EQ(trouble(Writer::open(scratch_ / "")), StoreTrouble::cannot_open);
}

// A page in the middle of the file overwritten: opening must not go on regardless.
TEST_F(SchemaTest, RefusesADamagedFile) {
  make_store();
  const auto size = std::filesystem::file_size(path_);
  ASSERT_GT(size, 8 * 4096u);
  for (const auto page : {3u, 4u, 5u}) {
    const auto copy = scratch_ / "damaged.db";
    std::filesystem::copy_file(path_, copy, std::filesystem::copy_options::overwrite_existing);
    {
      std::fstream file(copy, std::ios::in | std::ios::out | std::ios::binary);
      file.seekp(page * 4096);
      file << std::string(4096, 'z');
    }
    EXPECT_EQ(trouble(Writer::open(copy)), StoreTrouble::damaged) << page;
    EXPECT_EQ(trouble(verify_all(copy)), StoreTrouble::damaged) << page;
  }
  std::filesystem::resize_file(path_, size / 2);
  EXPECT_EQ(trouble(Writer::open(path_)), StoreTrouble::damaged);
}

TEST_F(SchemaTest, NeverChangesARecordOrAPosting) {
  make_store();
  auto opened = database();
  for (const auto* table : {"records", "postings"}) {
    EXPECT_EQ(trouble(opened.execute(std::string("DELETE FROM ") + table)),
              StoreTrouble::schema_refused);
    EXPECT_EQ(trouble(opened.execute(std::string("UPDATE ") + table + " SET sequence = 100")),
              StoreTrouble::schema_refused);
  }
}

// What the schema itself cannot see, verification does.
TEST_F(SchemaTest, IsVerifiedRecordByRecordAndPostingByPosting) {
  make_store();
  ASSERT_TRUE(fine(verify_all(path_)));
  const auto pristine = scratch_ / "pristine.db";
  std::filesystem::copy_file(path_, pristine);
  for (const auto* harm : {
           "UPDATE records SET payload = x'00' WHERE sequence = 3",
           "UPDATE records SET hash = zeroblob(32) WHERE sequence = 50",
           "DELETE FROM records WHERE sequence = 20",
           "UPDATE balances SET cents = cents + 1 WHERE account = 'chips:ana'",
           "DELETE FROM balances WHERE account = 'cage'",
           "INSERT INTO balances VALUES ('one', 'chips:eva', 1)",
           "INSERT INTO balances VALUES ('one', 'nonsense', 0)",
           "DELETE FROM postings WHERE sequence = 7",
           "UPDATE postings SET cents = 6 WHERE sequence = 7",
           "UPDATE postings SET position = 1 WHERE sequence = 7",
           "UPDATE postings SET debit = 'chips:eva' WHERE sequence = 7",
           "UPDATE postings SET reason = 'nonsense' WHERE sequence = 7",
           "UPDATE postings SET articles = 'nonsense' WHERE sequence = 7",
           "INSERT INTO postings VALUES ('none', 0, 0, 'cage', 'house', 1, 'tip', '')",
       }) {
    std::filesystem::copy_file(pristine, path_, std::filesystem::copy_options::overwrite_existing);
    for (const auto* trigger :
         {"records_stay", "records_are_final", "postings_stay", "postings_are_final"})
      ASSERT_TRUE(database().execute(std::string("DROP TRIGGER ") + trigger));
    ASSERT_TRUE(fine(verify_all(path_)));
    ASSERT_TRUE(database().execute(harm)) << harm;
    EXPECT_EQ(trouble(verify_all(path_)), StoreTrouble::damaged) << harm;
  }
}

}  // namespace
}  // namespace sabot::store
