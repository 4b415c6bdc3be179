#include <algorithm>
#include <cmath>
#include <iostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/simulate_options.hpp"
#include "sabot/cli/simulate_text.hpp"
#include "sabot/cli/wheel_estimate.hpp"
#include "sabot/cli/wheel_odds_text.hpp"
#include "sabot/law/numbers.hpp"

// Simulations of wheels.

namespace sabot::cli {
namespace {

struct SpinReport {
  odds::WheelReport odds;
  SimulateRun<sim::SpinPlan> run;
  int processes = 1;
  Simulated<sim::SpinTotals> simulated;
  std::vector<Estimate> estimates;

  double largest_error() const { return largest_wheel_error(odds, simulated.totals.rounds); }
  bool missed() const { return run.until_error && !(largest_error() <= *run.until_error); }
};

bool asks_for_cards(Common& common, const SimulateOptions& options) {
  return says_of_cards(common, {{"--tallas", !options.tallas.empty()},
                                {"--gone", !options.gone.empty()},
                                {"--play", !options.plays.empty()},
                                {"--svg", !options.svg.empty()},
                                {"--bet", !options.bet.empty()}});
}

std::optional<SpinReport> prepare(Common& common, const SimulateOptions& options,
                                  const law::Ruleset& ruleset, const Ranks& ranks) {
  if (asks_for_cards(common, options)) return std::nullopt;
  auto odds = odds::wheel_report(ruleset, {});
  if (!odds) return common.fail(odds.error()), std::nullopt;
  const auto asked = asked_of(common, options, ranks);
  if (!asked) return std::nullopt;
  auto plan = sim::spin_plan(odds->rules);
  plan.seed = asked->seed;
  plan.rounds = asked->rounds;
  SpinReport report{.odds = *std::move(odds),
                    .run = {.plan = plan,
                            .threads = asked->threads,
                            .error = {},
                            .until_error = asked->until_error},
                    .processes = ranks.size(),
                    .simulated = {},
                    .estimates = {}};
  return report;
}

std::string missed_text(const Common& common, const SpinReport& report) {
  return missed_text(common, *report.run.until_error, report.largest_error(),
                     report.simulated.totals.rounds, common.say("tiradas", "spins"));
}

std::string heading(const Common& common, const SpinReport& report) {
  auto text =
      tinted(Tone::strong, report.odds.ground.ruleset) +
      fmt::format("  {} {}\n", report.odds.rules.pockets(), common.say("casillas", "pockets")) +
      settings_text(common, report.odds.ground);
  if (report.simulated.interrupted)
    text += tinted(Tone::bad, common.say("Interrumpida: esto es lo que hay",
                                         "Interrupted: this is what there is")) +
            '\n';
  if (report.missed()) text += tinted(Tone::bad, missed_text(common, report)) + '\n';
  const auto& totals = report.simulated.totals;
  text += fmt::format("\n  {} {}", grouped(common.lang(), totals.rounds),
                      common.say("tiradas con apuestas", "spins with bets"));
  if (totals.spins() > totals.rounds)
    text += fmt::format(fmt::runtime(common.say(", y {} más para lo que quedó en prisión",
                                                ", and {} more for what was in prison")),
                        grouped(common.lang(), totals.spins() - totals.rounds));
  const double rate =
      static_cast<double>(totals.spins()) / std::max(report.simulated.seconds, 1e-9);
  return text + fmt::format("\n  {:.2f} s, {} {}\n", report.simulated.seconds, short_number(rate),
                            common.say("tiradas por segundo", "spins per second"));
}

std::string deviation_text(double deviation) {
  const auto text = fmt::format("{:>12}", fmt::format("{:+.2f}", deviation));
  return std::abs(deviation) > 3 ? tinted(Tone::bad, text) : text;
}

std::string numbers_text(const Common& common, const SpinReport& report) {
  auto text = '\n' +
              tinted(Tone::strong,
                     fmt::format("  {:<8}{:>18}{:>12}", common.say("número", "number"),
                                 common.say("veces", "times"), common.say("desvío", "deviation"))) +
              '\n';
  for (const auto& one : number_counts(report.odds, report.simulated.totals))
    text += fmt::format("  {:<8}{:>18}{}\n", one.number, grouped(common.lang(), one.count),
                        deviation_text(one.deviation));
  return text;
}

// Of the kinds with few chances; of the others the numbers above and the JSON tell.
std::string bets_text(const Common& common, const SpinReport& report) {
  constexpr std::size_t few = 6;
  auto text =
      '\n' +
      tinted(Tone::strong,
             fmt::format("  {:<22}{:>14}{:>12}{:>14}{:>12}", common.say("apuesta", "bet"),
                         common.say("media", "mean"), common.say("error", "error"),
                         common.say("exacto", "exact"), common.say("desvío", "deviation"))) +
      '\n';
  std::size_t next = 0;
  for (const auto& kind : report.odds.kinds) {
    const auto ways = std::ranges::count_if(
        kind.ways, [](const auto& way) { return way.choice != odds::AtZero::best; });
    const auto end = next + kind.chances.size() * static_cast<std::size_t>(ways);
    if (kind.chances.size() > few) next = end;
    for (; next < end; ++next) {
      const auto& one = report.estimates[next];
      text += fmt::format("  {:<22}{:>14}{:>12.2e}{:>14}{}\n", one.bet,
                          odds::decimal_text(one.mean.value, 8), *one.mean.error,
                          odds::decimal_text(one.exact, 8),
                          deviation_text(one.deviation().value_or(0)));
    }
  }
  return text + fmt::format(fmt::runtime(common.say("\n  --json y --csv dan las {} apuestas\n",
                                                    "\n  --json and --csv give all {} bets\n")),
                            report.estimates.size());
}

boost::json::object json_of(const SpinReport& report) {
  const auto& totals = report.simulated.totals;
  boost::json::object counts;
  for (const auto& one : number_counts(report.odds, totals))
    counts[std::to_string(one.number)] = one.count;
  boost::json::array bets;
  for (const auto& one : report.estimates) bets.push_back(estimate_json(one));
  const auto& until = report.run.until_error;
  const auto given = until ? boost::json::value(*until) : boost::json::value();
  auto json = ground_json(report.odds.ground);
  json["pockets"] = report.odds.rules.pockets();
  json["seed"] = std::to_string(report.run.plan.seed);
  json["asked"] = boost::json::object{{"coups", report.run.plan.rounds}, {"until_error", given}};
  json["coups"] = totals.rounds;
  json["spins"] = totals.spins();
  json["counts"] = std::move(counts);
  json["bets"] = std::move(bets);
  json["reached"] = until ? boost::json::value(!report.missed()) : boost::json::value();
  json["interrupted"] = report.simulated.interrupted;
  json["threads"] = report.run.threads;
  json["processes"] = report.processes;
  json["seconds"] = report.simulated.seconds;
  return json;
}

std::string csv_of(const SpinReport& report) {
  Csv::Row columns{"rules", "seed", "coups"};
  name_estimate(columns);
  Csv csv(columns);
  for (const auto& one : report.estimates) {
    Csv::Row row{report.odds.ground.ruleset, std::to_string(report.run.plan.seed),
                 std::to_string(report.simulated.totals.rounds)};
    add_estimate(row, one);
    csv.add(row);
  }
  return csv.text();
}

void show(Common& common, const SpinReport& report, bool csv) {
  if (csv)
    std::cout << csv_of(report);
  else if (common.json)
    std::cout << boost::json::serialize(json_of(report)) << '\n';
  else
    std::cout << with_numbers(
        common.lang(),
        heading(common, report) + numbers_text(common, report) + bets_text(common, report));
  conclude(common, csv, report.missed() ? std::optional(missed_text(common, report)) : std::nullopt,
           report.simulated.interrupted);
}

}  // namespace

void simulate_spins(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                    Ranks& ranks) {
  auto report = prepare(common, options, ruleset, ranks);
  if (ranks.any(!report)) return;
  const bool first = ranks.rank() == 0;
  auto& run = report->run;
  run.error = [&](const sim::SpinTotals& totals) {
    return largest_wheel_error(report->odds, totals.rounds);
  };
  {
    Progress progress(run.until_error ? 0 : run.plan.rounds,
                      std::string(common.say("tiradas", "spins")), first);
    report->simulated = simulate(run, ranks, progress);
  }
  if (!first) return;
  report->estimates = wheel_estimates(report->odds, report->simulated.totals);
  show(common, *report, options.csv);
}

}  // namespace sabot::cli
