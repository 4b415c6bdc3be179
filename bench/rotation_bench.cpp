// Banks that go round the table: the exact value of a run, and whole decks beside a plain loop.

#include <benchmark/benchmark.h>

#include "bench/plain_tallas.hpp"
#include "sabot/odds/games.hpp"
#include "sabot/sim/reglamento.hpp"

namespace sabot::bench {
namespace {

law::Ruleset ruleset() {
  auto found = law::Ruleset::of("ar", "punto-y-banca");
  require(found.has_value(), "bench: there is no such ruleset");
  return *std::move(found);
}

reglamento::RunPlan plan_of_bank() {
  return {.opening = 100_units, .minimum = 5_units, .maximum = 1000_units, .passes = 12};
}

void value_of_a_run(benchmark::State& bench) {
  const auto rules = ruleset();
  const auto law = odds::report(rules, {.gone = {}, .plays = {"5=1"}})->ways.front().law;
  for (auto _ : bench)
    benchmark::DoNotOptimize(
        odds::find_game(rules)->run(rules, plan_of_bank(), law.outcome_law()).has_value());
}
BENCHMARK(value_of_a_run)->Name("odds/bank_run")->Unit(benchmark::kMillisecond)->Repetitions(3);

sim::RotationPlan plan_of_table() {
  const auto rules = ruleset();
  auto plan = sim::rotation_of(rules, {plan_of_bank()}, false);
  require(plan.has_value(), "bench: the ruleset contradicts itself");
  sim::Choices five;
  five.punto[5] = sim::Odds::always();
  plan->drawing = *sim::drawing_of(*reglamento::Rules::from(rules), five);
  plan->kind = sim::Kind::tallas;
  plan->rounds = 16 << 10;
  plan->seed = 1;
  return *std::move(plan);
}

void count_coups(benchmark::State& bench, std::uint64_t coups) {
  bench.counters["coups"] =
      benchmark::Counter(static_cast<double>(coups), benchmark::Counter::kIsRate);
}

// One bank after the other, as one would write it: the article's sums, pass by pass.
struct PlainBank {
  std::int64_t bank = 100'00;
  int passes = 0;
  bool house = false;
  std::int64_t result = 0;
  std::uint64_t coups = 0;

  void pass(std::size_t winner) {
    ++coups;
    if (winner == 2) return;
    if (winner == 0) {
      if (!house) result -= bank;
      begin();
    } else if (!house) {
      win();
    }
  }
  void win() {
    const auto net = ++passes % 2 == 0 ? bank - bank / 10 : bank;
    result += net;
    bank = std::min<std::int64_t>(bank + net, 1000'00);
    house = passes == 12;
  }
  void begin() {
    bank = 100'00;
    passes = 0;
    house = false;
  }
};

void plain_rotation(benchmark::State& bench) {
  const auto plan = plan_of_table();
  PlainTallas plain(plan.sabot, plan.drawing, 1);
  PlainBank bank;
  for (auto _ : bench)
    for (int deck = 0; deck < 1024; ++deck)
      plain.play_each([&](std::size_t winner) { bank.pass(winner); });
  benchmark::DoNotOptimize(bank.result);
  count_coups(bench, bank.coups);
}
BENCHMARK(plain_rotation)
    ->Name("simulate/plain_rotation")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(5);

void rotation(benchmark::State& bench) {
  const auto plan = plan_of_table();
  std::uint64_t coups = 0;
  for (auto _ : bench) {
    const auto passes = sim::run(plan, sim::all_blocks(plan), 1).totals.passes;
    coups += passes[0] + passes[1] + passes[2];
  }
  count_coups(bench, coups);
}
BENCHMARK(rotation)->Name("simulate/rotation")->Unit(benchmark::kMillisecond)->Repetitions(5);

}  // namespace
}  // namespace sabot::bench
