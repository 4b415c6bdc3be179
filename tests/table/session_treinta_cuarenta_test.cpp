// Whole tallas of treinta y cuarenta without anybody's help: each card comes as it was promised,
// and no cent is lost.

#include <gtest/gtest.h>

#include "sabot/base/forms.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/session.hpp"
#include "sabot/table/talla_check.hpp"
#include "under_sanitizers.hpp"

namespace sabot::table {
namespace {

void play_tallas(std::string_view overlay, Bots bots, std::uint64_t seed) {
  constexpr int tallas = 3;
  SCOPED_TRACE(std::string(overlay) + " " + std::to_string(seed));
  auto table = open_table("es79", "treinta-y-cuarenta", overlay).value();
  chance::SeededSource source(seed, 0);
  TallaCheck check;
  SessionPlan plan;
  plan.bots = bots;
  plan.rebuys = true;
  Session session(*table, plan, source, [&](const std::vector<Told>& events) {
    for (const auto& one : events) check.hear(one.heard);
  });
  auto done = session.open();
  for (int i = 0; i < tallas && done; ++i) done = session.play_talla();
  ASSERT_TRUE(done) << done.error();
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(table->books().total(), Money{});
}

TEST(SessionOfTwoRows, EveryCardComesAsPromised) {
  for (const auto* overlay : {"",
                              "payer = \"either\"\ntalla-and-prison = \"refunded\"\n"
                              "insurance-from = \"5\"\ninsurance = \"deposit\"\n"})
    for (const auto bots : {Bots::strategy, Bots::random})
      for (std::uint64_t seed = 1; seed <= (under_sanitizers ? 1U : 3U); ++seed)
        play_tallas(overlay, bots, seed);
}

}  // namespace
}  // namespace sabot::table
