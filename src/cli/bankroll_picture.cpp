#include <algorithm>

#include <fmt/format.h>

#include "sabot/cli/pictures.hpp"
#include "sabot/law/numbers.hpp"

namespace sabot::cli {
namespace {

using chart::Numbers;

struct Standing {
  double units = 0;
  std::uint64_t tallas = 0;
};

// Every standing after that many coups, the lowest first.
std::vector<Standing> standings_after(const SimulationReport& report, const odds::Bet& bet,
                                      const sim::Standings& places, int coups) {
  const auto net = [&](odds::Outcome outcome) {
    return odds::approximate(bet.on[static_cast<std::size_t>(outcome)].net);
  };
  std::vector<Standing> all;
  for (int punto = 0; punto <= coups; ++punto)
    for (int banca = 0; punto + banca <= coups; ++banca) {
      const auto tallas = report.simulated.totals.standings[places.after(coups, punto, banca)];
      if (tallas == 0) continue;
      const double units = punto * net(odds::Outcome::punto) + banca * net(odds::Outcome::banca) +
                           (coups - punto - banca) * net(odds::Outcome::empate);
      all.push_back({units, tallas});
    }
  std::ranges::sort(all, {}, &Standing::units);
  return all;
}

double quantile(const std::vector<Standing>& standings, std::uint64_t tallas, double part) {
  const double wanted = part * static_cast<double>(tallas);
  double so_far = 0;
  for (const auto& one : standings) {
    so_far += static_cast<double>(one.tallas);
    if (so_far >= wanted) return one.units;
  }
  return standings.back().units;
}

}  // namespace

Picture bankroll_picture(const Common& common, const SimulationReport& report,
                         const odds::Bet& bet) {
  const sim::Standings places(report.plan.sabot);
  const auto tallas = report.simulated.totals.rounds;
  chart::Chart picture{
      .title = fmt::format("{} {}",
                           common.say("Una unidad en cada jugada de una talla: apuesta a",
                                      "One unit on every coup of a talla: bet on"),
                           bet.name),
      .subtitle = fmt::format("{}, {} {}", report.ground.ruleset, grouped(common.lang(), tallas),
                              common.say("tallas simuladas", "simulated tallas")),
      .x = {std::string(common.say("jugadas", "coups")), Numbers::whole},
      .y = {std::string(common.say("ganado o perdido, en unidades", "won or lost, in units")),
            Numbers::plain},
      .bands = {{"5–95 %", {{0, 0, 0}}, 0}, {"25–75 %", {{0, 0, 0}}, 0}},
      .lines = {{std::string(common.say("mediana", "median")), {{0, 0}}}}};
  if (tallas == 0) return picture;
  for (int coups = 1; coups <= places.sure(); ++coups) {
    const auto standings = standings_after(report, bet, places, coups);
    const auto at = [&](double part) { return quantile(standings, tallas, part); };
    const auto x = static_cast<double>(coups);
    picture.bands[0].stretches.push_back({x, at(0.05), at(0.95)});
    picture.bands[1].stretches.push_back({x, at(0.25), at(0.75)});
    picture.lines[0].points.push_back({x, at(0.5)});
  }
  return picture;
}

}  // namespace sabot::cli
