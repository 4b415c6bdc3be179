#include <algorithm>
#include <cmath>
#include <iostream>
#include <limits>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/rotation_estimate.hpp"
#include "sabot/cli/run_text.hpp"
#include "sabot/cli/simulate_options.hpp"
#include "sabot/cli/simulate_run.hpp"
#include "sabot/cli/simulate_text.hpp"
#include "sabot/law/numbers.hpp"
#include "sabot/odds/games.hpp"

// Simulations in which players go out with the sabot in turn and hold the bank pass after pass.

namespace sabot::cli {
namespace {

struct RotationSimulation {
  odds::Ground ground;
  std::vector<odds::Played> choices;
  std::vector<odds::RunReport> exact;  // by opening stake
  std::string suite_to;
  SimulateRun<sim::RotationPlan> run;
  int processes = 1;
  Simulated<sim::RotationTotals> simulated{};
  std::vector<RunEstimate> estimates{};

  bool of_decks() const { return run.plan.kind == sim::Kind::tallas; }
  double largest_error(const sim::RotationTotals& totals) const {
    double largest = 0;
    for (const auto& one : run_estimates(run.plan, totals, exact))
      if (one.opening > Money{})
        largest =
            std::max(largest, one.mean.error.value_or(std::numeric_limits<double>::infinity()));
    return largest;
  }
  bool missed() const {
    return run.until_error && !(largest_error(simulated.totals) <= *run.until_error);
  }
};

bool has_idle_options(Common& common, const SimulateOptions& options) {
  for (const auto& [name, given] :
       {std::pair<std::string_view, bool>("--gone", !options.gone.empty()),
        {"--svg", !options.svg.empty()},
        {"--bet", !options.bet.empty()}})
    if (given) {
      common.fail(std::string(name) +
                  std::string(common.say(" no se usa con --opening", " is not for --opening")));
      return true;
    }
  return false;
}

std::optional<RotationSimulation> prepare_rotation(Common& common, const SimulateOptions& options,
                                                   const law::Ruleset& ruleset,
                                                   const Ranks& ranks) {
  if (has_idle_options(common, options)) return std::nullopt;
  const auto game = odds::baccarat_of(ruleset);
  if (!game) return common.fail(game.error()), std::nullopt;
  auto given = odds::given_by(*game, options.plays);
  if (!given) return common.fail(given.error()), std::nullopt;
  const auto plans = options.run.read(common, options.minimum);
  const auto asked = asked_of(common, options, ranks);
  if (!plans || !asked) return std::nullopt;
  auto plan = sim::rotation_of(ruleset, *plans, options.suite_to == "right");
  if (!plan) return common.fail(plan.error()), std::nullopt;
  // A hand that may choose, where nothing says how, draws.
  for (const auto& choice : given->open) given->strategy.at(choice) = 1;
  given->said.insert(given->said.end(), given->open.begin(), given->open.end());
  plan->kind = options.tallas.empty() ? sim::Kind::coups : sim::Kind::tallas;
  plan->rounds = asked->rounds;
  plan->seed = asked->seed;
  plan->players = options.players;
  plan->drawing = drawing_of(given->strategy);
  RotationSimulation all{.ground = odds::ground_of(ruleset),
                         .choices = {},
                         .exact = {},
                         .suite_to = options.suite_to,
                         .run = {.plan = *std::move(plan),
                                 .threads = asked->threads,
                                 .error = {},
                                 .until_error = asked->until_error},
                         .processes = ranks.size()};
  for (const auto& choice : given->said)
    all.choices.push_back({choice_text(choice), given->strategy.at(choice)});
  const auto law =
      odds::law_of({odds::cards_left(*game, {}).value()}, strategy_of(all.run.plan.drawing))
          .outcome_law();
  for (const auto& one : *plans) {
    auto run = odds::find_game(ruleset)->run(ruleset, one, law);
    if (!run) return common.fail(run.error()), std::nullopt;
    all.exact.push_back(*std::move(run));
  }
  return all;
}

std::uint64_t passes_of(const RotationSimulation& all) {
  const auto& passes = all.simulated.totals.passes;
  return passes[0] + passes[1] + passes[2];
}

std::string missed_text(const Common& common, const RotationSimulation& all) {
  return missed_text(common, *all.run.until_error, all.largest_error(all.simulated.totals),
                     all.simulated.totals.rounds,
                     all.of_decks() ? common.say("mazos", "decks") : common.say("pases", "passes"));
}

std::string heading(const Common& common, const RotationSimulation& all) {
  auto text =
      tinted(Tone::strong, all.ground.ruleset) +
      fmt::format("  {} {}, {} {}; {}\n", all.run.plan.sabot.packs, common.say("barajas", "packs"),
                  all.run.plan.players, common.say("jugadores", "players"),
                  all.suite_to == "right"
                      ? common.say("la suite es para el de la derecha",
                                   "a suite goes to the player on the right")
                      : common.say("la suite es para la casa", "a suite goes to the house")) +
      settings_text(common, all.ground);
  for (const auto& one : all.exact) text += "  " + run_plan_text(common, one.plan) + '\n';
  if (!all.choices.empty()) text += "  " + choices_text(common, all.choices) + '\n';
  if (all.simulated.interrupted)
    text += tinted(Tone::bad, common.say("Interrumpida: esto es lo que hay",
                                         "Interrupted: this is what there is")) +
            '\n';
  if (all.missed()) text += tinted(Tone::bad, missed_text(common, all)) + '\n';
  return text;
}

std::string counts_text(const Common& common, const RotationSimulation& all) {
  const auto& totals = all.simulated.totals;
  const auto many = [&](std::uint64_t count) { return grouped(common.lang(), count); };
  std::string text = "\n  ";
  if (all.of_decks())
    text += fmt::format("{} {}, ", many(totals.rounds), common.say("mazos", "decks"));
  text += fmt::format("{} {}: punto {}, banca {}, empate {}", many(passes_of(all)),
                      common.say("pases", "passes"), many(totals.passes[0]), many(totals.passes[1]),
                      many(totals.passes[2]));
  const auto house = totals.house[0] + totals.house[1] + totals.house[2];
  if (house > 0)
    text +=
        fmt::format("\n  {} {}", many(house),
                    common.say("de ellos, de la casa en suite", "of them the house's, in suite"));
  const double rate = static_cast<double>(passes_of(all)) / std::max(all.simulated.seconds, 1e-9);
  return text + fmt::format("\n  {:.2f} s, {} {}\n", all.simulated.seconds, short_number(rate),
                            common.say("pases por segundo", "passes per second"));
}

std::string runs_text(const Common& common, const RotationSimulation& all) {
  auto text = '\n' +
              tinted(Tone::strong,
                     fmt::format("  {:<10}{:>14}{:>14}{:>14}{:>11}{:>14}{:>11}",
                                 common.say("salida", "opening"), common.say("bancas", "runs"),
                                 common.say("dadas", "given"), common.say("media", "mean"),
                                 common.say("error", "error"), common.say("exacto", "exact"),
                                 common.say("desvío", "deviation"))) +
              '\n';
  for (const auto& one : all.estimates) {
    const auto deviation = one.deviation();
    const auto far = deviation ? fmt::format("{:>+11.2f}", *deviation) : fmt::format("{:>11}", "—");
    text += fmt::format("  {:<10}{:>14}{:>14}{:>14}{:>11}{:>14}{}\n",
                        one.opening > Money{} ? to_text(one.opening) : std::string("suite"),
                        grouped(common.lang(), one.runs), grouped(common.lang(), one.ends[1]),
                        odds::decimal_text(one.mean.value, 6),
                        one.mean.error ? fmt::format("{:.2e}", *one.mean.error) : "—",
                        one.exact ? odds::decimal_text(*one.exact, 6) : "—",
                        deviation && std::abs(*deviation) > 3 ? tinted(Tone::bad, far) : far);
  }
  return text;
}

boost::json::value number_or_null(const std::optional<double>& value) {
  return value ? boost::json::value(*value) : boost::json::value();
}

boost::json::object run_json(const RunEstimate& one) {
  constexpr int digits = 10;
  return {{"opening",
           one.opening > Money{} ? boost::json::value(to_text(one.opening)) : boost::json::value()},
          {"runs", one.runs},
          {"lost", one.ends[0]},
          {"given", one.ends[1]},
          {"returned", one.ends[2]},
          {"mean", exact_json(one.mean.value, digits)},
          {"error", number_or_null(one.mean.error)},
          {"kept", exact_json(one.kept, digits)},
          {"exact",
           one.exact ? boost::json::value(exact_json(*one.exact, digits)) : boost::json::value()},
          {"deviation", number_or_null(one.deviation())}};
}

boost::json::object counts_json(const sim::Counts& counts) {
  return {{"punto", counts[0]}, {"banca", counts[1]}, {"empate", counts[2]}};
}

boost::json::object json_of(const RotationSimulation& all) {
  boost::json::array plans;
  for (const auto& one : all.exact) plans.push_back(run_plan_json(one.plan));
  boost::json::array runs;
  for (const auto& one : all.estimates) runs.push_back(run_json(one));
  const auto& totals = all.simulated.totals;
  const auto& until = all.run.until_error;
  auto json = ground_json(all.ground);
  json["packs"] = all.run.plan.sabot.packs;
  json["players"] = all.run.plan.players;
  json["suite_to"] = all.suite_to;
  json["plans"] = std::move(plans);
  json["choices"] = choices_json(all.choices);
  json["seed"] = std::to_string(all.run.plan.seed);
  json["asked"] = boost::json::object{{all.of_decks() ? "tallas" : "coups", all.run.plan.rounds},
                                      {"until_error", number_or_null(until)}};
  if (all.of_decks()) json["tallas"] = totals.rounds;
  json["passes"] = passes_of(all);
  json["counts"] = counts_json(totals.passes);
  json["house_counts"] = counts_json(totals.house);
  json["runs"] = std::move(runs);
  json["reached"] = until ? boost::json::value(!all.missed()) : boost::json::value();
  json["interrupted"] = all.simulated.interrupted;
  json["threads"] = all.run.threads;
  json["processes"] = all.processes;
  json["seconds"] = all.simulated.seconds;
  return json;
}

std::string csv_of(const RotationSimulation& all) {
  Csv::Row columns{"rules", "packs",    "seed", "rounds", "opening", "runs",     "lost",
                   "given", "returned", "mean", "error",  "exact",   "deviation"};
  Csv csv(columns);
  const auto number = [](const std::optional<double>& value) {
    return value ? fmt::format("{}", *value) : std::string();
  };
  for (const auto& one : all.estimates)
    csv.add({all.ground.ruleset, std::to_string(all.run.plan.sabot.packs),
             std::to_string(all.run.plan.seed), std::to_string(all.simulated.totals.rounds),
             one.opening > Money{} ? to_text(one.opening) : "suite", std::to_string(one.runs),
             std::to_string(one.ends[0]), std::to_string(one.ends[1]), std::to_string(one.ends[2]),
             odds::decimal_text(one.mean.value, 10), number(one.mean.error),
             one.exact ? odds::decimal_text(*one.exact, 10) : "", number(one.deviation())});
  return csv.text();
}

void show(Common& common, const RotationSimulation& all, bool csv) {
  if (csv)
    std::cout << csv_of(all);
  else if (common.json)
    std::cout << boost::json::serialize(json_of(all)) << '\n';
  else
    std::cout << with_numbers(
        common.lang(), heading(common, all) + counts_text(common, all) + runs_text(common, all));
  conclude(common, csv, all.missed() ? std::optional(missed_text(common, all)) : std::nullopt,
           all.simulated.interrupted);
}

}  // namespace

void simulate_rotation(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                       Ranks& ranks) {
  auto all = prepare_rotation(common, options, ruleset, ranks);
  if (ranks.any(!all)) return;
  const bool first = ranks.rank() == 0;
  auto& run = all->run;
  run.error = [&](const sim::RotationTotals& totals) { return all->largest_error(totals); };
  {
    Progress progress(
        run.until_error ? 0 : run.plan.rounds,
        std::string(all->of_decks() ? common.say("mazos", "decks") : common.say("pases", "passes")),
        first);
    all->simulated = simulate(run, ranks, progress);
  }
  if (!first) return;
  all->estimates = run_estimates(run.plan, all->simulated.totals, all->exact);
  show(common, *all, options.csv);
}

}  // namespace sabot::cli
