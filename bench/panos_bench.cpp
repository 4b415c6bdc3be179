// Two paños: how long an exact answer takes, and their simulation beside the plain loop.

#include <benchmark/benchmark.h>

#include <optional>
#include <string>

#include "bench/plain_panos.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/odds/panos/solution.hpp"
#include "sabot/sim/targets.hpp"

namespace sabot::bench {
namespace {

law::Ruleset ruleset() {
  auto found = law::Ruleset::of("as11", "dos-panos");
  require(found.has_value(), "bench: the ruleset cannot be read");
  return *std::move(found);
}

void odds_of_both(benchmark::State& bench) {
  const auto rules = ruleset();
  for (auto _ : bench) {
    const auto report = odds::panos_report(rules, {.plays = {"5=1/2"}});
    require(report.has_value(), "bench: the odds cannot be had");
    benchmark::DoNotOptimize(&report);
  }
}

void solved(benchmark::State& bench, const odds::PanosModel& model) {
  const auto rules = ruleset();
  for (auto _ : bench) {
    const auto solution = odds::solve_panos(rules, model);
    require(solution.has_value(), "bench: the game cannot be solved");
    benchmark::DoNotOptimize(&solution);
  }
}
void answer(benchmark::State& bench) { solved(bench, {.puntos = {"5=1/2"}}); }
void equal_stakes(benchmark::State& bench) { solved(bench, {}); }
void unequal_stakes(benchmark::State& bench) { solved(bench, {.stakes = {5, 1}}); }

BENCHMARK(odds_of_both)->Name("odds/two_panos")->Unit(benchmark::kMillisecond)->Repetitions(3);
BENCHMARK(answer)->Name("solve/two_panos_answer")->Unit(benchmark::kMillisecond)->Repetitions(3);
BENCHMARK(equal_stakes)->Name("solve/two_panos")->Unit(benchmark::kMillisecond)->Repetitions(3);
BENCHMARK(unequal_stakes)
    ->Name("solve/two_panos_unequal")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);

sim::Odds odds_of(const odds::Fraction& draws) {
  return draws == 0 ? sim::Odds::never() : draws == 1 ? sim::Odds::always() : sim::Odds{1u << 31};
}

// By the cuadro, as against the first paño where it says different things; the puntos draw on five,
// or toss a coin.
sim::PanosPlan plan_of(bool with_choices) {
  const auto game = odds::two_panos_of(ruleset());
  require(game.has_value(), "bench: the ruleset contradicts itself");
  sim::PanosPlan plan{.seed = 1, .rounds = 16 << 16, .sabot = {}, .drawing = {}};
  plan.sabot.packs = game->packs;
  plan.sabot.cards_below_stop = 10;
  const auto puntos = odds::by_letters(game->puntos);
  for (auto& punto : plan.drawing.puntos) {
    for (std::size_t total = 0; total < punto.size(); ++total)
      punto[total] = odds_of(puntos.first[total]);
    punto[5] = with_choices ? sim::Odds{sim::Odds::whole / 2} : sim::Odds::always();
  }
  const auto banca = odds::banker_by_cuadro(game->banker, odds::BankerPlays::first, {});
  for (std::size_t i = 0; i < banca.size(); ++i) plan.drawing.banca[i] = odds_of(banca[i]);
  return plan;
}

void count_coups(benchmark::State& bench, std::uint64_t coups) {
  bench.counters["coups"] =
      benchmark::Counter(static_cast<double>(coups), benchmark::Counter::kIsRate);
}

void plain_loop(benchmark::State& bench) {
  const auto plan = plan_of(false);
  PlainPanos plain(plan.sabot, plan.drawing, 1);
  sim::PanosCounts counts{};
  for (auto _ : bench)
    for (int sabot = 0; sabot < 4096; ++sabot) plain.play(counts);
  std::uint64_t coups = 0;
  for (const auto count : counts) coups += count;
  count_coups(bench, coups);
}

void add(const std::string& name, bool with_choices, const std::string& target = {}) {
  benchmark::RegisterBenchmark(name.c_str(),
                               [=](benchmark::State& bench) {
                                 std::optional<sim::HeldTo> held;
                                 if (!target.empty()) held.emplace(target);
                                 const auto plan = plan_of(with_choices);
                                 std::uint64_t coups = 0;
                                 for (auto _ : bench)
                                   coups += sim::run(plan, sim::all_blocks(plan), 1).totals.rounds;
                                 count_coups(bench, coups);
                               })
      ->Unit(benchmark::kMillisecond)
      ->Repetitions(5);
}

bool register_all() {
  benchmark::RegisterBenchmark("simulate/plain_two_panos", plain_loop)
      ->Unit(benchmark::kMillisecond)
      ->Repetitions(5);
  add("simulate/two_panos", false);
  add("simulate/two_panos_with_choices", true);
  for (const auto& target : sim::vector_targets())
    if (target == "AVX2") add("simulate/avx2/two_panos", false, target);
  return true;
}

const bool registered = register_all();

}  // namespace
}  // namespace sabot::bench
