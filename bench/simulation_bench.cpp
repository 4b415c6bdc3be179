// The simulation beside the plain loop: coups a second, on one core, with the best vectors that the
// machine has and held to AVX2; and on two threads beside one.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <optional>
#include <string>

#include "bench/plain_tallas.hpp"
#include "bench/play.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/sim/games.hpp"
#include "sabot/sim/targets.hpp"
#include "sabot/sim/treinta_cuarenta/rows.hpp"
#include "sabot/sim/wheel/spins.hpp"

namespace sabot::bench {
namespace {

void count_coups(benchmark::State& bench, std::uint64_t coups) {
  bench.counters["coups"] =
      benchmark::Counter(static_cast<double>(coups), benchmark::Counter::kIsRate);
}

sim::Plan punto_banca_plan(sim::Kind kind) {
  // A few milliseconds each.
  return {.kind = kind,
          .seed = 1,
          .rounds = 16 * sim::rounds_per_block(kind),
          .sabot = sim::sabot_of(as11_rules()),
          .drawing = sim::drawing_of(as11_rules()),
          .standings = false};
}

// Chemin de fer by the cuadro; where it leaves a choice the players toss a coin.
sim::Plan chemin_de_fer_plan(sim::Kind kind) {
  const auto ruleset = law::Ruleset::of("as11", "chemin-de-fer");
  require(ruleset.has_value(), "bench: the ruleset cannot be read");
  const auto rules = chemin_de_fer::Rules::from(*ruleset);
  require(rules.has_value(), "bench: the ruleset contradicts itself");
  const sim::Odds half{sim::Odds::whole / 2};
  sim::Choices choices;
  choices.punto[5] = choices.banca[3][9] = choices.banca[5][4] = half;
  const auto drawing = sim::drawing_of(*rules, choices);
  require(drawing.has_value(), "bench: the rules leave other choices");
  auto plan = punto_banca_plan(kind);
  plan.sabot = sim::sabot_of(*rules);
  plan.drawing = *drawing;
  return plan;
}

void plain_loop(benchmark::State& bench) {
  const auto plan = punto_banca_plan(sim::Kind::tallas);
  PlainTallas plain(plan.sabot, plan.drawing, 1);
  sim::Counts counts{};
  for (auto _ : bench)
    for (int talla = 0; talla < 4096; ++talla) plain.play(counts);
  count_coups(bench, counts[0] + counts[1] + counts[2]);
}

void simulate(benchmark::State& bench, const sim::Plan& plan, int threads,
              std::string_view target) {
  std::optional<sim::HeldTo> held;
  if (!target.empty()) held.emplace(target);
  sim::Totals totals;
  std::uint64_t coups = 0;
  for (auto _ : bench) {
    totals = sim::run(plan, sim::all_blocks(plan), threads).totals;
    coups += totals.coups[0] + totals.coups[1] + totals.coups[2];
  }
  benchmark::DoNotOptimize(totals);
  count_coups(bench, coups);
}

void add(const std::string& name, const sim::Plan& plan, std::string_view target = {}) {
  benchmark::RegisterBenchmark(name.c_str(),
                               [=](benchmark::State& bench) { simulate(bench, plan, 1, target); })
      ->Unit(benchmark::kMillisecond)
      ->Repetitions(5);
}

// By wall-clock and by CPU time: where others use the machine too, only the latter tells what the
// threads cost each other.
void add_threads(const std::string& name, int threads) {
  auto plan = punto_banca_plan(sim::Kind::tallas);
  plan.rounds *= 16;
  const auto run = [=](benchmark::State& bench) { simulate(bench, plan, threads, {}); };
  benchmark::RegisterBenchmark(("simulate/wall/" + name).c_str(), run)
      ->Unit(benchmark::kMillisecond)
      ->UseRealTime()
      ->Repetitions(5);
  benchmark::RegisterBenchmark(("simulate/processors/" + name).c_str(), run)
      ->Unit(benchmark::kMillisecond)
      ->MeasureProcessCPUTime()
      ->Repetitions(5);
}

sim::SpinPlan ruleta_plan() {
  const auto ruleset = law::Ruleset::of("es79", "ruleta");
  require(ruleset.has_value(), "bench: the ruleset cannot be read");
  const auto rules = wheel::Rules::from(*ruleset);
  require(rules.has_value(), "bench: the ruleset contradicts itself");
  auto plan = sim::spin_plan(*rules);
  plan.seed = 1;
  plan.rounds = 16 * sim::rounds_per_block(plan);
  return plan;
}

void count_spins(benchmark::State& bench, std::uint64_t spins) {
  bench.counters["spins"] =
      benchmark::Counter(static_cast<double>(spins), benchmark::Counter::kIsRate);
}

// The spins as one would write them: one after the other, and again for what is in prison.
void plain_spins(benchmark::State& bench) {
  const auto plan = ruleta_plan();
  Xoshiro source(1);
  auto totals = sim::empty_totals(plan);
  for (auto _ : bench)
    for (std::uint64_t round = 0; round < plan.rounds; ++round)
      for (std::size_t zeros = 0;; ++zeros) {
        const auto pocket =
            static_cast<int>(source.below(static_cast<std::uint32_t>(plan.pockets)));
        ++totals.at(std::min(zeros, plan.rows() - 1), pocket);
        if (!plan.spins_again(pocket)) break;
      }
  count_spins(bench, totals.spins());
}

void add_spins_bench(const std::string& name, std::string target) {
  const auto run = [=, plan = ruleta_plan()](benchmark::State& bench) {
    std::optional<sim::HeldTo> held;
    if (!target.empty()) held.emplace(target);
    std::uint64_t spins = 0;
    for (auto _ : bench) spins += sim::run(plan, sim::all_blocks(plan), 1).totals.spins();
    count_spins(bench, spins);
  };
  benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMillisecond)->Repetitions(5);
}

// Coups of two rows, each from six packs.
void rows(benchmark::State& bench) {
  const auto ruleset = law::Ruleset::of("es79", "treinta-y-cuarenta");
  require(ruleset.has_value(), "bench: the ruleset cannot be read");
  const auto rules = treinta_cuarenta::Rules::from(*ruleset);
  require(rules.has_value(), "bench: the ruleset contradicts itself");
  auto plan = sim::rows_plan(*rules, {}).value();
  plan.seed = 1;
  plan.rounds = 32 * sim::rounds_per_block(plan);
  std::uint64_t coups = 0;
  for (auto _ : bench) coups += sim::run(plan, sim::all_blocks(plan), 1).totals.rounds;
  bench.counters["coups"] =
      benchmark::Counter(static_cast<double>(coups), benchmark::Counter::kIsRate);
}

bool register_all() {
  using sim::Kind;
  benchmark::RegisterBenchmark("simulate/rows", rows)
      ->Unit(benchmark::kMillisecond)
      ->Repetitions(5);
  benchmark::RegisterBenchmark("simulate/plain_spins", plain_spins)
      ->Unit(benchmark::kMillisecond)
      ->Repetitions(5);
  add_spins_bench("simulate/spins", {});
  for (const auto& target : sim::vector_targets())
    if (target == "AVX2") add_spins_bench("simulate/avx2/spins", target);
  benchmark::RegisterBenchmark("simulate/plain_loop", plain_loop)
      ->Unit(benchmark::kMillisecond)
      ->Repetitions(5);
  add("simulate/coups", punto_banca_plan(Kind::coups));
  add("simulate/coups_with_choices", chemin_de_fer_plan(Kind::coups));
  add("simulate/tallas", punto_banca_plan(Kind::tallas));
  add("simulate/tallas_with_choices", chemin_de_fer_plan(Kind::tallas));
  auto standings = punto_banca_plan(Kind::tallas);
  standings.standings = true;
  add("simulate/tallas_with_standings", standings);
  const auto targets = sim::vector_targets();
  if (std::ranges::find(targets, "AVX2") != targets.end()) {
    add("simulate/avx2/coups", punto_banca_plan(Kind::coups), "AVX2");
    add("simulate/avx2/coups_with_choices", chemin_de_fer_plan(Kind::coups), "AVX2");
    add("simulate/avx2/tallas", punto_banca_plan(Kind::tallas), "AVX2");
    add("simulate/avx2/tallas_with_choices", chemin_de_fer_plan(Kind::tallas), "AVX2");
  }
  add_threads("one_thread", 1);
  add_threads("two_threads", 2);
  return true;
}

const bool registered = register_all();

}  // namespace
}  // namespace sabot::bench
