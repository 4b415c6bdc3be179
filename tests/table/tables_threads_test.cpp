// Tables share nothing but the law: each may be played in a thread of its own.

#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "sabot/chance/live_source.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/session.hpp"

namespace sabot::table {
namespace {

// A whole talla at a table of its own; the sum of its books, or a cent where something failed.
template <chance::RandomSource S>
Money play(const law::RulesetName& name, S& source) {
  const bool in_tallas = facts_of(name.regulation, name.game).in_tallas;
  auto table = open_table(name.regulation, name.game,
                          in_tallas ? "leaves-regulation = true\npacks = 2" : "");
  if (!table) return 1_cents;
  Session<S> session(**table, SessionPlan{}, source, [](const std::vector<Told>&) {});
  if (!session.open() || !session.play_talla() || !session.reveal()) return 1_cents;
  return (*table)->books().total();
}

TEST(Tables, ArePlayedSideBySideInThreads) {
  std::vector<std::thread> threads;
  std::vector<Money> sums(2 * law::rulesets().size(), 1_cents);
  std::size_t at = 0;
  for (const auto& name : law::rulesets()) {
    threads.emplace_back([&name, &sum = sums[at++]] {
      chance::LiveSource source;
      sum = play(name, source);
    });
    threads.emplace_back([&name, &sum = sums[at++]] {
      chance::SeededSource source(7, 1);
      sum = play(name, source);
    });
  }
  for (auto& thread : threads) thread.join();
  for (const auto sum : sums) EXPECT_EQ(sum, Money{});
}

}  // namespace
}  // namespace sabot::table
