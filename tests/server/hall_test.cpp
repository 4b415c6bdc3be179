// Tables that are being opened, closed and broken.

#include <gtest/gtest.h>

#include <stdexcept>

#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

using Halls = HouseTest;

Plan plan_of_a_game(std::string game) {
  Plan plan;
  plan.regulation = "as11";
  plan.game = std::move(game);
  plan.dealt_by = DealtBy::person;
  return plan;
}

// A person who came in between would take the place of one of its first commands.
TEST_F(Halls, NobodyFindsATableThatIsStillBeingOpened) {
  LiveTable* made = nullptr;
  hall_->create(plan_of_a_game("punto-y-banca"), [&](auto table) { made = table.value(); });
  EXPECT_EQ(hall_->find("t1"), nullptr);
  EXPECT_TRUE(hall_->is_storing());
  world_.storage().pump();
  EXPECT_EQ(hall_->find("t1"), made);
  EXPECT_FALSE(hall_->is_storing());
}

TEST_F(Halls, ATableKilledWhileItCloses_IsEndedAtTheNextStart) {
  auto& table = create("chemin-de-fer");
  const auto ana = "ana"_who;
  ASSERT_TRUE(enter(table, ana));
  ASSERT_TRUE(buy(table, {.customer = ana, .amount = Money{10'000}, .key = {}}));
  // The record is stored, and the process dies before anybody hears of it.
  table.close(house_director, [](const Answer&) {});
  restart();
  ASSERT_NE(hall_->find("t1"), nullptr);
  EXPECT_EQ(hall_->find("t1")->stopped()->code, "table-closed");
  const auto balances = world_.storage().reader().balances("t1");
  ASSERT_TRUE(balances);
  for (const auto& one : *balances) EXPECT_EQ(one.amount, Money{}) << to_text(one.account.kind);
  restart();
  EXPECT_EQ(hall_->find("t1"), nullptr);
  EXPECT_TRUE(hall_->past().contains("t1"));
}

// Breaks with everything that it is told after the first.
class Breaking : public Viewer {
 public:
  Breaking() : Viewer("ana"_who, false, law::Language::en) {}
  void send(Frame) override {
    if (++sent_ == 2) throw std::logic_error("broken on purpose");
  }

 private:
  int sent_ = 0;
};

TEST_F(Halls, WhatBreaksAtOneTableStopsThatTableAlone) {
  auto& broken = create("punto-y-banca");
  auto& sound = create("punto-y-banca");
  Breaking viewer;
  broken.attach(viewer);
  // Nobody is left to be answered: the table broke while announcing it.
  hall_->enter(broken, "ana"_who, rules::Role::player, [](const Answer&) {});
  world_.storage().pump();
  EXPECT_EQ(code_of(enter(sound, "ana"_who)), "accepted");
  ASSERT_TRUE(broken.stopped());
  EXPECT_EQ(broken.stopped()->code, "table-stopped");
  EXPECT_EQ(code_of(say(broken, "ana"_who, "sit seat=1")), "table-stopped");
  EXPECT_EQ(code_of(say(sound, "ana"_who, "sit seat=1")), "accepted");
  broken.detach(viewer);
  // What was stored is stored: another process goes on from there.
  restart();
  EXPECT_EQ(code_of(say(this->table("t1"), "ana"_who, "sit seat=1")), "accepted");
}

}  // namespace
}  // namespace sabot::server
