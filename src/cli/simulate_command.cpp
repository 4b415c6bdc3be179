#include <algorithm>
#include <cmath>
#include <iostream>
#include <limits>
#include <memory>
#include <thread>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/command_line.hpp"
#include "sabot/cli/counts.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/cli/ruleset_options.hpp"
#include "sabot/cli/simulate_text.hpp"
#include "sabot/law/numbers.hpp"

// sabot simulate: very many coups or tallas, and how they agree with the exact odds.

namespace sabot::cli {
namespace {

struct Options {
  RulesetOptions ruleset;
  std::string coups;
  std::string tallas;
  std::string until_error;
  std::vector<std::string> gone;
  std::vector<std::string> plays;
  bool csv = false;
  std::string seed = "1";
  int threads = 0;
  std::string svg;
  std::string bet;
};

constexpr std::uint64_t usual_coups = 10'000'000;

template <class Rules>
std::optional<sim::SabotPlan> sabot_of(const law::Ruleset& ruleset) {
  const auto rules = Rules::from(ruleset);
  return rules ? std::optional(sim::sabot_of(*rules)) : std::nullopt;
}
// The rules are known to be sound here. Adding a game adds a line.
sim::SabotPlan sabot_plan(const law::Ruleset& ruleset) {
  const auto plan = ruleset.game() == "chemin-de-fer" ? sabot_of<chemin_de_fer::Rules>(ruleset)
                                                      : sabot_of<punto_banca::Rules>(ruleset);
  return *plan;
}

std::optional<double> read_error(Common& common, const std::string& text) {
  // People write 1e-6, which is not a fraction.
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (*end == '\0' && std::isfinite(value) && value > 0) return value;
  common.fail(common.say("--until-error es un número mayor que 0, como 1e-5",
                         "--until-error is a number above 0, such as 1e-5"));
  return std::nullopt;
}

// What is asked for: how many rounds of which kind, at most.
bool plan_rounds(Common& common, const Options& options, sim::Plan& plan) {
  if (!options.coups.empty() && !options.tallas.empty()) {
    common.fail(common.say("--coups o --tallas, no ambas", "--coups or --tallas, not both"));
    return false;
  }
  plan.kind = options.tallas.empty() ? sim::Kind::coups : sim::Kind::tallas;
  plan.rounds = options.until_error.empty() ? usual_coups : sim::most_rounds;
  const auto& text = options.tallas.empty() ? options.coups : options.tallas;
  if (text.empty()) return true;
  const auto count = read_count(common, options.tallas.empty() ? "--coups" : "--tallas", text, 1,
                                sim::most_rounds);
  if (count) plan.rounds = *count;
  return count.has_value();
}

bool plan_seed(Common& common, const Options& options, sim::Plan& plan) {
  const auto seed = read_seed(common, options.seed);
  plan.seed = seed.value_or(0);
  return seed.has_value();
}

// With cards gone a talla is under way: what had to be turned and burned was, and coups go on until
// the stop card.
bool plan_cards(Common& common, const std::vector<Card>& gone, sim::Plan& plan) {
  for (const auto card : gone) ++plan.sabot.gone[static_cast<std::size_t>(baccarat::points(card))];
  if (gone.empty()) return true;
  plan.sabot.burn.reset();
  if (plan.kind == sim::Kind::coups || plan.sabot.cards() > plan.sabot.left_at_the_end())
    return true;
  common.fail(common.say("--gone: la carta de parada ya ha salido: no queda ninguna jugada",
                         "--gone: the stop card has appeared: there is no coup left"));
  return false;
}

struct Prepared {
  SimulateRun run;
  SimulationReport report;
  std::vector<odds::Bet> bets;
  odds::OutcomeLaw exact;
  std::size_t drawn = 0;  // the bet of the picture
};

// A bankroll's way is a talla's; which bet's, or the first one's.
bool plan_picture(Common& common, const Options& options, Prepared& all) {
  if (!options.bet.empty() && all.run.plan.kind != sim::Kind::tallas) {
    common.fail(common.say("--bet es la apuesta del dibujo, que es de una talla: dé --tallas",
                           "--bet is the bet drawn in the picture of a talla: give --tallas"));
    return false;
  }
  all.run.plan.standings = all.run.plan.kind == sim::Kind::tallas &&
                           wants_picture(common, options.svg) &&
                           (!options.csv || !options.svg.empty());
  if (!options.svg.empty() && all.run.plan.kind != sim::Kind::tallas) {
    common.fail(
        common.say("--svg dibuja una talla: dé --tallas", "--svg draws a talla: give --tallas"));
    return false;
  }
  if (!picture_has_a_place(common, options.svg, {{"--bet", !options.bet.empty()}})) return false;
  if (options.bet.empty()) return true;
  const auto bet = std::ranges::find(all.bets, options.bet, &odds::Bet::name);
  if (bet == all.bets.end()) {
    common.fail(no_such_bet(common, all.bets, options.bet));
    return false;
  }
  all.drawn = static_cast<std::size_t>(bet - all.bets.begin());
  return true;
}

std::optional<Prepared> prepare(Common& common, const Options& options, const Ranks& ranks) {
  const auto ruleset = options.ruleset.load(common);
  if (!ruleset) return std::nullopt;
  const auto game = odds::baccarat_of(*ruleset);
  if (!game) return common.fail(game.error()), std::nullopt;
  auto given = odds::given_by(*game, options.plays);
  if (!given) return common.fail(given.error()), std::nullopt;
  const auto gone = read_gone(common, options.gone);
  if (!gone) return std::nullopt;
  const auto cards = odds::cards_left(*game, *gone);
  if (!cards) return common.fail(cards.error()), std::nullopt;
  Prepared all;
  all.report.gone = *gone;
  all.report.ground = odds::ground_of(*ruleset);
  // A hand that may choose, where nothing says how, draws.
  for (const auto& choice : given->open) given->strategy.at(choice) = 1;
  given->said.insert(given->said.end(), given->open.begin(), given->open.end());
  for (const auto& choice : given->said)
    all.report.choices.push_back({choice_text(choice), given->strategy.at(choice)});
  auto& plan = all.run.plan;
  if (!plan_rounds(common, options, plan) || !plan_seed(common, options, plan)) return std::nullopt;
  plan.sabot = sabot_plan(*ruleset);
  if (!plan_cards(common, *gone, plan)) return std::nullopt;
  plan.drawing = drawing_of(given->strategy);
  all.bets = game->bets;
  all.exact = odds::law_of({*cards}, strategy_of(plan.drawing)).outcome_law();
  const auto processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const auto usual = ranks.size() > 1 ? 1 : processors;
  all.run.threads = options.threads > 0 ? options.threads : usual;
  if (!options.until_error.empty()) {
    all.run.until_error = read_error(common, options.until_error);
    if (!all.run.until_error) return std::nullopt;
  }
  if (!plan_picture(common, options, all)) return std::nullopt;
  return all;
}

double largest_error(const Prepared& all, const sim::Totals& totals) {
  double largest = totals.rounds == 0 ? std::numeric_limits<double>::infinity() : 0;
  for (const auto& one : estimates(all.run.plan, totals, all.bets, all.exact))
    largest = std::max(largest, one.mean.error.value_or(std::numeric_limits<double>::infinity()));
  return largest;
}

void simulate_game(Common& common, const Options& options) {
  const auto ranks = start_ranks();
  if (!ranks) return common.fail(ranks.error());
  const bool first = (*ranks)->rank() == 0;
  // Of several processes only the first speaks.
  if (!first) std::cerr.setstate(std::ios::badbit);
  auto all = prepare(common, options, **ranks);
  // What one of them cannot do, such as writing a file, none begins.
  if ((*ranks)->any(!all)) return;
  all->run.error = [&](const sim::Totals& totals) { return largest_error(*all, totals); };
  const auto& plan = all->run.plan;
  auto& report = all->report;
  {
    Progress progress(all->run.until_error ? 0 : plan.rounds,
                      std::string(plan.kind == sim::Kind::coups ? common.say("jugadas", "coups")
                                                                : common.say("tallas", "tallas")),
                      first);
    report.simulated = simulate(all->run, **ranks, progress);
  }
  if (!first) return;
  report.plan = plan;
  report.threads = all->run.threads;
  report.processes = (*ranks)->size();
  report.estimates = estimates(plan, report.simulated.totals, all->bets, all->exact);
  report.until_error = all->run.until_error;
  report.largest_error = largest_error(*all, report.simulated.totals);
  if (options.csv)
    std::cout << simulation_csv(report);
  else if (common.json)
    std::cout << boost::json::serialize(simulation_json(report)) << '\n';
  else
    std::cout << with_numbers(common.lang(), simulation_text(common, report));
  if (plan.standings)
    show_picture(common, options.svg, bankroll_picture(common, report, all->bets[all->drawn]));
  if (report.missed()) {
    // Readers of the JSON are told too.
    if (common.json || options.csv) std::cerr << "sabot: " << missed_text(common, report) << '\n';
    common.exit = Exit::not_so;
  }
  if (report.simulated.interrupted) common.exit = Exit::interrupted;
  std::cout.flush();
}

}  // namespace

void add_simulate(CLI::App& program, Common& common) {
  auto options = std::make_shared<Options>();
  auto* command = add_command(
      program, common, "simulate",
      {"Reparte muchísimas jugadas o tallas enteras y las compara con las probabilidades exactas; "
       "con mpirun comparte el trabajo con otros procesos. La misma semilla da los mismos totales "
       "con cualquier número de hilos y de máquinas; Ctrl-C muestra lo que hay",
       "Deals very many coups or whole tallas and compares them with the exact odds; under mpirun "
       "it shares the work with other processes. The same seed gives the same totals on any number "
       "of threads and machines; Ctrl-C prints what there is so far"},
      "sabot simulate punto-y-banca --tallas 1e6 --seed 7");
  options->ruleset.add_to(*command, common);
  command->add_option(
      "--coups", options->coups,
      common.text("Cuántas jugadas, cada una con el sabot completo: 1e9 (si falta, 10000000)",
                  "How many coups, each from a full sabot: 1e9 (10000000 if left out)"));
  command->add_option(
      "--tallas", options->tallas,
      common.text("Cuántas tallas enteras, con cartas quemadas y carta de detención",
                  "How many whole tallas, with burned cards and the stop card"));
  command->add_option(
      "--until-error", options->until_error,
      common.text("Hasta que el error típico de todas las apuestas baje de este: 1e-5",
                  "Until the standard error of every bet is below this: 1e-5"));
  command->add_option(
      "--gone", options->gone,
      common.text("Cartas que han salido antes del sabot: 9s,9h,3xKd; se puede repetir. Las tallas "
                  "siguen desde ahí, y no se quema ninguna carta",
                  "Cards that have left the sabot before: 9s,9h,3xKd; may be repeated. Tallas then "
                  "go on from there, and no card is burned"));
  command
      ->add_flag("--csv", options->csv,
                 common.text("Escribe una tabla con comas, una línea por apuesta",
                             "Write a table with commas, a line for each bet"))
      ->excludes("--json");
  command->add_option(
      "--play", options->plays,
      common.text("Cómo se juega una opción libre, como en sabot odds; si no se dice, se pide",
                  "How a free choice is played, as in sabot odds; a choice left out is to draw"));
  command
      ->add_option("--seed", options->seed,
                   common.text("Otra semilla da otras cartas", "Another seed gives other cards"))
      ->capture_default_str();
  command
      ->add_option("--threads", options->threads,
                   common.text("Cuántos hilos; si falta, tantos como procesadores",
                               "How many threads; one per processor if left out"))
      ->check(CLI::Range(1, 1024));
  command->add_option(
      "--svg", options->svg,
      common.text("Dibuja en este fichero cómo va un jugador a lo largo de una talla",
                  "Draw to this file how a player stands in the course of a talla"));
  command->add_option("--bet", options->bet,
                      common.text("A qué apuesta ese jugador: punto, banca, empate",
                                  "What that player bets on: punto, banca, empate"));
  command->callback([&common, options] { simulate_game(common, *options); });
}

}  // namespace sabot::cli
