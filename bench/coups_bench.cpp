// Whole coups at a table whose journal is in memory: decided, stored in the chain, applied and
// booked, from the opening of the table to the revealing of the last talla's order.

#include <benchmark/benchmark.h>

#include <span>

#include "bench/play.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/table/table.hpp"

namespace sabot::bench {
namespace {

// A table for each play.
void measure(benchmark::State& bench, std::span<const Play> plays) {
  for (auto _ : bench)
    for (const auto& play : plays) {
      auto table = table::Table<Game, table::MemoryJournal>::open(as11_rules(), genesis(), {});
      require(table.has_value(), "bench: the table cannot be opened");
      for (const auto& command : play.commands)
        require(table->submit(command).has_value(), "bench: a command was refused");
      benchmark::DoNotOptimize(table->journal().head());
    }
  const auto rate = [&](auto count) {
    std::int64_t sum = 0;
    for (const auto& play : plays) sum += count(play);
    return benchmark::Counter(static_cast<double>(sum * bench.iterations()),
                              benchmark::Counter::kIsRate);
  };
  bench.counters["coups"] = rate([](const Play& play) { return play.coups; });
  bench.counters["commands"] = rate([](const Play& play) { return std::ssize(play.commands); });
  bench.counters["events"] = rate([](const Play& play) { return play.event_count; });
}

void coups(benchmark::State& bench) { measure(bench, short_plays()); }

// A journal that grows to megabytes: its memory has to be asked for, and copied as it grows.
void coups_of_a_long_play(benchmark::State& bench) {
  const auto play = record_play(1, 100);
  measure(bench, {&play, 1});
}

BENCHMARK(coups)->Unit(benchmark::kMillisecond)->Repetitions(5);
BENCHMARK(coups_of_a_long_play)->Unit(benchmark::kMillisecond)->Repetitions(3);

}  // namespace
}  // namespace sabot::bench
