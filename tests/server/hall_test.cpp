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

TEST_F(Halls, ARefusedOpeningLeavesNoTableBehind) {
  auto plan = plan_of_a_game("punto-y-banca");
  plan.minimum = Money{};
  std::optional<Problem> refused;
  hall_->create(std::move(plan), [&](auto table) { refused = table.error(); });
  world_.storage().pump();
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->status, 422);
  EXPECT_FALSE(hall_->is_storing());
  EXPECT_TRUE(world_.storage().reader().tables()->empty());
  EXPECT_EQ(create("punto-y-banca").id(), "t1");
}

TEST_F(Halls, ClosingIsAnsweredOnceTheLastSealIsStored) {
  auto& table = create("chemin-de-fer");
  const auto ana = "ana"_who;
  ASSERT_TRUE(enter(table, ana));
  ASSERT_TRUE(buy(table, {.customer = ana, .amount = Money{10'000}, .key = {}}));
  std::optional<std::uint64_t> sealed;
  table.close(house_director, [&](const Answer& answer) {
    ASSERT_TRUE(answer);
    sealed = hall_->counters().sealed;
  });
  world_.storage().pump();
  EXPECT_EQ(sealed, 1u);
}

TEST_F(Halls, AClosedTableIsForgotten) {
  auto& table = create("chemin-de-fer");
  create("chemin-de-fer");
  ASSERT_TRUE(answered([&](auto done) { table.close(house_director, std::move(done)); }));
  world_.clock().advance(10);
  EXPECT_EQ(hall_->find("t1"), nullptr);
  EXPECT_TRUE(hall_->past().contains("t1"));
  EXPECT_EQ(hall_->tables().size(), 1u);
  restart();
  EXPECT_TRUE(hall_->past().contains("t1"));
}

// What was asked of it before it was closed is still answered.
TEST_F(Halls, AClosedTableIsNotForgottenWhileItIsBeingChanged) {
  auto& table = create("chemin-de-fer");
  bool told = false;
  table.close(house_director, [&](const Answer&) {
    hall_->set_bots(table, 2, BotsBy::director, [&](const Answer&) { told = true; });
  });
  while (!table.stopped()) world_.storage().pump_one();
  world_.clock().advance(10);
  EXPECT_NE(hall_->find("t1"), nullptr);
  world_.storage().pump();
  EXPECT_TRUE(told);
  world_.clock().advance(10);
  EXPECT_EQ(hall_->find("t1"), nullptr);
}

class Listening : public Viewer {
 public:
  explicit Listening(const PersonId& person) : Viewer(person, false, law::Language::en) {}
  void send(Frame frame) override {
    if (frame.text->contains(R"("type":"clock")")) clocks.push_back(*frame.text);
  }
  std::vector<std::string> clocks;
};

std::string ends_of(const std::string& clock) { return clock.substr(clock.find(R"("ends":)"), 20); }

TEST_F(Halls, ALineOpenedDuringAWaitHearsItsClock) {
  auto plan = plan_of_a_game("ruleta");
  plan.regulation = "es79";
  plan.dealt_by = DealtBy::automatic;
  LiveTable* table = nullptr;
  hall_->create(std::move(plan), [&](auto made) { table = made.value(); });
  world_.storage().pump();
  const auto ana = "ana"_who;
  Listening first(ana);
  table->attach(first);
  ASSERT_TRUE(enter(*table, ana));
  ASSERT_TRUE(buy(*table, {.customer = ana, .amount = Money{100'000}, .key = {}}));
  (void)say(*table, ana, "sit seat=1");
  for (int i = 0; i < 200 && first.clocks.empty(); ++i) {
    world_.clock().advance(100);
    world_.storage().pump();
  }
  ASSERT_EQ(first.clocks.size(), 1u);
  world_.clock().advance(3'000);
  Listening late{PersonId()};
  table->attach(late);
  ASSERT_EQ(late.clocks.size(), 1u);
  EXPECT_EQ(ends_of(late.clocks.front()), ends_of(first.clocks.front()));
  EXPECT_NE(late.clocks.front(), first.clocks.front());  // by now
  EXPECT_EQ(first.clocks.size(), 1u);
  table->detach(first);
  table->detach(late);
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
