// Chemin de fer played by seven bots that use the whole game: each command decided, stored in the
// chain, applied and booked. The commands are those of sessions played beforehand.

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "sabot/base/invariant.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/table/replay.hpp"
#include "sabot/table/session.hpp"
#include "sabot/table/table.hpp"

namespace sabot::bench {
namespace {

using Game = chemin_de_fer::CheminDeFer;
using Command = rules::By<chemin_de_fer::Command>;

struct Evening {
  std::vector<Command> commands;
  std::int64_t coups = 0;
  std::int64_t events = 0;
};

const chemin_de_fer::Rules& as11_rules() {
  static const auto rules = [] {
    const auto ruleset = law::Ruleset::of("as11", "chemin-de-fer");
    require(ruleset.has_value(), "bench: the ruleset cannot be read");
    const auto read = chemin_de_fer::Rules::from(*ruleset);
    require(read.has_value(), "bench: the ruleset contradicts itself");
    return *read;
  }();
  return rules;
}

void play_into(const std::filesystem::path& path, std::uint64_t seed) {
  auto table = table::open_table("as11", "chemin-de-fer", "", path);
  require(table.has_value(), "bench: the table cannot be opened");
  chance::SeededSource source(seed, 0);
  table::Session session(**table, {.rebuys = true}, source, [](const auto&) {});
  require(session.open() && session.play_talla() && session.reveal(),
          "bench: the session came to a standstill");
}

// The commands as values, from the journal of the session.
Evening read_from(const std::filesystem::path& path) {
  Evening evening;
  const auto bytes = table::read_journal(path);
  require(bytes.has_value(), "bench: the journal cannot be read");
  table::JournalReader reader(*bytes);
  require(table::read_genesis(reader).has_value(), "bench: the journal has no first record");
  while (true) {
    const auto record = reader.next();
    require(record.has_value(), "bench: the journal is not sound");
    if (!*record) return evening;
    ByteReader in((*record)->payload);
    table::RecordKind kind{};
    std::vector<rules::Ruled<chemin_de_fer::Event>> events;
    require(table::read_kind(in, kind) &&
                table::read_command(in, evening.commands.emplace_back()) &&
                table::read_events(in, events),
            "bench: a record is no decision");
    evening.events += std::ssize(events);
    for (const auto& one : events)
      if (holds_alternative<chemin_de_fer::CoupEnded>(one.event)) ++evening.coups;
  }
}

const std::vector<Evening>& evenings() {
  static const std::vector<Evening> all = [] {
    const auto path = std::filesystem::temp_directory_path() /
                      ("sabot-bench-cdf-" + std::to_string(::getpid()) + ".journal");
    std::vector<Evening> played;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      play_into(path, seed);
      played.push_back(read_from(path));
      std::filesystem::remove(path);
    }
    return played;
  }();
  return all;
}

void chemin_de_fer_coups(benchmark::State& bench) {
  const table::Genesis genesis{.game = "chemin-de-fer",
                               .regulation = "as11",
                               .overlay = {},
                               .parameters = {},
                               .catalogue = std::string(law::fingerprint()),
                               .table = {}};
  Evening sum;
  std::int64_t commands = 0;
  const auto& all = evenings();
  for (auto _ : bench)
    for (const auto& evening : all) {
      auto table = table::Table<Game, table::MemoryJournal>::open(as11_rules(), genesis, {});
      require(table.has_value(), "bench: the table cannot be opened");
      for (const auto& command : evening.commands)
        require(table->submit(command).has_value(), "bench: a command was refused");
      benchmark::DoNotOptimize(table->journal().head());
      sum.coups += evening.coups;
      sum.events += evening.events;
      commands += std::ssize(evening.commands);
    }
  const auto rate = [](std::int64_t count) {
    return benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
  };
  bench.counters["coups"] = rate(sum.coups);
  bench.counters["commands"] = rate(commands);
  bench.counters["events"] = rate(sum.events);
}

BENCHMARK(chemin_de_fer_coups)->Unit(benchmark::kMillisecond)->Repetitions(5);

}  // namespace
}  // namespace sabot::bench
