// Spins without anybody's help, at every wheel: each falls as it was promised, and no cent is lost.

#include <gtest/gtest.h>

#include "sabot/base/forms.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/session.hpp"
#include "sabot/table/spin_check.hpp"
#include "under_sanitizers.hpp"

namespace sabot::table {
namespace {

void play_spins(std::string_view game, Bots bots, std::uint64_t seed) {
  constexpr int spins = 60;
  SCOPED_TRACE(std::string(game) + " " + std::to_string(seed));
  auto table = open_table("es79", game, "").value();
  chance::SeededSource source(seed, 0);
  SpinCheck check;
  SessionPlan plan;
  plan.bots = bots;
  plan.rebuys = true;
  Session session(*table, plan, source, [&](const std::vector<Told>& events) {
    for (const auto& one : events) check.hear(one.heard);
  });
  auto done = session.open();
  for (int i = 0; i < spins && done; ++i) done = session.play_talla();
  ASSERT_TRUE(done) << done.error();
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.verified(), spins);
  EXPECT_EQ(table->books().total(), Money{});
}

TEST(SessionAtAWheel, EverySpinFallsAsPromised) {
  for (const auto* game : {"ruleta", "ruleta-americana", "boule"})
    for (const auto bots : {Bots::strategy, Bots::random})
      for (std::uint64_t seed = 1; seed <= (under_sanitizers ? 1U : 3U); ++seed)
        play_spins(game, bots, seed);
}

// The same seed brings the same numbers, and another others.
TEST(SessionAtAWheel, ASeedDecidesTheNumbers) {
  const auto numbers = [](std::uint64_t seed) {
    auto table = open_table("es79", "ruleta", "").value();
    chance::SeededSource source(seed, 0);
    std::vector<int> fell;
    Session session(*table, SessionPlan{}, source, [&](const std::vector<Told>& events) {
      for (const auto& one : events)
        if (const auto* number = std::get_if<rules::heard::NumberFell>(&one.heard))
          fell.push_back(number->number);
    });
    EXPECT_TRUE(session.open());
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(session.play_talla());
    return fell;
  };
  EXPECT_EQ(numbers(7), numbers(7));
  EXPECT_NE(numbers(7), numbers(8));
}

}  // namespace
}  // namespace sabot::table
