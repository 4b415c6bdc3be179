#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/game_kinds.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/cli/solve_cells.hpp"
#include "sabot/cli/solve_options.hpp"
#include "sabot/cli/solve_text.hpp"
#include "sabot/law/numbers.hpp"

// sabot solve: how punto and banker should play against each other.

namespace sabot::cli {
namespace {

// What contradicts itself, or could only be dropped, is refused before anything is computed.
bool is_sound(Common& common, const SolveOptions& options) {
  if (options.with_replacement && !options.ruleset.decks.empty()) {
    common.fail(common.say("--with-replacement no tiene barajas: quite --decks",
                           "--with-replacement has no packs: leave out --decks"));
    return false;
  }
  if (options.with_replacement && !options.gone.empty()) {
    common.fail(common.say("con --with-replacement toda carta vuelve: quite --gone",
                           "with --with-replacement every card comes back: leave out --gone"));
    return false;
  }
  return picture_has_a_place(common, options.svg, {{"--picture", !options.picture.empty()}});
}

// One for each setting asked for.
std::optional<std::vector<odds::Solution>> solutions_of(Common& common, const SolveOptions& options,
                                                        const std::vector<law::Ruleset>& rulesets) {
  const auto gone = read_gone(common, options.gone);
  if (!gone) return std::nullopt;
  const odds::Model model{.with_replacement = options.with_replacement,
                          .gone = *gone,
                          .sees = *from_text<odds::Sees>(options.sees),
                          .follows_cuadro = options.banker == "cuadro"};
  std::vector<odds::Solution> solutions;
  for (const auto& ruleset : rulesets) {
    auto solution = odds::solve(ruleset, model);
    if (!solution) return common.fail(solution.error()), std::nullopt;
    solutions.push_back(*std::move(solution));
  }
  return solutions;
}

boost::json::object json_of(const odds::Solution& solution, const SolveOptions& options) {
  auto json = solution_json(solution, options.digits);
  if (options.cells) json["cells"] = cells_json(solution, options.digits);
  return json;
}

void show_sweep(Common& common, const SolveOptions& options,
                const std::vector<odds::Solution>& solutions) {
  if (options.given.any() || !options.svg.empty() || !options.picture.empty() ||
      (options.cells && !common.json && !options.csv))
    return common.fail(common.say(
        "con varios ajustes no hay dibujo ni respuestas, y --cells sale con --json o --csv",
        "of several settings there is no picture and no answer, and --cells comes with --json or "
        "--csv"));
  if (options.csv) {
    std::cout << solutions_csv(solutions, options.cells, options.digits);
  } else if (common.json) {
    boost::json::array sweep;
    for (const auto& one : solutions) sweep.push_back(json_of(one, options));
    std::cout << boost::json::serialize(boost::json::object{{"sweep", std::move(sweep)}}) << '\n';
  } else {
    std::cout << with_numbers(common.lang(), solutions_text(common, solutions, options.digits));
  }
}

void show_solution(Common& common, const SolveOptions& options, const odds::Solution& solution) {
  std::optional<odds::Answers> answers;
  if (options.given.any()) {
    auto found = odds::answers_to(solution, options.given);
    if (!found) return common.fail(found.error());
    answers = *std::move(found);
  }
  if (options.csv) {
    if (answers)
      return common.fail(common.say("las respuestas no salen con --csv: use --json",
                                    "answers do not come with --csv: use --json"));
    std::cout << solutions_csv({solution}, options.cells, options.digits);
  } else if (common.json) {
    auto json = json_of(solution, options);
    if (answers) json["answers"] = answers_json(solution, *answers, options.digits);
    std::cout << boost::json::serialize(json) << '\n';
  } else {
    auto text = solution_text(common, solution, options.digits);
    if (options.cells) text += cells_text(common, solution, options.digits);
    if (answers) text += answers_text(common, solution, *answers, options.digits);
    std::cout << with_numbers(common.lang(), text);
  }
  if ((options.csv && options.svg.empty()) || !wants_picture(common, options.svg)) return;
  const auto picture = options.picture == "banca" ? banca_mix_picture(common, solution)
                                                  : punto_mix_picture(common, solution);
  if (picture)
    show_picture(common, options.svg, *picture);
  else if (!options.svg.empty())
    common.fail(common.say("nadie elige: no hay nada que dibujar",
                           "nobody chooses: there is nothing to draw"));
}

void solve(Common& common, const SolveOptions& options) {
  if (!is_sound(common, options)) return;
  const auto rulesets = options.ruleset.load_all(common);
  if (!rulesets) return;
  if (has_two_panos(rulesets->front())) return show_panos_solutions(common, options, *rulesets);
  if (options.panos.are_idle(common)) return;
  const auto solutions = solutions_of(common, options, *rulesets);
  if (!solutions) return;
  solutions->size() == 1 ? show_solution(common, options, solutions->front())
                         : show_sweep(common, options, *solutions);
}

}  // namespace

void add_solve(Command program, Common& common) {
  auto options = std::make_shared<SolveOptions>();
  const auto command = add_command(
      program, common, "solve",
      {"Resuelve exactamente el juego entre punto y banquero: las dos estrategias, lo que "
       "valen, las mejores respuestas a un juego dado y lo que cuesta seguir el cuadro",
       "Solves the game between punto and banker exactly: both strategies, what they are "
       "worth, the best answers to a given play, and what following the cuadro costs"},
      "sabot solve chemin-de-fer --with-replacement --deduction 0\n"
      "  sabot solve chemin-de-fer --gone 4x9s --cells\n"
      "  sabot solve chemin-de-fer --decks 1-8 --deduction 0%,5% --csv\n"
      "  sabot solve dos-panos --panos 100:50 --punto 1:5=1 --punto 2:5=0");
  options->ruleset.add_to(command, common);
  options->panos.add_to(command, common);
  command.add_flag(
      "--with-replacement", options->with_replacement,
      common.text("Cada carta vuelve: un sabot sin fin", "Every card goes back: an endless sabot"));
  command
      .add_option(
          "--sees", options->sees,
          common.text("Lo que ve cada uno: totals, su total; banker-cards, el banquero sus dos "
                      "cartas y el punto su total; cards, ambos sus dos cartas",
                      "What each side knows: totals, its total; banker-cards, the banker both "
                      "cards and the punto a total; cards, both sides their two cards"))
      .show_default()
      .one_of({"totals", "banker-cards", "cards"});
  command
      .add_option("--banker", options->banker,
                  common.text("free: libre en todas las casillas menos con baccará; cuadro: "
                              "sujeto al cuadro y libre donde es optativo",
                              "free: free in every cell except with baccará; cuadro: bound to the "
                              "cuadro, free where it is optional"))
      .show_default()
      .one_of({"free", "cuadro"});
  command.add_option("--gone", options->gone,
                     common.text("Cartas que han salido del sabot: 9s,9h,3xKd; se puede repetir",
                                 "Cards that have left the sabot: 9s,9h,3xKd; may be repeated"));
  command.add_flag(
      "--cells", options->cells,
      common.text("De cada decisión, cuántas veces se da, lo que pedir gana sobre plantarse y cómo "
                  "acaba la jugada de un modo y de otro",
                  "For each decision how often it comes up, what drawing gains over standing, and "
                  "how the coup ends either way"));
  command
      .add_flag("--csv", options->csv,
                common.text("Escribe una tabla con comas: los valores o, con --cells, las "
                            "decisiones",
                            "Write a table with commas: the values, or with --cells the "
                            "decisions"))
      .excludes("--json");
  command.add_option(
      "--punto", options->given.punto,
      common.text("Responde a este juego del punto: 5=1/2, o 2+3=1 si ve sus cartas, o 1:5=1/2 "
                  "y 2:5=0 con dos paños; se puede repetir; lo que no se dice se juega como en el "
                  "equilibrio",
                  "Answer this play of the punto: 5=1/2, or 2+3=1 where the punto sees cards, or "
                  "1:5=1/2 and 2:5=0 with two paños; may be repeated; what is left out is played "
                  "as in the equilibrium"));
  command.add_option(
      "--banca", options->given.banca,
      common.text("Responde a este juego de la banca: cuadro, 6:no=1, 3:9=1/2; se puede repetir",
                  "Answer this play of the banca: cuadro, 6:no=1, 3:9=1/2; may be repeated"));
  command
      .add_option("--digits", options->digits,
                  common.text("Cuántos decimales", "How many decimals"))
      .show_default()
      .within(1, 100);
  command.add_option(
      "--svg", options->svg,
      common.text("Dibuja una figura en este fichero", "Draw a picture to this file"));
  command
      .add_option(
          "--picture", options->picture,
          common.text("Qué se dibuja: los valores según la mezcla del punto o según la de la banca",
                      "What to draw: values over the punto's mix, or over the banca's"))
      .show_default("punto")
      .one_of({"punto", "banca"});
  command.callback([&common, options] { solve(common, *options); });
}

}  // namespace sabot::cli
