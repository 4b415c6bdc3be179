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
#include "sabot/cli/panos_estimate.hpp"
#include "sabot/cli/panos_odds_text.hpp"
#include "sabot/cli/simulate_options.hpp"
#include "sabot/cli/simulate_text.hpp"
#include "sabot/law/numbers.hpp"

// Simulations of games with two paños.

namespace sabot::cli {
namespace {

struct PanosSimulation {
  odds::Ground ground;
  odds::TwoPanos game;
  odds::PanosQuery query;
  odds::BankKind bank{};
  std::vector<odds::Played> choices;
  std::vector<odds::PanosBet> bets;
  odds::JointLaw exact;
  SimulateRun<sim::PanosPlan> run;
  int processes = 1;
  Simulated<sim::PanosTotals> simulated;
  std::vector<Estimate> estimates;

  double largest_error(std::uint64_t rounds) const {
    return largest_panos_error(bets, exact, rounds);
  }
  bool missed() const {
    return run.until_error && !(largest_error(simulated.totals.rounds) <= *run.until_error);
  }
};

std::optional<PanosSimulation> prepare(Common& common, const SimulateOptions& options,
                                       const law::Ruleset& ruleset, const Ranks& ranks) {
  if (says_nothing_of_panos(
          common,
          {{"--tallas", !options.tallas.empty(),
            "se simulan jugadas sueltas, cada una con un sabot entero; dé --coups, y con --gone "
            "las "
            "cartas que han salido",
            "coups are simulated one by one, each from a full sabot; give --coups, and with --gone "
            "the "
            "cards that have left it"},
           {"--svg", !options.svg.empty(),
            "el dibujo es el de una talla; el de cómo acaba la jugada lo da sabot odds --svg",
            "the picture is that of a talla; sabot odds --svg draws how a coup ends"},
           {"--bet", !options.bet.empty(),
            "dice de qué apuesta es el dibujo de una talla; aquí se dan todas las apuestas",
            "it says of which bet the picture of a talla is; here every bet is given"}}))
    return std::nullopt;
  const auto game = odds::two_panos_of(ruleset);
  if (!game) return common.fail(game.error()), std::nullopt;
  const auto gone = read_gone(common, options.gone);
  const auto panos = options.panos.read(common);
  if (!gone || !panos) return std::nullopt;
  const odds::PanosQuery query{*gone, options.plays, panos->banker, panos->stakes, panos->bank};
  const auto cards = odds::cards_left(*game, *gone);
  if (!cards) return common.fail(cards.error()), std::nullopt;
  const odds::CoupTable table({*cards}, game->puntos, game->beat);
  const auto given = odds::given_panos(*game, table, query);
  if (!given) return common.fail(given.error()), std::nullopt;
  const auto asked = asked_of(common, options, ranks);
  if (!asked) return std::nullopt;
  PanosSimulation all{
      .ground = odds::ground_of(ruleset),
      .game = *game,
      .query = query,
      .bank = query.bank.value_or(game->bank),
      .choices = given->choices,
      .bets = odds::panos_bets(*game, query.stakes, query.bank.value_or(game->bank)),
      .exact = {},
      .run = {.plan = {.seed = asked->seed,
                       .rounds = asked->rounds,
                       .sabot = {},
                       .drawing = drawing_of(given->strategy, game->beat)},
              .threads = asked->threads,
              .error = {},
              .until_error = asked->until_error},
      .processes = ranks.size(),
      .simulated = {},
      .estimates = {}};
  all.run.plan.sabot.packs = game->packs;
  for (const auto card : *gone)
    ++all.run.plan.sabot.gone[static_cast<std::size_t>(baccarat::points(card))];
  all.exact = law_of(table, strategy_of(all.run.plan.drawing));
  return all;
}

std::string missed_text(const Common& common, const PanosSimulation& all) {
  const auto rounds = all.simulated.totals.rounds;
  return missed_text(common, *all.run.until_error, all.largest_error(rounds), rounds,
                     common.say("jugadas", "coups"));
}

std::string heading(const Common& common, const PanosSimulation& all) {
  auto text = tinted(Tone::strong, all.ground.ruleset) +
              fmt::format("  {} {}", all.game.packs, common.say("barajas", "packs"));
  if (!all.query.gone.empty())
    text += fmt::format(fmt::runtime(common.say(", faltan {} cartas", ", {} cards gone")),
                        all.query.gone.size());
  text += fmt::format("\n  {}\n", panos_stakes_text(common, all.query.stakes, all.bank,
                                                    all.game.deduction(all.bank).rate)) +
          settings_text(common, all.ground);
  if (!all.choices.empty()) text += "  " + choices_text(common, all.choices) + '\n';
  if (all.simulated.interrupted)
    text += tinted(Tone::bad, common.say("Interrumpida: esto es lo que hay",
                                         "Interrupted: this is what there is")) +
            '\n';
  if (all.missed()) text += tinted(Tone::bad, missed_text(common, all)) + '\n';
  const auto coups = all.simulated.totals.rounds;
  const double rate = static_cast<double>(coups) / std::max(all.simulated.seconds, 1e-9);
  return text + fmt::format("\n  {} {}\n  {:.2f} s, {} {}\n", grouped(common.lang(), coups),
                            common.say("jugadas", "coups"), all.simulated.seconds,
                            short_number(rate),
                            common.say("jugadas por segundo", "coups per second"));
}

std::string counts_text(const Common& common, const PanosSimulation& all) {
  auto text = fmt::format("\n  {:<18}", common.say("primero \\ segundo", "first \\ second"));
  for (const auto& [es, en] : pano_outcomes) text += fmt::format("{:>18}", common.say(es, en));
  text += '\n';
  for (std::size_t first = 0; first < odds::outcomes; ++first) {
    text += fmt::format("  {:<18}",
                        common.say(pano_outcomes[first].first, pano_outcomes[first].second));
    for (std::size_t second = 0; second < odds::outcomes; ++second)
      text += fmt::format(
          "{:>18}",
          grouped(common.lang(), all.simulated.totals.counts[first * odds::outcomes + second]));
    text += '\n';
  }
  return text;
}

std::string bets_text(const Common& common, const PanosSimulation& all) {
  auto text =
      '\n' +
      tinted(Tone::strong,
             fmt::format("  {:<10}{:>14}{:>12}{:>14}{:>12}", common.say("apuesta", "bet"),
                         common.say("media", "mean"), common.say("error", "error"),
                         common.say("exacto", "exact"), common.say("desvío", "deviation"))) +
      '\n';
  for (const auto& one : all.estimates) {
    const auto deviation = one.deviation().value_or(0);
    const auto far = fmt::format("{:>+12.2f}", deviation);
    text += fmt::format("  {:<10}{:>14}{:>12.2e}{:>14}{}\n", one.bet,
                        odds::decimal_text(one.mean.value, 8), one.mean.error.value_or(0),
                        odds::decimal_text(one.exact, 8),
                        std::abs(deviation) > 3 ? tinted(Tone::bad, far) : far);
  }
  return text;
}

boost::json::object json_of(const PanosSimulation& all) {
  const auto& totals = all.simulated.totals;
  boost::json::object counts;
  for (std::size_t i = 0; i < odds::joint_outcomes; ++i)
    counts[fmt::format("{}-{}", outcome_words[i / odds::outcomes],
                       outcome_words[i % odds::outcomes])] = totals.counts[i];
  boost::json::array bets;
  for (const auto& one : all.estimates) bets.push_back(estimate_json(one));
  const auto& until = all.run.until_error;
  auto json = ground_json(all.ground);
  json["packs"] = all.game.packs;
  json["gone"] = cards_json(all.query.gone);
  json["choices"] = choices_json(all.choices);
  constexpr int digits = 10;
  json["stakes"] = boost::json::array{exact_json(all.query.stakes.first, digits),
                                      exact_json(all.query.stakes.second, digits)};
  json["bank"] = to_text(all.bank);
  json["deduction"] = exact_json(all.game.deduction(all.bank).rate, digits);
  json["banker"] = to_text(all.query.banker);
  json["seed"] = std::to_string(all.run.plan.seed);
  json["asked"] = boost::json::object{
      {"coups", all.run.plan.rounds},
      {"until_error", until ? boost::json::value(*until) : boost::json::value()}};
  json["coups"] = totals.rounds;
  json["counts"] = std::move(counts);
  json["bets"] = std::move(bets);
  json["reached"] = until ? boost::json::value(!all.missed()) : boost::json::value();
  json["interrupted"] = all.simulated.interrupted;
  json["threads"] = all.run.threads;
  json["processes"] = all.processes;
  json["seconds"] = all.simulated.seconds;
  return json;
}

std::string csv_of(const PanosSimulation& all) {
  Csv::Row columns{"rules", "packs", "seed", "coups"};
  name_estimate(columns);
  Csv csv(columns);
  for (const auto& one : all.estimates) {
    Csv::Row row{all.ground.ruleset, std::to_string(all.game.packs),
                 std::to_string(all.run.plan.seed), std::to_string(all.simulated.totals.rounds)};
    add_estimate(row, one);
    csv.add(row);
  }
  return csv.text();
}

void show(Common& common, const PanosSimulation& all, bool csv) {
  if (csv)
    std::cout << csv_of(all);
  else if (common.json)
    std::cout << boost::json::serialize(json_of(all)) << '\n';
  else
    std::cout << with_numbers(
        common.lang(), heading(common, all) + counts_text(common, all) + bets_text(common, all));
  conclude(common, csv, all.missed() ? std::optional(missed_text(common, all)) : std::nullopt,
           all.simulated.interrupted);
}

}  // namespace

void simulate_panos(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                    Ranks& ranks) {
  auto all = prepare(common, options, ruleset, ranks);
  if (ranks.any(!all)) return;
  const bool first = ranks.rank() == 0;
  auto& run = all->run;
  run.error = [&](const sim::PanosTotals& totals) { return all->largest_error(totals.rounds); };
  {
    Progress progress(run.until_error ? 0 : run.plan.rounds,
                      std::string(common.say("jugadas", "coups")), first);
    all->simulated = simulate(run, ranks, progress);
  }
  if (!first) return;
  all->estimates = panos_estimates(all->bets, all->exact, all->simulated.totals);
  show(common, *all, options.csv);
}

}  // namespace sabot::cli
