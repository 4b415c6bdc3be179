// Catching up and opening again cost what was missed, not what was ever played.

#include "sabot/server/standings.hpp"

#include <gtest/gtest.h>

#include "sabot/server/stored_table.hpp"
#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

class StandingsTest : public HouseTest {
 protected:
  // Somebody comes and goes until the journal has this many records.
  void play(LiveTable& table, std::uint64_t records) {
    if (!table.table().role_of("ana"_who)) {
      ASSERT_TRUE(enter(table, "ana"_who));
    }
    while (table.sequence() + 1 < records) {
      const auto* line = table.table().seats("ana"_who) ? "leave" : "sit seat=1";
      ASSERT_TRUE(say(table, "ana"_who, std::string(line)));
      if (!table.table().role_of("ana"_who)) {
        ASSERT_TRUE(enter(table, "ana"_who));
      }
    }
  }
  // Whatever reads it finds it out.
  void break_record(std::uint64_t sequence) {
    auto database = store::Database::open(world_.path(), store::Access::write).value();
    ASSERT_TRUE(database.execute("DROP TRIGGER records_are_final"));
    ASSERT_TRUE(database.execute("UPDATE records SET payload = x'00' WHERE sequence = " +
                                 std::to_string(sequence)));
  }
  void change(const std::string& sql) {
    auto database = store::Database::open(world_.path(), store::Access::write).value();
    ASSERT_TRUE(database.execute(sql));
    ASSERT_GT(database.changes(), 0);
  }
  auto told(std::uint64_t from, std::uint64_t most) {
    return told_since(world_.storage().reader(), hall_->key(), "t1", {from, most}, "ana"_who,
                      law::Language::en);
  }
};

TEST_F(StandingsTest, WhatWasMissedIsToldWithoutAllBefore) {
  auto& table = create("punto-y-banca");
  play(table, 1300);
  const auto whole = told(0, 2000);
  ASSERT_TRUE(whole);
  ASSERT_EQ(whole->size(), table.sequence() + 1);
  break_record(900);
  for (const std::uint64_t from : {1000u, 1001u, 1290u}) {
    const auto late = told(from, 10);
    ASSERT_TRUE(late) << late.error();
    ASSERT_EQ(late->size(), 10u);
    for (std::size_t i = 0; i < 10; ++i) {
      EXPECT_EQ((*late)[i].sequence, from + i);
      EXPECT_EQ((*late)[i].hash, (*whole)[from + i].hash);
      ASSERT_EQ((*late)[i].events.size(), (*whole)[from + i].events.size());
      EXPECT_EQ((*late)[i].events.front().json, (*whole)[from + i].events.front().json);
    }
  }
  // What is broken is found where it is read.
  EXPECT_FALSE(told(800, 300));
}

TEST_F(StandingsTest, AHouseThatOpensReadsWhatCameSince) {
  auto& table = create("chemin-de-fer");
  play(table, 1100);
  const auto view = table.table().view("ana"_who);
  const auto length = table.table().length();
  break_record(300);
  restart();
  ASSERT_TRUE(hall_->past().empty()) << hall_->past().begin()->second;
  EXPECT_EQ(this->table("t1").table().view("ana"_who), view);
  EXPECT_EQ(this->table("t1").table().length(), length);
  play(this->table("t1"), length + 10);
}

TEST_F(StandingsTest, OneThatSomebodyHasChangedIsNotUsed) {
  play(create("punto-y-banca"), 1100);
  change("UPDATE standings SET bytes = CAST(bytes || x'00' AS BLOB)");
  restart();
  ASSERT_TRUE(hall_->past().empty());
  // They have been made again on the way.
  break_record(300);
  restart();
  EXPECT_TRUE(hall_->past().empty());
  change("DELETE FROM standings");
  restart();
  EXPECT_EQ(hall_->past().size(), 1u);
}

}  // namespace
}  // namespace sabot::server
