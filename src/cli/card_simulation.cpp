#include <algorithm>
#include <iostream>
#include <limits>

#include <boost/json/serialize.hpp>

#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/cli/simulate_options.hpp"
#include "sabot/cli/simulate_text.hpp"
#include "sabot/law/numbers.hpp"
#include "sabot/sim/games.hpp"
#include "sabot/sim/words.hpp"

// Simulations of games that are dealt from the sabot.

namespace sabot::cli {
namespace {

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
  SimulateRun<sim::Plan> run;
  SimulationReport report;
  std::vector<odds::Bet> bets;
  odds::OutcomeLaw exact;
  std::size_t drawn = 0;  // the bet of the picture
};

// A bankroll's way is a talla's; which bet's, or the first one's.
bool plan_picture(Common& common, const SimulateOptions& options, Prepared& all) {
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
    common.fail(no_such_bet(common, names_of(all.bets), options.bet));
    return false;
  }
  all.drawn = static_cast<std::size_t>(bet - all.bets.begin());
  return true;
}

std::optional<Prepared> prepare(Common& common, const SimulateOptions& options,
                                const law::Ruleset& ruleset, const Ranks& ranks) {
  const auto game = odds::baccarat_of(ruleset);
  if (!game) return common.fail(game.error()), std::nullopt;
  auto given = odds::given_by(*game, options.plays);
  if (!given) return common.fail(given.error()), std::nullopt;
  const auto gone = read_gone(common, options.gone);
  if (!gone) return std::nullopt;
  const auto cards = odds::cards_left(*game, *gone);
  if (!cards) return common.fail(cards.error()), std::nullopt;
  Prepared all;
  all.report.gone = *gone;
  all.report.ground = odds::ground_of(ruleset);
  // A hand that may choose, where nothing says how, draws.
  for (const auto& choice : given->open) given->strategy.at(choice) = 1;
  given->said.insert(given->said.end(), given->open.begin(), given->open.end());
  for (const auto& choice : given->said)
    all.report.choices.push_back({choice_text(choice), given->strategy.at(choice)});
  auto& plan = all.run.plan;
  const auto asked = asked_of(common, options, ranks);
  if (!asked) return std::nullopt;
  plan.kind = options.tallas.empty() ? sim::Kind::coups : sim::Kind::tallas;
  plan.rounds = asked->rounds;
  plan.seed = asked->seed;
  // The rules are known to be sound here.
  plan.sabot = sim::sabot_of(ruleset).value();
  if (plan.sabot.left_at_the_end() + 1 < sim::cards_per_coup)
    return common.fail("with so few cards below the stop card a pass may run out of them"),
           std::nullopt;
  if (!plan_cards(common, *gone, plan)) return std::nullopt;
  plan.drawing = drawing_of(given->strategy);
  all.bets = game->bets;
  all.exact = odds::law_of({*cards}, strategy_of(plan.drawing)).outcome_law();
  all.run.threads = asked->threads;
  all.run.until_error = asked->until_error;
  if (!plan_picture(common, options, all)) return std::nullopt;
  return all;
}

double largest_error(const Prepared& all, const sim::Totals& totals) {
  double largest = totals.rounds == 0 ? std::numeric_limits<double>::infinity() : 0;
  for (const auto& one : estimates(all.run.plan, totals, all.bets, all.exact))
    largest = std::max(largest, one.mean.error.value_or(std::numeric_limits<double>::infinity()));
  return largest;
}

}  // namespace

void simulate_cards(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                    Ranks& ranks) {
  const bool first = ranks.rank() == 0;
  auto all = prepare(common, options, ruleset, ranks);
  if (ranks.any(!all)) return;
  all->run.error = [&](const sim::Totals& totals) { return largest_error(*all, totals); };
  const auto& plan = all->run.plan;
  auto& report = all->report;
  {
    Progress progress(all->run.until_error ? 0 : plan.rounds,
                      std::string(plan.kind == sim::Kind::coups ? common.say("jugadas", "coups")
                                                                : common.say("tallas", "tallas")),
                      first);
    report.simulated = simulate(all->run, ranks, progress);
  }
  if (!first) return;
  report.plan = plan;
  report.threads = all->run.threads;
  report.processes = ranks.size();
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
  conclude(common, options.csv,
           report.missed() ? std::optional(missed_text(common, report)) : std::nullopt,
           report.simulated.interrupted);
}

}  // namespace sabot::cli
