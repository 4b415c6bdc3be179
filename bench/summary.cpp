#include "bench/summary.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <array>
#include <string_view>

namespace sabot::bench {
namespace {

using Run = benchmark::BenchmarkReporter::Run;

double seconds_per_iteration(const Run& run) {
  const bool by_the_wall = run.run_name.time_type == "real_time";
  return (by_the_wall ? run.real_accumulated_time : run.cpu_accumulated_time) /
         static_cast<double>(run.iterations);
}

struct Target {
  std::string_view what;
  const char* benchmark;
  const char* counter;
  double per_second;
};
constexpr std::array targets{
    Target{"coups", "coups", "coups", 100'000},
    Target{"coups of chemin de fer", "chemin_de_fer_coups", "coups", 100'000},
    Target{"events verified and folded", "journal_fold", "events", 1'000'000},
    Target{"spins of a ruleta", "simulate/spins", "spins", 200'000'000},
    Target{"events verified and recomputed", "journal_recompute", "events", 1'000'000},
};

// No longer than this for one answer.
struct TimeTarget {
  std::string_view what;
  const char* benchmark;
  double milliseconds;
};
constexpr std::array time_targets{
    TimeTarget{"exact odds, six packs", "odds/six_packs", 5},
    TimeTarget{"exact odds, any composition", "odds/any_composition", 20},
    TimeTarget{"equilibrium with replacement", "solve/with_replacement", 100},
    TimeTarget{"equilibrium of six packs, by totals", "solve/totals", 10'000},
    TimeTarget{"… the banker seeing his cards", "solve/banker_cards", 10'000},
    TimeTarget{"… both seeing their cards", "solve/cards", 10'000},
    TimeTarget{"exact odds of two paños, six packs", "odds/two_panos", 1'000},
    TimeTarget{"best answer of their banker", "solve/two_panos_answer", 1'000},
    TimeTarget{"their equilibrium, equal stakes", "solve/two_panos", 10'000},
    TimeTarget{"… five to one", "solve/two_panos_unequal", 10'000},
};

// How many times the rate of another.
struct RatioTarget {
  std::string_view what;
  const char* benchmark;
  const char* to;
  double times;
  double processors = 1;  // whose time its rate is of
  const char* counter = "coups";
};
constexpr std::array ratio_targets{
    RatioTarget{"independent coups", "simulate/coups", "simulate/plain_loop", 4},
    RatioTarget{"independent coups, AVX2", "simulate/avx2/coups", "simulate/plain_loop", 4},
    RatioTarget{"… with choices, AVX2", "simulate/avx2/coups_with_choices", "simulate/plain_loop",
                2},
    RatioTarget{"whole tallas", "simulate/tallas", "simulate/plain_loop", 1.5},
    RatioTarget{"whole tallas, AVX2", "simulate/avx2/tallas", "simulate/plain_loop", 1.5},
    RatioTarget{"two threads by the wall", "simulate/wall/two_threads", "simulate/wall/one_thread",
                1.8},
    RatioTarget{"two threads on free cores", "simulate/processors/two_threads",
                "simulate/processors/one_thread", 1.8, 2},
    RatioTarget{"coups with two paños", "simulate/two_panos", "simulate/plain_two_panos", 3},
    RatioTarget{"… with choices", "simulate/two_panos_with_choices", "simulate/plain_two_panos", 2},
    RatioTarget{"coups with two paños, AVX2", "simulate/avx2/two_panos", "simulate/plain_two_panos",
                3},
    RatioTarget{"whole decks with banks", "simulate/rotation", "simulate/plain_rotation", 1.5},
    RatioTarget{"spins of a ruleta", "simulate/spins", "simulate/plain_spins", 2, 1, "spins"},
    RatioTarget{"spins of a ruleta, AVX2", "simulate/avx2/spins", "simulate/plain_spins", 2, 1,
                "spins"},
};

struct Stage {
  std::string_view what;
  double nanoseconds;
};

}  // namespace

void Summary::ReportRuns(const std::vector<Run>& repetitions) {
  const Run* best = nullptr;
  for (const auto& run : repetitions) {
    if (run.run_type != Run::RT_Iteration) continue;
    if (best == nullptr || seconds_per_iteration(run) < seconds_per_iteration(*best)) best = &run;
  }
  if (best == nullptr) return;
  auto shown = *best;
  shown.run_name.repetitions.clear();
  best_[shown.run_name.function_name] = shown;
  ConsoleReporter::ReportRuns({shown});
}

void Summary::Finalize() {
  print_targets();
  print_times();
  print_ratios();
  print_stages();
}

double Summary::rate(const std::string& benchmark, const std::string& counter) const {
  const auto run = best_.find(benchmark);
  if (run == best_.end()) return 0;
  const auto found = run->second.counters.find(counter);
  return found == run->second.counters.end() ? 0 : found->second.value;
}

void Summary::print_targets() {
  for (const auto& target : targets) {
    const double reached = rate(target.benchmark, target.counter);
    if (reached == 0) continue;
    fmt::print(GetOutputStream(), "\n{}: {:.2f} × target ({:.0f} a second; target {:.0f})",
               target.what, reached / target.per_second, reached, target.per_second);
  }
  GetOutputStream() << '\n';
}

void Summary::print_times() {
  for (const auto& target : time_targets) {
    const auto run = best_.find(target.benchmark);
    if (run == best_.end()) continue;
    const double reached = 1e3 * seconds_per_iteration(run->second);
    fmt::print(GetOutputStream(), "\n{}: {:.2f} × target ({:.2f} ms; target {} ms or less)",
               target.what, reached / target.milliseconds, reached, target.milliseconds);
  }
  GetOutputStream() << '\n';
}

void Summary::print_ratios() {
  for (const auto& target : ratio_targets) {
    const double reached = rate(target.benchmark, target.counter) * target.processors;
    const double plain = rate(target.to, target.counter);
    if (reached == 0 || plain == 0) continue;
    fmt::print(GetOutputStream(), "\n{}: {:.2f} × {} ({:.0f} million {} a second; target {} ×)",
               target.what, reached / plain, target.to, reached / 1e6, target.counter,
               target.times);
  }
  GetOutputStream() << '\n';
}

void Summary::print_stages() {
  const auto cost = [&](const char* benchmark) { return 1e9 / rate(benchmark, "commands"); };
  for (const auto* needed : {"coups", "stage/decide_and_apply", "stage/apply", "stage/encode",
                             "stage/hash", "stage/append", "stage/book"})
    if (rate(needed, "commands") == 0) return;

  std::vector<Stage> stages{
      {"decide", cost("stage/decide_and_apply") - cost("stage/apply")},
      {"encode the record", cost("stage/encode")},
      {"hash", cost("stage/hash")},
      {"append", cost("stage/append")},
      {"apply", cost("stage/apply")},
      {"postings and ledger", cost("stage/book")},
  };
  const double whole = cost("coups");
  double rest = whole;
  for (const auto& stage : stages) rest -= stage.nanoseconds;
  // Measured one by one the stages have warmer caches than one after the other.
  stages.push_back({"all else", rest});
  stages.push_back({"the whole command", whole});

  auto& out = GetOutputStream();
  fmt::print(out, "\n{:<22}{:>12}{:>8}\n", "stage", "ns/command", "share");
  for (const auto& [what, nanoseconds] : stages)
    fmt::print(out, "{:<22}{:>12.1f}{:>7.1f}%\n", what, nanoseconds, 100 * nanoseconds / whole);
}

}  // namespace sabot::bench
