// Exact odds and solved games: how long one answer takes.

#include <benchmark/benchmark.h>

#include "sabot/base/invariant.hpp"
#include "sabot/odds/solution.hpp"

namespace sabot::bench {
namespace {

law::Ruleset ruleset(std::string_view game) {
  auto found = law::Ruleset::of("as11", game);
  require(found.has_value(), "bench: the ruleset cannot be read");
  return *std::move(found);
}

void odds_with_gone(benchmark::State& bench, const char* gone) {
  const auto rules = ruleset("punto-y-banca");
  const auto cards = odds::read_cards(gone);
  require(cards.has_value(), "bench: no such cards");
  for (auto _ : bench) {
    const auto report = odds::report(rules, {*cards, {}});
    require(report.has_value(), "bench: the odds cannot be had");
    benchmark::DoNotOptimize(&report);
  }
}

void solved(benchmark::State& bench, const odds::Model& model) {
  const auto rules = ruleset("chemin-de-fer");
  for (auto _ : bench) {
    const auto solution = odds::solve(rules, model);
    require(solution.has_value(), "bench: the game cannot be solved");
    benchmark::DoNotOptimize(&solution);
  }
}

using odds::Sees;
void six_packs(benchmark::State& bench) { odds_with_gone(bench, ""); }
void any_composition(benchmark::State& bench) {
  odds_with_gone(bench, "5xAs,3x2h,6x5c,4x6d,2x7s,9h,5xTd,3xKc,Qs");
}
void with_replacement(benchmark::State& bench) { solved(bench, {.with_replacement = true}); }
void by_totals(benchmark::State& bench) { solved(bench, {.sees = Sees::totals}); }
void by_bankers_cards(benchmark::State& bench) { solved(bench, {.sees = Sees::banker_cards}); }
void by_cards(benchmark::State& bench) { solved(bench, {.sees = Sees::cards}); }

BENCHMARK(six_packs)->Name("odds/six_packs")->Unit(benchmark::kMillisecond)->Repetitions(3);
BENCHMARK(any_composition)
    ->Name("odds/any_composition")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK(with_replacement)
    ->Name("solve/with_replacement")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK(by_totals)->Name("solve/totals")->Unit(benchmark::kMillisecond)->Repetitions(3);
BENCHMARK(by_bankers_cards)
    ->Name("solve/banker_cards")
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3);
BENCHMARK(by_cards)->Name("solve/cards")->Unit(benchmark::kMillisecond)->Repetitions(3);

}  // namespace
}  // namespace sabot::bench
