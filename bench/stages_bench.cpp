// What each stage of a command costs by itself, over a play written down beforehand. Deciding
// needs the state that applying leaves: both are measured together, and applying alone.

#include <benchmark/benchmark.h>

#include "bench/play.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/ledger/ledger.hpp"
#include "sabot/table/chain.hpp"

namespace sabot::bench {
namespace {

// Runs `lap` over each play, again and again; its rate is that of single commands.
template <class Lap>
void measure(benchmark::State& bench, Lap lap) {
  std::int64_t commands = 0;
  for (auto _ : bench)
    for (const auto& play : short_plays()) {
      lap(play);
      commands += std::ssize(play.commands);
    }
  bench.counters["commands"] =
      benchmark::Counter(static_cast<double>(commands), benchmark::Counter::kIsRate);
}

void decide_and_apply(benchmark::State& bench) {
  measure(bench, [](const Play& play) {
    auto state = Game::initial(as11_rules());
    Events events;
    for (const auto& command : play.commands) {
      events = *Game::decide(as11_rules(), state, command);
      for (const auto& one : events) Game::apply(state, one.event);
    }
    benchmark::DoNotOptimize(state);
  });
}

void apply(benchmark::State& bench) {
  measure(bench, [](const Play& play) {
    auto state = Game::initial(as11_rules());
    for (const auto& events : play.events)
      for (const auto& one : events) Game::apply(state, one.event);
    benchmark::DoNotOptimize(state);
  });
}

void encode(benchmark::State& bench) {
  measure(bench, [](const Play& play) {
    std::vector<std::uint8_t> record;
    for (std::size_t i = 0; i < play.commands.size(); ++i) {
      record.clear();
      table::write_decision(record, play.commands[i], play.events[i]);
      benchmark::DoNotOptimize(record.data());
    }
  });
}

void hash(benchmark::State& bench) {
  measure(bench, [](const Play& play) {
    table::Chain chain;
    for (const auto& payload : play.payloads) chain.advance(chain.link(payload));
    benchmark::DoNotOptimize(chain);
  });
}

void append(benchmark::State& bench) {
  measure(bench, [](const Play& play) {
    std::vector<std::uint8_t> bytes;
    std::uint64_t sequence = 0;
    for (const auto& payload : play.payloads)
      table::append_frame(bytes, sequence++, payload, Digest{});
    benchmark::DoNotOptimize(bytes.data());
  });
}

void book(benchmark::State& bench) {
  measure(bench, [](const Play& play) {
    ledger::Ledger ledger;
    std::vector<ledger::Posting> postings;
    for (const auto& events : play.events) {
      postings.clear();
      for (const auto& one : events) Game::postings(one, postings);
      require(ledger.post(postings).has_value(), "bench: the ledger refuses a posting");
    }
    benchmark::DoNotOptimize(ledger);
  });
}

#define SABOT_STAGE(name) \
  BENCHMARK(name)->Name("stage/" #name)->Unit(benchmark::kMillisecond)->Repetitions(5)
SABOT_STAGE(decide_and_apply);
SABOT_STAGE(apply);
SABOT_STAGE(encode);
SABOT_STAGE(hash);
SABOT_STAGE(append);
SABOT_STAGE(book);

}  // namespace
}  // namespace sabot::bench
