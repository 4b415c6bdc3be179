// What a table's director decides of the people at it.

#include "sabot/server/door.hpp"

#include <gtest/gtest.h>

#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

class DoorTest : public HouseTest {
 protected:
  LiveTable& seated(std::string game, const PersonId& who = "ana"_who) {
    auto& table = create(std::move(game));
    EXPECT_TRUE(enter(table, who));
    EXPECT_TRUE(buy(table, {.customer = who, .amount = 500_units, .key = {}}));
    EXPECT_TRUE(say(table, who, "sit seat=1"));
    return table;
  }
  Answer change(LiveTable& table, LiveTable::PlanChange change) {
    return answered([&](auto done) { table.change(std::move(change), std::move(done)); });
  }
  bool show_out(LiveTable& table, const PersonId& who) {
    const bool out = table.show_out(who);
    world_.storage().pump();
    return out;
  }
  Money held(const PersonId& who = "ana"_who) { return hall_->wallets().held_by(who); }
};

TEST_F(DoorTest, SomebodyShownOutHasLeftWithTheirChips) {
  auto& table = seated("punto-y-banca");
  show_out(table, "ana"_who);
  EXPECT_FALSE(table.seats("ana"_who));
  EXPECT_EQ(held(), 500_units);
  EXPECT_TRUE(table.show_out("ana"_who));
  EXPECT_TRUE(say(table, "ana"_who, "sit seat=1"));
}

TEST_F(DoorTest, SomebodyBarredIsOutAndStaysOut) {
  auto& table = seated("chemin-de-fer");
  ASSERT_TRUE(change(table, [](Plan& plan) { plan.door.barred.push_back("ana"_who); }));
  EXPECT_EQ(code_of(say(table, "ana"_who, "wait")), "barred");
  show_out(table, "ana"_who);
  EXPECT_FALSE(table.seats("ana"_who));
  EXPECT_EQ(held(), 500_units);
  restart();
  EXPECT_EQ(code_of(say(this->table("t1"), "ana"_who, "sit seat=1")), "barred");
  ASSERT_TRUE(change(this->table("t1"), [](Plan& plan) { plan.door.barred.clear(); }));
  EXPECT_TRUE(say(this->table("t1"), "ana"_who, "sit seat=1"));
}

// The house remembers whom it was showing out.
TEST_F(DoorTest, SomebodyBarredBeforeARestartIsShownOutAfterIt) {
  auto& table = seated("punto-y-banca");
  ASSERT_TRUE(change(table, [](Plan& plan) { plan.door.barred.push_back("ana"_who); }));
  restart();
  world_.storage().pump();
  EXPECT_FALSE(this->table("t1").seats("ana"_who));
  EXPECT_EQ(held(), 500_units);
}

TEST_F(DoorTest, SeatsKeptForFriendsAreForFriends) {
  auto& table = create("punto-y-banca");
  ASSERT_TRUE(enter(table, "ana"_who));
  ASSERT_TRUE(enter(table, "eva"_who));
  ASSERT_TRUE(change(table, [](Plan& plan) {
    plan.door.seats_for_friends = true;
    plan.door.friends = {"eva"_who};
  }));
  EXPECT_EQ(code_of(say(table, "ana"_who, "sit seat=1")), "seats-kept");
  EXPECT_TRUE(say(table, "eva"_who, "sit seat=1"));
}

// Changes come one after the other, so that none undoes another.
TEST_F(DoorTest, TwoChangesAtOnceAreBothThereAfterARestart) {
  auto& table = create("punto-y-banca");
  table.change([](Plan& plan) { plan.door.friends.push_back("ana"_who); }, [](const Answer&) {});
  table.change([](Plan& plan) { plan.door.friends.push_back("eva"_who); }, [](const Answer&) {});
  world_.storage().pump();
  EXPECT_EQ(table.plan().door.friends, (std::vector{"ana"_who, "eva"_who}));
  restart();
  EXPECT_EQ(this->table("t1").plan().door.friends, (std::vector{"ana"_who, "eva"_who}));
}

TEST(InvitationTest, OpensItsOwnDoorAlone) {
  Door door;
  EXPECT_FALSE(door.opens_with(""));
  door.invitation = new_invitation();
  EXPECT_EQ(door.invitation.size(), 26u);
  EXPECT_TRUE(door.opens_with(door.invitation));
  EXPECT_FALSE(door.opens_with(new_invitation()));
  EXPECT_FALSE(door.knows(PersonId()));
}

}  // namespace
}  // namespace sabot::server
