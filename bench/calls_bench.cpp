// What goes into and comes out of a table, per call: a line of the notation written and read, an
// event as JSON, a person's options and view.

#include <benchmark/benchmark.h>

#include <boost/json/serialize.hpp>

#include <string>

#include "bench/play.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/base/json.hpp"
#include "sabot/base/notation.hpp"

namespace sabot::bench {
namespace {

// States from all parts of a play, taken at regular intervals.
std::vector<punto_banca::State> sampled_states() {
  constexpr std::size_t every = 11;
  std::vector<punto_banca::State> states;
  auto state = Game::initial(as11_rules());
  const auto& play = short_plays().front();
  for (std::size_t i = 0; i < play.events.size(); ++i) {
    for (const auto& one : play.events[i]) Game::apply(state, one.event);
    if (i % every == 0) states.push_back(state);
  }
  return states;
}

// Each iteration is one call, on the next of `values` in turn.
template <class Values, class Call>
void call_on_each(benchmark::State& bench, const Values& values, Call call) {
  std::size_t next = 0;
  for (auto _ : bench) {
    call(values[next]);
    if (++next == values.size()) next = 0;
  }
  bench.counters["calls"] =
      benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
}

void write_event_notation(benchmark::State& bench) {
  call_on_each(bench, short_plays().front().events, [](const Events& events) {
    benchmark::DoNotOptimize(write_notation(events.front().event));
  });
}

void read_command_notation(benchmark::State& bench) {
  std::vector<std::string> lines;
  for (const auto& one : short_plays().front().commands)
    lines.push_back(write_notation(one.command));
  call_on_each(bench, lines, [](const std::string& line) {
    const auto command = read_notation<punto_banca::Command>(line);
    require(command.has_value(), "bench: a line of the notation cannot be read");
  });
}

void write_event_json(benchmark::State& bench) {
  call_on_each(bench, short_plays().front().events, [](const Events& events) {
    benchmark::DoNotOptimize(boost::json::serialize(to_json_object(events.front().event, "event")));
  });
}

void options(benchmark::State& bench) {
  const auto player = "ana"_who;
  call_on_each(bench, sampled_states(), [&](const punto_banca::State& state) {
    benchmark::DoNotOptimize(Game::options(as11_rules(), state, player));
  });
}

void view(benchmark::State& bench) {
  const auto player = "ana"_who;
  call_on_each(bench, sampled_states(), [&](const punto_banca::State& state) {
    benchmark::DoNotOptimize(Game::view(as11_rules(), state, player));
  });
}

void view_json(benchmark::State& bench) {
  const auto player = "ana"_who;
  call_on_each(bench, sampled_states(), [&](const punto_banca::State& state) {
    benchmark::DoNotOptimize(
        boost::json::serialize(to_json(Game::view(as11_rules(), state, player))));
  });
}

#define SABOT_CALL(name) BENCHMARK(name)->Name("call/" #name)->Repetitions(3)
SABOT_CALL(write_event_notation);
SABOT_CALL(read_command_notation);
SABOT_CALL(write_event_json);
SABOT_CALL(options);
SABOT_CALL(view);
SABOT_CALL(view_json);

}  // namespace
}  // namespace sabot::bench
