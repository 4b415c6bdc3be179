#pragma once
// A house in a test's own world, where every request is answered before the test goes on.

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/server/hall.hpp"
#include "server/world.hpp"

namespace sabot::server {

class HouseTest : public testing::Test {
 protected:
  HouseTest() { open(); }

  // As a new process finds it.
  void restart() {
    hall_.reset();
    world_.restart();
    open();
  }

  LiveTable& table(std::string_view id) { return *hall_->find(id); }

  // A table where people deal, so that nothing happens by itself.
  LiveTable& create(std::string game) {
    Plan plan;
    plan.name = game;
    plan.regulation = "as11";
    plan.game = std::move(game);
    plan.dealt_by = DealtBy::person;
    LiveTable* made = nullptr;
    hall_->create(std::move(plan), [&](std::expected<LiveTable*, Problem> table) {
      made = table.value_or(nullptr);
    });
    world_.storage().pump();
    return *made;
  }

  Answer enter(LiveTable& table, const PersonId& who) {
    return answered(
        [&](auto done) { hall_->enter(table, who, rules::Role::player, std::move(done)); });
  }
  Answer buy(LiveTable& table, const Hall::Trade& trade) {
    return answered([&](auto done) { hall_->trade_chips(table, trade, std::move(done)); });
  }

  using Said = std::variant<std::string, boost::json::object>;
  Answer say(LiveTable& table, const PersonId& who, Said command,
             std::optional<std::string> key = std::nullopt) {
    return answered([&](auto done) {
      table.submit(Request{.who = who,
                           .command = std::move(command),
                           .key = std::move(key),
                           .answer = std::move(done)});
    });
  }

  template <class Start>
  Answer answered(Start start) {
    std::optional<Answer> told;
    start([&told](Answer answer) { told = std::move(answer); });
    world_.storage().pump();
    EXPECT_TRUE(told.has_value());
    return told.value_or(std::unexpected(Problem{}));
  }

  TestWorld world_;
  chance::SeededSource source_{1, 1};
  std::unique_ptr<Hall> hall_;
  PlayMoney money_;

 private:
  void open() {
    auto hall = Hall::open(world_.storage(), world_.clock(), chance_of(source_),
                           table::HouseKey::from_seed(Digest{}), money_);
    ASSERT_TRUE(hall.has_value());
    hall_ = *std::move(hall);
    world_.storage().pump();
  }
};

inline std::string code_of(const Answer& answer) {
  return answer ? "accepted" : answer.error().code;
}

}  // namespace sabot::server
