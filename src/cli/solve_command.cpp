#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
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
    std::cout << solution_text(common, *solution, options.digits);
    if (answers) std::cout << answers_text(common, *solution, *answers, options.digits);
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
      "Solves chemin de fer between punto and banker exactly: both strategies, what they are "
      "worth, best answers to a given play, and what following the cuadro costs",
      "sabot solve chemin-de-fer --with-replacement --deduction 0");
  options->ruleset.add_to(*command);
  command->add_flag("--with-replacement", options->with_replacement,
                    "Every card comes back: an endless sabot");
  command
      ->add_option("--sees", options->sees,
                   "What they know: totals; banker-cards, the banker his two cards and the punto "
                   "his total; cards, both their two cards")
      ->capture_default_str()
      ->check(CLI::IsMember({"totals", "banker-cards", "cards"}));
  command
      ->add_option("--banker", options->banker,
                   "free in every cell but baccará, or bound to the cuadro and free where it is "
                   "optional")
      ->capture_default_str()
      ->check(CLI::IsMember({"free", "cuadro"}));
  command->add_option("--punto", options->given.punto,
                      "Answer this play of the punto: 5=1/2, or 2+3=1 where he sees his cards; "
                      "may be repeated; what is not said is played as in the equilibrium");
  command->add_option("--banca", options->given.banca,
                      "Answer this play of the banca: cuadro, 6:no=1, 3:9=1/2; may be repeated");
  command->add_option("--digits", options->digits, "Decimals")
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  command->add_option("--svg", options->svg, "Draw a picture into this file");
  command
      ->add_option("--picture", options->picture,
                   "Which: values over the punto's mix, or over the banca's")
      ->default_str("punto")
      ->check(CLI::IsMember({"punto", "banca"}));
  command->callback([&common, options] { solve(common, *options); });
}

}  // namespace sabot::cli
