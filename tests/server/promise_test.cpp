// What the croupier keeps must be what was promised: when the house opens, and when it is verified.

#include "sabot/table/promise.hpp"

#include <gtest/gtest.h>

#include "sabot/store/audit.hpp"
#include "server/house_fixture.hpp"
#include "server/somebody.hpp"

namespace sabot::server {
namespace {

class PromiseTest : public HouseTest {
 protected:
  // A table at which something is promised and not shown yet.
  void play() {
    Plan plan;
    plan.regulation = "as11";
    plan.game = plan.name = "punto-y-banca";
    hall_->create(std::move(plan), [](const auto& made) { ASSERT_TRUE(made.has_value()); });
    world_.storage().pump();
    ASSERT_TRUE(enter(table("t1"), "ana"_who));
    ASSERT_TRUE(buy(table("t1"), {.customer = "ana"_who, .amount = 100_units, .key = {}}));
    ASSERT_TRUE(say(table("t1"), "ana"_who, "sit seat=1"));
    Somebody ana("ana"_who);
    table("t1").attach(ana);
    for (int i = 0; i < 100 && !table("t1").table().promise(); ++i) {
      world_.clock().advance(1000);
      world_.storage().pump();
    }
    ASSERT_TRUE(table("t1").table().promise());
    table("t1").detach(ana);
  }
  void change(const std::string& sql) {
    auto database = store::Database::open(world_.path(), store::Access::write).value();
    ASSERT_TRUE(database.execute(sql));
    ASSERT_GT(database.changes(), 0);
  }
  std::string fault() {
    auto reader = store::Reader::open(world_.path()).value();
    const auto found =
        store::audit(reader, reader.tables()->front(),
                     {.head = {}, .key = hall_->public_key(), .whole = false}, law::Language::en);
    return found ? "" : found.error().what;
  }
  void expect_refused(std::string_view why) {
    EXPECT_NE(fault().find(why), std::string::npos) << fault();
    restart();
    EXPECT_EQ(hall_->find("t1"), nullptr);
    ASSERT_EQ(hall_->past().size(), 1u);
    EXPECT_NE(hall_->past().at("t1").find(why), std::string::npos) << hall_->past().at("t1");
  }
};

TEST_F(PromiseTest, AKeptPromisePasses) {
  play();
  EXPECT_EQ(fault(), "");
  restart();
  EXPECT_NE(hall_->find("t1"), nullptr);
}

TEST_F(PromiseTest, TwoCardsExchanged) {
  play();
  auto bytes = world_.storage().reader().secret("t1").value().value();
  auto secret = from_bytes<table::Secret>(bytes).value();
  std::ranges::rotate(secret.memory.order, secret.memory.order.begin() + 1);
  bytes.clear();
  append_bytes(bytes, secret);
  {
    auto database = store::Database::open(world_.path(), store::Access::write).value();
    auto statement = database.prepare("UPDATE secrets SET bytes = ?").value();
    ASSERT_TRUE(statement.run(store::Bytes(bytes)));
  }
  expect_refused("what its croupier keeps is not what was promised");
}

TEST_F(PromiseTest, NoSecretAtAll) {
  play();
  change("DELETE FROM secrets");
  expect_refused("what its croupier has promised is not kept");
}

TEST_F(PromiseTest, OneThatCannotBeRead) {
  play();
  change("UPDATE secrets SET bytes = x'00'");
  expect_refused("what its croupier knew cannot be read");
}

// An order promised with its lots: kept through a restart in the middle of the talla, and shown.
TEST_F(PromiseTest, OneOfTheOrderAndOfLots) {
  Plan plan;
  plan.regulation = "art";
  plan.game = plan.name = "dos-panos";
  hall_->create(std::move(plan), [](const auto& made) { ASSERT_TRUE(made.has_value()); });
  world_.storage().pump();
  ASSERT_TRUE(enter(table("t1"), "ana"_who));
  ASSERT_TRUE(answered(
      [&](auto done) { hall_->set_bots(table("t1"), 8, BotsBy::director, std::move(done)); }));
  const auto play_until = [&](const auto& is_so) {
    Somebody ana("ana"_who);
    table("t1").attach(ana);
    for (int i = 0; i < 5000 && !is_so(table("t1")); ++i) {
      world_.clock().advance(1000);
      world_.storage().pump();
    }
    EXPECT_TRUE(is_so(table("t1")));
    table("t1").detach(ana);
  };
  play_until([](const LiveTable& table) { return table.sequence() > 300; });
  ASSERT_TRUE(table("t1").table().promise());
  EXPECT_EQ(fault(), "");
  restart();
  ASSERT_NE(hall_->find("t1"), nullptr);
  play_until([](const LiveTable& table) { return !table.table().promise(); });
  EXPECT_EQ(fault(), "");
}

}  // namespace
}  // namespace sabot::server
