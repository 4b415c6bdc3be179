#include <algorithm>
#include <cmath>
#include <iostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/simulate_options.hpp"
#include "sabot/cli/simulate_text.hpp"
#include "sabot/cli/treinta_cuarenta_estimate.hpp"
#include "sabot/law/numbers.hpp"

// Simulations of two rows: coups, each from the same cards.

namespace sabot::cli {
namespace {

struct CoupsReport {
  odds::RowsReport odds;
  SimulateRun<sim::RowsPlan> run;
  int processes = 1;
  Simulated<sim::RowsTotals> simulated;
  std::vector<Estimate> estimates;

  double largest_error() const { return largest_rows_error(odds, simulated.totals.rounds); }
  bool missed() const { return run.until_error && !(largest_error() <= *run.until_error); }
};

bool asks_too_much(Common& common, const SimulateOptions& options) {
  const std::initializer_list<std::pair<std::string_view, bool>> others{
      {"--tallas", !options.tallas.empty()},
      {"--play", !options.plays.empty()},
      {"--svg", !options.svg.empty()},
      {"--bet", !options.bet.empty()}};
  for (const auto& [option, given] : others)
    if (given) {
      common.fail(std::string(option) +
                  std::string(common.say(" no vale para este juego", " is not for this game")));
      return true;
    }
  return false;
}

std::optional<CoupsReport> prepare(Common& common, const SimulateOptions& options,
                                   const law::Ruleset& ruleset, const Ranks& ranks) {
  if (asks_too_much(common, options)) return std::nullopt;
  const auto gone = read_gone(common, options.gone);
  if (!gone) return std::nullopt;
  auto odds = odds::rows_report(ruleset, {*gone, {}, {}});
  if (!odds) return common.fail(odds.error()), std::nullopt;
  const auto asked = asked_of(common, options, ranks);
  if (!asked) return std::nullopt;
  auto plan = sim::rows_plan(odds->rules, *gone);
  if (!plan) return common.fail(plan.error()), std::nullopt;
  plan->seed = asked->seed;
  plan->rounds = asked->rounds;
  return CoupsReport{.odds = *std::move(odds),
                     .run = {.plan = *plan,
                             .threads = asked->threads,
                             .error = {},
                             .until_error = asked->until_error},
                     .processes = ranks.size(),
                     .simulated = {},
                     .estimates = {}};
}

std::string missed_text(const Common& common, const CoupsReport& report) {
  return missed_text(common, *report.run.until_error, report.largest_error(),
                     report.simulated.totals.rounds, common.say("jugadas", "coups"));
}

std::string heading(const Common& common, const CoupsReport& report) {
  auto text = tinted(Tone::strong, report.odds.ground.ruleset) +
              fmt::format("  {} {}\n", report.odds.deck.cards(), common.say("cartas", "cards")) +
              settings_text(common, report.odds.ground);
  if (report.simulated.interrupted)
    text += tinted(Tone::bad, common.say("Interrumpida: esto es lo que hay",
                                         "Interrupted: this is what there is")) +
            '\n';
  if (report.missed()) text += tinted(Tone::bad, missed_text(common, report)) + '\n';
  const auto rounds = report.simulated.totals.rounds;
  const double rate = static_cast<double>(rounds) / std::max(report.simulated.seconds, 1e-9);
  return text + fmt::format("\n  {} {}\n  {:.2f} s, {} {}\n", grouped(common.lang(), rounds),
                            common.say("jugadas", "coups"), report.simulated.seconds,
                            short_number(rate),
                            common.say("jugadas por segundo", "coups per second"));
}

std::string bets_text(const Common& common, const CoupsReport& report) {
  auto text =
      '\n' +
      tinted(Tone::strong,
             fmt::format("  {:<22}{:>14}{:>12}{:>14}{:>12}", common.say("apuesta", "bet"),
                         common.say("media", "mean"), common.say("error", "error"),
                         common.say("exacto", "exact"), common.say("desvío", "deviation"))) +
      '\n';
  for (const auto& one : report.estimates) {
    const double deviation = one.deviation().value_or(0);
    const auto off = fmt::format("{:>12}", fmt::format("{:+.2f}", deviation));
    text += fmt::format("  {:<22}{:>14}{:>12.2e}{:>14}{}\n", one.bet,
                        odds::decimal_text(one.mean.value, 8), *one.mean.error,
                        odds::decimal_text(one.exact, 8),
                        std::abs(deviation) > 3 ? tinted(Tone::bad, off) : off);
  }
  return text;
}

// How often each pair of totals came: "31-34".
boost::json::object counts_json(const CoupsReport& report) {
  boost::json::object counts;
  const auto& totals = report.simulated.totals;
  for (int negra = 0; negra < odds::RowsLaw::totals; ++negra)
    for (int roja = 0; roja < odds::RowsLaw::totals; ++roja)
      counts[fmt::format("{}-{}", report.odds.law.least + negra, report.odds.law.least + roja)] =
          totals.counts[sim::RowsTotals::cell(negra, roja, 0)] +
          totals.counts[sim::RowsTotals::cell(negra, roja, 1)];
  return counts;
}

boost::json::object json_of(const CoupsReport& report) {
  boost::json::array bets;
  for (const auto& one : report.estimates) bets.push_back(estimate_json(one));
  boost::json::array gone;
  for (const auto card : report.odds.gone) gone.emplace_back(to_text(card));
  const auto& until = report.run.until_error;
  const auto given = until ? boost::json::value(*until) : boost::json::value();
  auto json = ground_json(report.odds.ground);
  json["packs"] = report.odds.rules.packs.value;
  json["gone"] = std::move(gone);
  json["seed"] = std::to_string(report.run.plan.seed);
  json["asked"] = boost::json::object{{"coups", report.run.plan.rounds}, {"until_error", given}};
  json["coups"] = report.simulated.totals.rounds;
  json["counts"] = counts_json(report);
  json["bets"] = std::move(bets);
  json["reached"] = until ? boost::json::value(!report.missed()) : boost::json::value();
  json["interrupted"] = report.simulated.interrupted;
  json["threads"] = report.run.threads;
  json["processes"] = report.processes;
  json["seconds"] = report.simulated.seconds;
  return json;
}

std::string csv_of(const CoupsReport& report) {
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

void show(Common& common, const CoupsReport& report, bool csv) {
  if (csv)
    std::cout << csv_of(report);
  else if (common.json)
    std::cout << boost::json::serialize(json_of(report)) << '\n';
  else
    std::cout << with_numbers(common.lang(), heading(common, report) + bets_text(common, report));
  conclude(common, csv, report.missed() ? std::optional(missed_text(common, report)) : std::nullopt,
           report.simulated.interrupted);
}

}  // namespace

void simulate_rows(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                   Ranks& ranks) {
  auto report = prepare(common, options, ruleset, ranks);
  if (ranks.any(!report)) return;
  const bool first = ranks.rank() == 0;
  auto& run = report->run;
  run.error = [&](const sim::RowsTotals& totals) {
    return largest_rows_error(report->odds, totals.rounds);
  };
  {
    Progress progress(run.until_error ? 0 : run.plan.rounds,
                      std::string(common.say("jugadas", "coups")), first);
    report->simulated = simulate(run, ranks, progress);
  }
  if (!first) return;
  report->estimates = rows_estimates(report->odds, report->simulated.totals);
  show(common, *report, options.csv);
}

}  // namespace sabot::cli
