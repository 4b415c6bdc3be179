// To change an office or what a table was set up with does not pass unseen.

#include "sabot/store/trail.hpp"

#include <gtest/gtest.h>

#include "sabot/store/schema.hpp"
#include "sabot/store/verify_trail.hpp"
#include "sabot/store/writer.hpp"
#include "store/played.hpp"

namespace sabot::store {
namespace {

class TrailTest : public testing::Test {
 protected:
  void make(const std::optional<table::HouseKey>& key = key_of(1)) {
    const auto writer = Writer::open(path_).value();
    if (key) writer->sign_with(*key);
    Scribe one("one");
    ASSERT_TRUE(fine(writer->write(one.open())));
    for (const auto* name : {"ana", "eva"})
      ASSERT_TRUE(fine(writer->write(
          PutPerson{{*PersonId::from(name), PersonKind::guest, {}, 5, {}}, true, {}, false})));
    ASSERT_TRUE(fine(writer->write(GrantRole{{"ana"_who, "", "administrator"}, 10, {}})));
    ASSERT_TRUE(fine(writer->write(GrantRole{{"eva"_who, "one", "croupier"}, 11, "ana"_who})));
    ASSERT_TRUE(fine(writer->write(RevokeRole{{"eva"_who, "one", "croupier"}, 12, "ana"_who})));
    ASSERT_TRUE(fine(writer->write(GrantRole{{"eva"_who, "one", "cashier"}, 13, "ana"_who})));
    ASSERT_TRUE(fine(writer->write(SetSettings{"one", R"({"pace":3})", 14})));
  }
  void tamper(const std::string& sql) const {
    auto database = Database::open(path_, Access::write).value();
    ASSERT_TRUE(
        fine(database.execute("DROP TRIGGER IF EXISTS trail_stays; "
                              "DROP TRIGGER IF EXISTS trail_is_final; " +
                              sql)));
    ASSERT_GT(database.changes(), 0) << sql;
  }
  Stored<TrailFound> found(const std::optional<Digest>& key = key_of(1).public_key()) const {
    auto reader = Reader::open(path_).value();
    return verify_trail(reader, key);
  }
  void expect_fault(const std::string& sql, std::string_view part) {
    std::filesystem::remove(path_);
    make();
    tamper(sql);
    const auto wrong = found();
    ASSERT_FALSE(wrong) << sql;
    EXPECT_NE(wrong.error().reason.find(part), std::string::npos) << wrong.error().reason;
    EXPECT_EQ(trouble(verify_all(path_)), StoreTrouble::damaged);
  }

  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
};

TEST_F(TrailTest, SaysWhoDidWhatAndWhen) {
  make();
  const auto all = found();
  ASSERT_TRUE(fine(all));
  EXPECT_EQ(all->entries, 7u);
  EXPECT_EQ(all->unsigned_, 0u);
  auto reader = Reader::open(path_).value();
  std::vector<std::string> entries;
  ASSERT_TRUE(fine(reader.trail([&](const TrailEntry& entry) {
    entries.push_back(std::to_string(entry.at) + " " + std::string(entry.text));
  })));
  EXPECT_EQ(entries[4],
            R"(12 {"what":"office-taken","person":"eva","office":"croupier","table":"one",)"
            R"("by":"ana"})");
}

TEST_F(TrailTest, NothingIsChangedUnseen) {
  expect_fault("INSERT INTO roles (person, table_id, role) VALUES ('eva', '', 'administrator')",
               "eva is administrator, and the trail does not say so");
  expect_fault("DELETE FROM roles WHERE person = 'ana'",
               "ana is not administrator, and the trail says otherwise");
  expect_fault("UPDATE tables SET settings = '{\"pace\":4}'", "table one");
  expect_fault("UPDATE tables SET name = 'Mesa dos'", "table one");
  expect_fault("UPDATE tables SET profile = 'club'", "table one");
  expect_fault("UPDATE tables SET created = 8", "table one");
  expect_fault("UPDATE trail SET at = 15 WHERE sequence = 3", "entry 3");
  expect_fault("UPDATE trail SET entry = replace(entry, 'eva', 'ana') WHERE sequence = 3",
               "entry 3");
  expect_fault("DELETE FROM trail WHERE sequence = 2", "entry 3 of the trail stands where 2");
}

// Somebody who knows how the chain is made still lacks the house's key.
TEST_F(TrailTest, AnotherSignatureIsNotTheHouses) {
  make(key_of(2));
  ASSERT_FALSE(found());
  EXPECT_NE(found().error().reason.find("not signed by the house"), std::string::npos);
  EXPECT_TRUE(fine(found(std::nullopt)));
}

TEST_F(TrailTest, WhatIsNotSignedIsSaidToBeSo) {
  make(std::nullopt);
  EXPECT_EQ(found().value().unsigned_, 7u);
  const auto writer = Writer::open(path_).value();
  writer->sign_with(key_of(1));
  ASSERT_TRUE(fine(writer->write(Note{20, R"({"what":"house-opened"})"})));
  EXPECT_EQ(found().value().unsigned_, 0u);
}

// A store from before there were trails is read as it is, and adopted when it is next written.
TEST_F(TrailTest, BeginsWithWhatIsThere) {
  {
    auto old = Database::open(path_, Access::create).value();
    ASSERT_TRUE(fine(migrate(old, migrations().first(2))));
    ASSERT_TRUE(fine(old.execute(
        "INSERT INTO tables VALUES ('one', 7, 'Mesa', 'as11', 'punto-y-banca', '', 'club', '{}');"
        "INSERT INTO people VALUES ('ana', 'guest', NULL, 5, NULL);"
        "INSERT INTO roles (person, table_id, role) VALUES ('ana', 'one', 'director')")));
  }
  EXPECT_EQ(found().value().entries, 0u);
  EXPECT_TRUE(fine(verify_all(path_)));
  ASSERT_TRUE(fine(Writer::open(path_)));
  EXPECT_EQ(found().value().adopted, 2u);
  EXPECT_TRUE(fine(verify_all(path_)));
  tamper("UPDATE tables SET name = 'Mesa dos'");
  EXPECT_FALSE(found());
}

}  // namespace
}  // namespace sabot::store
