#include <iostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/panos_solve_text.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/cli/solve_options.hpp"
#include "sabot/law/numbers.hpp"

// How the banker and the puntos of two paños should play against each other.

namespace sabot::cli {
namespace {

bool is_sound(Common& common, const SolveOptions& options, bool sweep) {
  if (says_nothing_of_panos(
          common,
          {{"--sees", options.sees != "totals",
            "aquí todos juegan según los totales; quite la opción",
            "here everybody plays by totals; leave it out"},
           {"--banca", !options.given.banca.empty(),
            "aquí se busca la mejor respuesta de la banca; dé las jugadas de los puntos con "
            "--punto, y "
            "pida a sabot odds --play lo que vale una de la banca",
            "here the banker's best answer is sought; give the puntos' plays with --punto, and ask "
            "sabot odds --play what one of the banker's is worth"},
           {"--picture", options.picture == "banca",
            "el dibujo es el de todos los valores según lo que piden los puntos; quite la opción",
            "the picture is that of all values over the puntos' mix; leave it out"}}))
    return false;
  if (sweep && !options.svg.empty()) {
    common.fail(common.say("el dibujo es de un solo ajuste", "a picture is of one setting"));
    return false;
  }
  if (!options.cells || common.json || options.csv) return true;
  common.fail(common.say("con dos paños, --cells sale con --json o --csv",
                         "with two paños, --cells comes with --json or --csv"));
  return false;
}

std::optional<std::vector<odds::PanosSolution>> solutions_of(
    Common& common, const SolveOptions& options, const std::vector<law::Ruleset>& rulesets) {
  const auto gone = read_gone(common, options.gone);
  const auto panos = options.panos.read(common);
  if (!gone || !panos) return std::nullopt;
  const odds::PanosModel model{.with_replacement = options.with_replacement,
                               .gone = *gone,
                               .follows_cuadro = options.banker == "cuadro",
                               .stakes = panos->stakes,
                               .bank = panos->bank,
                               .puntos = options.given.punto};
  std::vector<odds::PanosSolution> solutions;
  for (const auto& ruleset : rulesets) {
    auto solution = odds::solve_panos(ruleset, model);
    if (!solution) return common.fail(solution.error()), std::nullopt;
    solutions.push_back(*std::move(solution));
  }
  return solutions;
}

std::string json_text(const std::vector<odds::PanosSolution>& solutions,
                      const SolveOptions& options) {
  boost::json::array all;
  for (const auto& solution : solutions)
    all.push_back(panos_solution_json(solution, options.cells, options.digits));
  if (all.size() == 1) return boost::json::serialize(all.front()) + '\n';
  return boost::json::serialize(boost::json::object{{"sweep", std::move(all)}}) + '\n';
}

// What both sides are worth as both puntos mix alike, when the banker answers at the best.
Picture mix_picture(const Common& common, const odds::PanosSolution& solution) {
  constexpr int steps = 50;
  const auto total = static_cast<std::size_t>(solution.table->free_totals().front());
  chart::Chart picture{
      .title = std::string(common.say("Lo que vale la mezcla de los puntos si la banca responde "
                                      "bien",
                                      "What the puntos' mix is worth when the banca answers well")),
      .subtitle = solution.ground.ruleset,
      .x = {fmt::format(
                "{} {}",
                common.say("con qué probabilidad piden ambos con", "probability that both draw on"),
                total),
            chart::Numbers::percent},
      .y = {std::string(common.say("valor de una unidad", "value of one unit")),
            chart::Numbers::percent},
      .lines = {{std::string(common.say("primer paño", "first paño")), {}},
                {std::string(common.say("segundo paño", "second paño")), {}},
                {"banca", {}}}};
  auto play = solution.play;
  for (int step = 0; step <= steps; ++step) {
    const auto mix = odds::fraction(odds::Integer(step), odds::Integer(steps));
    play.first[total] = play.second[total] = mix;
    play.banca = solution.game->best_answer(play);
    const auto values = values_of(solution, play);
    const auto at = odds::approximate(mix);
    picture.lines[0].points.push_back({at, odds::approximate(values.first)});
    picture.lines[1].points.push_back({at, odds::approximate(values.second)});
    picture.lines[2].points.push_back({at, odds::approximate(values.banca)});
  }
  return picture;
}

}  // namespace

void show_panos_solutions(Common& common, const SolveOptions& options,
                          const std::vector<law::Ruleset>& rulesets) {
  if (!is_sound(common, options, rulesets.size() > 1)) return;
  const auto solutions = solutions_of(common, options, rulesets);
  if (!solutions) return;
  if (options.csv) {
    std::cout << panos_solutions_csv(*solutions, options.cells, options.digits);
  } else if (common.json) {
    std::cout << json_text(*solutions, options);
  } else {
    std::string text;
    for (const auto& solution : *solutions)
      text += (text.empty() ? "" : "\n") + panos_solution_text(common, solution, options.digits);
    std::cout << with_numbers(common.lang(), text);
  }
  const auto& solution = solutions->front();
  if (solutions->size() > 1 || solution.table->free_totals().empty() ||
      (options.csv && options.svg.empty()) || !wants_picture(common, options.svg))
    return;
  show_picture(common, options.svg, mix_picture(common, solution));
}

}  // namespace sabot::cli
