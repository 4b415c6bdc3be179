#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

#include "sabot/cli/command.hpp"
#include "sabot/cli/game_kinds.hpp"
#include "sabot/cli/simulate_options.hpp"

// sabot simulate: very many coups, tallas or spins, and how they agree with the exact odds.

namespace sabot::cli {
namespace {

struct Simulates {
  bool (*is_of_this_kind)(const law::Ruleset&);
  void (*simulate)(Common&, const SimulateOptions&, const law::Ruleset&, Ranks&);
};
constexpr std::array simulated{
    Simulates{has_two_panos, simulate_panos},
    Simulates{has_one_cuadro, simulate_cards},
    Simulates{has_wheel, simulate_spins},
    Simulates{has_two_rows, simulate_rows},
};

void simulate_game(Common& common, const SimulateOptions& options) {
  const auto ranks = start_ranks();
  if (!ranks) return common.fail(ranks.error());
  if ((*ranks)->rank() != 0) std::cerr.setstate(std::ios::badbit);
  const auto ruleset = options.ruleset.load(common);
  if ((*ranks)->any(!ruleset)) return;
  const auto* kind = std::ranges::find_if(
      simulated, [&](const Simulates& one) { return one.is_of_this_kind(*ruleset); });
  if (kind == simulated.end())
    return common.fail("the odds of " + ruleset->game() + " are not known yet");
  if (kind->simulate != simulate_panos && options.panos.are_idle(common)) return;
  if (options.run.are_idle(common, has_bank_runs(*ruleset))) return;
  if (options.run.any()) return simulate_rotation(common, options, *ruleset, **ranks);
  kind->simulate(common, options, *ruleset, **ranks);
}

}  // namespace

void add_simulate(Command program, Common& common) {
  auto options = std::make_shared<SimulateOptions>();
  const auto command = add_command(
      program, common, "simulate",
      {"Reparte muchísimas jugadas o tallas enteras, o lanza la bola muchísimas veces, y lo "
       "compara "
       "con las probabilidades exactas; "
       "con mpirun comparte el trabajo con otros procesos. La misma semilla da los mismos totales "
       "con cualquier número de hilos y de máquinas; Ctrl-C muestra lo que hay",
       "Deals very many coups or whole tallas, or spins a wheel very often, and compares that with "
       "the exact odds; under mpirun "
       "it shares the work with other processes. The same seed gives the same totals on any number "
       "of threads and machines; Ctrl-C prints what there is so far"},
      "sabot simulate punto-y-banca --tallas 1e6 --seed 7\n"
      "  sabot simulate punto-y-banca --rules ar --tallas 1e5 --opening 100,600 --suite 4\n"
      "  sabot simulate ruleta --rules es79 --coups 1e9\n"
      "  sabot simulate dos-panos --panos 100:50 --play 5=1/2 --coups 1e9");
  options->ruleset.add_to(command, common);
  options->panos.add_to(command, common);
  options->panos.add_banker(command, common);
  options->run.add_to(command, common);
  command.add_option("--minimum", options->minimum,
                     common.text("El mínimo de la mesa; con --opening (si falta, 5)",
                                 "The minimum of the table; with --opening (5 if left out)"));
  command
      .add_option("--players", options->players,
                  common.text("Cuántos jugadores sentados salen por turno con el sabot; con "
                              "--opening, que se reparte entre ellos",
                              "How many seated players go out with the sabot in turn; with "
                              "--opening, whose stakes go round among them"))
      .show_default()
      .within(3, 30);
  command
      .add_option("--suite-to", options->suite_to,
                  common.text("Quién toma la suite que se da: la casa, o el jugador de la derecha",
                              "Who takes a suite that is given: the house, or the player to the "
                              "right"))
      .show_default()
      .one_of({"house", "right"});
  command.add_option(
      "--coups", options->coups,
      common.text("Cuántas jugadas, cada una con el sabot completo, o cuántas tiradas: 1e9 (si "
                  "falta, 10000000)",
                  "How many coups, each from a full sabot, or spins: 1e9 (10000000 if left out)"));
  command.add_option("--tallas", options->tallas,
                     common.text("Cuántas tallas enteras, con cartas quemadas y carta de detención",
                                 "How many whole tallas, with burned cards and the stop card"));
  command.add_option(
      "--until-error", options->until_error,
      common.text("Hasta que el error típico de todas las apuestas baje de este: 1e-5",
                  "Until the standard error of every bet is below this: 1e-5"));
  command.add_option(
      "--gone", options->gone,
      common.text("Cartas que han salido antes del sabot: 9s,9h,3xKd; se puede repetir. Las tallas "
                  "siguen desde ahí, y no se quema ninguna carta",
                  "Cards that have left the sabot before: 9s,9h,3xKd; may be repeated. Tallas then "
                  "go on from there, and no card is burned"));
  command
      .add_flag("--csv", options->csv,
                common.text("Escribe una tabla con comas, una línea por apuesta",
                            "Write a table with commas, a line for each bet"))
      .excludes("--json");
  command.add_option(
      "--play", options->plays,
      common.text("Cómo se juega una opción libre, como en sabot odds; si no se dice, se pide",
                  "How a free choice is played, as in sabot odds; a choice left out is to draw"));
  command
      .add_option("--seed", options->seed,
                  common.text("Otra semilla da otras cartas", "Another seed gives other cards"))
      .show_default();
  command
      .add_option("--threads", options->threads,
                  common.text("Cuántos hilos; si falta, tantos como procesadores",
                              "How many threads; one per processor if left out"))
      .within(1, 1024);
  command.add_option(
      "--svg", options->svg,
      common.text("Dibuja en este fichero cómo va un jugador a lo largo de una talla",
                  "Draw to this file how a player stands in the course of a talla"));
  command.add_option("--bet", options->bet,
                     common.text("A qué apuesta ese jugador: punto, banca, empate",
                                 "What that player bets on: punto, banca, empate"));
  command.callback([&common, options] { simulate_game(common, *options); });
}

}  // namespace sabot::cli
