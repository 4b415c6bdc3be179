#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/cli/numbers.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/cli/ruleset_options.hpp"
#include "sabot/cli/solve_text.hpp"

// sabot solve: how punto and banker should play against each other.

namespace sabot::cli {
namespace {

struct Options {
  RulesetOptions ruleset;
  bool with_replacement = false;
  std::string sees = "totals";
  std::string banker = "free";
  odds::GivenPlays given;
  int digits = 10;
  std::string svg;
  std::string picture;
};

void solve(Common& common, const Options& options) {
  if (options.with_replacement && !options.ruleset.decks.empty())
    return common.fail(common.say("--with-replacement no tiene barajas: sin --decks",
                                  "--with-replacement has no packs: leave out --decks"));
  if (!picture_has_a_place(common, options.svg, {{"--picture", !options.picture.empty()}})) return;
  const auto ruleset = options.ruleset.load(common);
  if (!ruleset) return;
  const odds::Model model{.with_replacement = options.with_replacement,
                          .sees = *from_text<odds::Sees>(options.sees),
                          .follows_cuadro = options.banker == "cuadro"};
  const auto solution = odds::solve(*ruleset, model);
  if (!solution) return common.fail(solution.error());
  std::optional<odds::Answers> answers;
  if (options.given.any()) {
    auto found = odds::answers_to(*solution, options.given);
    if (!found) return common.fail(found.error());
    answers = *std::move(found);
  }
  if (common.json) {
    auto json = solution_json(*solution, options.digits);
    if (answers) json["answers"] = answers_json(*solution, *answers, options.digits);
    std::cout << boost::json::serialize(json) << '\n';
  } else {
    std::cout << with_numbers(common.lang(), solution_text(common, *solution, options.digits));
    if (answers)
      std::cout << with_numbers(common.lang(),
                                answers_text(common, *solution, *answers, options.digits));
  }
  if (!wants_picture(common, options.svg)) return;
  const auto picture = options.picture == "banca" ? banca_mix_picture(common, *solution)
                                                  : punto_mix_picture(common, *solution);
  if (picture)
    show_picture(common, options.svg, *picture);
  else if (!options.svg.empty())
    common.fail(common.say("nadie elige: no hay nada que dibujar",
                           "nobody chooses: there is nothing to draw"));
}

}  // namespace

void add_solve(CLI::App& program, Common& common) {
  auto options = std::make_shared<Options>();
  auto* command = add_command(
      program, common, "solve",
      {"Resuelve exactamente el chemin de fer entre punto y banquero: las dos estrategias, lo que "
       "valen, las mejores respuestas a un juego dado y lo que cuesta seguir el cuadro",
       "Solves chemin de fer between punto and banker exactly: both strategies, what they are "
       "worth, the best answers to a given play, and what following the cuadro costs"},
      "sabot solve chemin-de-fer --with-replacement --deduction 0");
  options->ruleset.add_to(*command, common);
  command->add_flag(
      "--with-replacement", options->with_replacement,
      common.text("Cada carta vuelve: un sabot sin fin", "Every card goes back: an endless sabot"));
  command
      ->add_option(
          "--sees", options->sees,
          common.text("Lo que ve cada uno: totals, su total; banker-cards, el banquero sus dos "
                      "cartas y el punto su total; cards, ambos sus dos cartas",
                      "What each side knows: totals, its total; banker-cards, the banker both "
                      "cards and the punto a total; cards, both sides their two cards"))
      ->capture_default_str()
      ->check(CLI::IsMember({"totals", "banker-cards", "cards"}));
  command
      ->add_option("--banker", options->banker,
                   common.text("free: libre en todas las casillas menos con baccará; cuadro: "
                               "sujeto al cuadro y libre donde es optativo",
                               "free: free in every cell except with baccará; cuadro: bound to the "
                               "cuadro, free where it is optional"))
      ->capture_default_str()
      ->check(CLI::IsMember({"free", "cuadro"}));
  command->add_option(
      "--punto", options->given.punto,
      common.text("Responde a este juego del punto: 5=1/2, o 2+3=1 si ve sus cartas; se puede "
                  "repetir; lo que no se dice se juega como en el equilibrio",
                  "Answer this play of the punto: 5=1/2, or 2+3=1 where the punto sees cards; may "
                  "be repeated; what is left out is played as in the equilibrium"));
  command->add_option(
      "--banca", options->given.banca,
      common.text("Responde a este juego de la banca: cuadro, 6:no=1, 3:9=1/2; se puede repetir",
                  "Answer this play of the banca: cuadro, 6:no=1, 3:9=1/2; may be repeated"));
  command
      ->add_option("--digits", options->digits,
                   common.text("Cuántos decimales", "How many decimals"))
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  command->add_option(
      "--svg", options->svg,
      common.text("Dibuja una figura en este fichero", "Draw a picture to this file"));
  command
      ->add_option(
          "--picture", options->picture,
          common.text("Qué se dibuja: los valores según la mezcla del punto o según la de la banca",
                      "What to draw: values over the punto's mix, or over the banca's"))
      ->default_str("punto")
      ->check(CLI::IsMember({"punto", "banca"}));
  command->callback([&common, options] { solve(common, *options); });
}

}  // namespace sabot::cli
