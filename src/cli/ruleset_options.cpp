#include "sabot/cli/ruleset_options.hpp"

#include <fmt/format.h>

namespace sabot::cli {

void RulesetOptions::add_to(CLI::App& command, const Common& common) {
  command
      .add_option(
          common.text("JUEGO", "GAME"), game,
          common.text("El juego; sabot games los enumera", "The game; sabot games lists them"))
      ->required();
  command
      .add_option("--rules", rules,
                  common.text("El reglamento: es79 o as11", "The regulation: es79 or as11"))
      ->capture_default_str();
  command.add_option("--overlay", overlay,
                     common.text("Los ajustes de un casino, en un fichero TOML",
                                 "An operator's settings, in a TOML file"));
  command.add_option("--decks", decks,
                     common.text("Cuántas barajas, en vez de las del reglamento",
                                 "How many packs, instead of the regulation's"));
  command.add_option(
      "--deduction", deduction,
      common.text("De lo que gana la banca, en vez de la del reglamento: 0, 2.5%, 1/20",
                  "From what the banca wins, instead of the regulation's: 0, 2.5%, 1/20"));
}

std::optional<law::Ruleset> RulesetOptions::load(Common& common) const {
  auto ruleset = law::Ruleset::of(rules, game);
  if (!ruleset) return common.fail(ruleset.error().what), std::nullopt;
  if (!overlay.empty()) {
    const auto text = read_file(common, overlay);
    if (!text) return std::nullopt;
    if (const auto laid = ruleset->overlay(*text); !laid) {
      const auto& wrong = laid.error();
      return common.fail(
                 fmt::format("{}:{}:{}: {}", overlay, wrong.line, wrong.column, wrong.what)),
             std::nullopt;
    }
  }
  if (!decks.empty() && !lay_over(common, *ruleset, "packs", decks)) return std::nullopt;
  if (!deduction.empty() && !lay_over(common, *ruleset, "deduction", deduction))
    return std::nullopt;
  return *std::move(ruleset);
}

bool lay_over(Common& common, law::Ruleset& ruleset, const std::string& name,
              const std::string& value) {
  const auto laid = ruleset.overlay_one(name, value);
  if (!laid) common.fail(laid.error().what);
  return laid.has_value();
}

}  // namespace sabot::cli
