// Many tables and players on a bad network, with a process that dies: whatever the seed, nobody is
// told anything that is lost, nothing takes effect twice, and the books agree with the journals.

#include "server/simulation.hpp"

#include <cstdlib>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "sabot/law/ruleset.hpp"
#include "sabot/server/stored_table.hpp"
#include "sabot/store/audit.hpp"
#include "sabot/store/verify.hpp"
#include "sabot/table/talla_check.hpp"

namespace sabot::server {
namespace {

// SABOT_SIMULATION_SEED=… repeats one run, SABOT_SIMULATIONS=… tries that many.
std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

std::string events_text(const std::vector<table::Told>& events) {
  boost::json::array all;
  for (const auto& one : events) all.emplace_back(one.json);
  return boost::json::serialize(all);
}

// Everything that the person was told is stored, and they were told everything.
void check_told(Simulation& simulation, const SimulatedPlayer& player) {
  const auto stored =
      told_since(simulation.world().storage().reader(), simulation.hall().key(), player.table(),
                 {player.first() + 1, 1'000'000}, player.self(), law::Language::en);
  ASSERT_TRUE(stored.has_value()) << stored.error();
  EXPECT_EQ(player.told().size(), stored->size());
  for (const auto& one : *stored) {
    const auto told = player.told().find(one.sequence);
    ASSERT_NE(told, player.told().end()) << one.sequence;
    EXPECT_EQ(told->second, events_text(one.events)) << one.sequence;
  }
}

// Each of their commands that was accepted is one record, and that one.
void check_accepted(const SimulatedPlayer& player,
                    const std::map<std::uint64_t, std::string>& records) {
  std::set<std::uint64_t> used;
  for (const auto& [key, sequence] : player.accepted()) {
    EXPECT_TRUE(used.insert(sequence).second) << key;
    const auto record = records.find(sequence);
    ASSERT_NE(record, records.end()) << key;
    EXPECT_TRUE(record->second.starts_with(std::string(player.self().handle()) + " ")) << key;
  }
}

std::map<std::uint64_t, std::string> records_of(Simulation& simulation, const LiveTable& table) {
  std::map<std::uint64_t, std::string> records;
  const auto all =
      records_behind(simulation.world().storage().reader(), table.game(), table.id(), 0);
  if (all)
    for (const auto& one : *all) records[one.sequence] = one.notation;
  return records;
}

// Decided again from the first record to the last, the table is the same, and its books too.
void check_journal(Simulation& simulation, const LiveTable& table) {
  auto& reader = simulation.world().storage().reader();
  EXPECT_TRUE(store::verify(reader, table.id()).has_value());
  const auto bytes = store::journal_of(reader, table.id());
  ASSERT_TRUE(bytes.has_value());
  const auto ruleset = law::Ruleset::of(table.plan().regulation, table.plan().game);
  const auto account = table.game().audit(*ruleset, *bytes, {});
  ASSERT_TRUE(account.has_value()) << account.error().what;
  EXPECT_EQ(account->head, table.table().head());
  EXPECT_EQ(account->books.accounts(), table.table().books().accounts());
  EXPECT_EQ(account->books.total(), Money{});
}

Digest played(std::uint64_t seed, int tables, Milliseconds lasts,
              std::uint64_t* records = nullptr) {
  Simulation simulation({.seed = seed, .tables = tables, .lasts = lasts});
  simulation.run();
  for (const auto& [id, table] : simulation.hall().tables()) {
    EXPECT_FALSE(table->stopped().has_value());
    check_journal(simulation, *table);
    const auto known = records_of(simulation, *table);
    if (records != nullptr) *records += known.size();
    for (const auto& player : simulation.players()) {
      if (player->table() != id) continue;
      EXPECT_EQ(player->wrong(), "");
      EXPECT_FALSE(player->waits());
      check_told(simulation, *player);
      check_accepted(*player, known);
    }
  }
  return simulation.trace();
}

TEST(HouseSimulation, NothingIsLostRepeatedOrWrongOnABadNetwork) {
  const auto first = number_from("SABOT_SIMULATION_SEED", 1);
  const auto runs = number_from("SABOT_SIMULATIONS", 2);
  for (std::uint64_t seed = first; seed < first + runs; ++seed) {
    SCOPED_TRACE("SABOT_SIMULATION_SEED=" + std::to_string(seed));
    std::uint64_t records = 0;
    played(seed, 6, 6'000, &records);
    EXPECT_GT(records, 500u);
    if (testing::Test::HasFailure()) return;
  }
}

// The croupier's memory outlives it: a successor deals on in the order that was promised.
TEST(HouseSimulation, CardsComeAsPromisedThoughTheProcessDies) {
  Simulation simulation({.seed = 3,
                         .tables = 2,
                         .players = 2,
                         .lasts = 8'000,
                         .crashes = 12,
                         .waits = {.betting = 20, .decision = 10, .dealing = 0, .bots = 0}});
  simulation.run();
  int verified = 0;
  for (const auto& [id, table] : simulation.hall().tables()) {
    table::TallaCheck check;
    const auto records =
        records_behind(simulation.world().storage().reader(), table->game(), id, 0);
    ASSERT_TRUE(records.has_value());
    for (const auto& record : *records)
      for (const auto& event : record.events) check.hear(event.heard);
    EXPECT_EQ(check.fault(), std::nullopt);
    verified += check.verified();
  }
  EXPECT_GE(verified, 1);
}

TEST(HouseSimulation, OneSeedIsOneRun) {
  const auto once = played(7, 2, 3'000);
  EXPECT_EQ(played(7, 2, 3'000), once);
  EXPECT_NE(played(8, 2, 3'000), once);
}

}  // namespace
}  // namespace sabot::server
