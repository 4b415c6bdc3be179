// Bots do not play for nobody, and a table that has its share of records is closed.

#include <gtest/gtest.h>

#include "server/house_fixture.hpp"
#include "server/somebody.hpp"

namespace sabot::server {
namespace {

class RestTest : public HouseTest {
 protected:
  // A table that the house deals at, with bots.
  void create(const std::string& game, unsigned most_records = 0) {
    Plan plan;
    plan.regulation = "as11";
    plan.game = plan.name = game;
    plan.most_records = most_records;
    hall_->create(std::move(plan), [](const auto& made) { ASSERT_TRUE(made.has_value()); });
    world_.storage().pump();
    ASSERT_TRUE(answered(
        [&](auto done) { hall_->set_bots(live(), 5, BotsBy::director, std::move(done)); }));
  }
  LiveTable& live() { return table("t1"); }
  // How many records come meanwhile.
  std::uint64_t pass(Milliseconds time) {
    const auto before = live().sequence();
    for (; time > 0; time -= 500) {
      world_.clock().advance(500);
      world_.storage().pump();
    }
    return live().sequence() - before;
  }
};

TEST_F(RestTest, BotsPlayForThoseWhoHaveComeAndForNobodyElse) {
  create("punto-y-banca");
  Somebody ana("ana"_who);
  live().attach(ana);
  EXPECT_EQ(pass(60'000), 0u);
  ASSERT_TRUE(enter(live(), "ana"_who));
  EXPECT_GT(pass(60'000), 20u);
  live().detach(ana);
  pass(1000);
  EXPECT_EQ(pass(60'000), 0u);
}

TEST_F(RestTest, ABankGoesOnForAWhileAndNotForEver) {
  create("chemin-de-fer");
  Somebody ana("ana"_who);
  live().attach(ana);
  ASSERT_TRUE(enter(live(), "ana"_who));
  EXPECT_GT(pass(120'000), 20u);
  live().detach(ana);
  pass(6 * 60'000);
  EXPECT_EQ(pass(600'000), 0u);
  live().attach(ana);
  EXPECT_GT(pass(120'000), 5u);
  live().detach(ana);
}

TEST_F(RestTest, ATableThatHasItsRecordsIsClosed) {
  create("punto-y-banca", 100);
  Somebody ana("ana"_who);
  live().attach(ana);
  ASSERT_TRUE(enter(live(), "ana"_who));
  std::uint64_t last = 0;
  for (int i = 0; i < 2000 && hall_->find("t1") != nullptr; ++i) {
    last = live().sequence();
    if (live().stopped()) live().detach(ana);
    world_.clock().advance(500);
    world_.storage().pump();
  }
  EXPECT_EQ(hall_->find("t1"), nullptr);
  EXPECT_TRUE(hall_->past().contains("t1"));
  EXPECT_GE(last, 99u);
  EXPECT_LT(last, 300u);
}

}  // namespace
}  // namespace sabot::server
