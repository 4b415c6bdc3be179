// What somebody may ask a table to be.

#include <gtest/gtest.h>

#include "sabot/server/plan.hpp"

namespace sabot::server {
namespace {

std::expected<Plan, Problem> named(std::string_view name) {
  return read_plan({{"regulation", "as11"}, {"game", "punto-y-banca"}, {"name", name}});
}

TEST(Plans, ANameIsWhatCanBeRead) {
  for (const auto* name : {"La mesa de Ángela", "Ñandú «7»", "桌", "a b"})
    EXPECT_TRUE(named(name)) << name;
  for (const auto* name : {"a\nb", "\x1b[2J", "bell\a", "\x7f", "a\u0085b", "a\u009bb", "a\u2028b",
                           "a\u202Eb", "a\u2066b", "\t"}) {
    const auto plan = named(name);
    ASSERT_FALSE(plan) << name;
    EXPECT_TRUE(plan.error().code == "unfit" || plan.error().code == "malformed");
  }
}

TEST(Plans, WhoSetsTheBotsIsKept) {
  auto asked = read_plan({{"regulation", "as11"}, {"game", "punto-y-banca"}});
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->bots_by, BotsBy::director);
  asked->bots_by = BotsBy::players;
  store::TableInfo info;
  info.profile = "club";
  info.settings = settings_of(*asked);
  EXPECT_EQ(plan_of(info)->bots_by, BotsBy::players);
  // As a table that was stored before anybody asked.
  info.settings = R"({"minimum":"5"})";
  EXPECT_EQ(plan_of(info)->bots_by, BotsBy::director);
}

TEST(Plans, ATableStoredBeforeKeepsTheUsualWaits) {
  store::TableInfo info;
  info.profile = "club";
  info.settings = R"({"waits":{"betting":9000,"decision":9000,"dealing":300,"bots":300}})";
  const auto plan = plan_of(info);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->waits.betting, 9000);
  EXPECT_EQ(plan->waits.own, 8000);
  EXPECT_EQ(plan->waits.word, 6000);
}

TEST(Plans, WaitsAreNeitherEndlessNorTooShort) {
  for (const auto* name : {"betting", "decision", "dealing", "bots", "own", "word"}) {
    const auto with = [&](int wait) {
      return read_plan({{"regulation", "as11"},
                        {"game", "punto-y-banca"},
                        {"waits", boost::json::object{{name, wait}}}});
    };
    EXPECT_FALSE(with(-1)) << name;
    EXPECT_FALSE(with(600'001)) << name;
    ASSERT_TRUE(with(199)) << name;
    EXPECT_TRUE(hasty(with(199)->waits)) << name;
    EXPECT_FALSE(hasty(with(2'000)->waits)) << name;
  }
}

}  // namespace
}  // namespace sabot::server
