#include "sabot/cli/program.hpp"

#include <exception>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "sabot/base/distance.hpp"
#include "sabot/cli/command_line.hpp"
#include "sabot/cli/help_format.hpp"
#include "sabot/cli/misuse.hpp"

namespace sabot::cli {
namespace {

// What to say of a first word that is neither a command nor an option; empty where it is one.
std::string no_such_command(const Common& common, const CLI::App& program, std::string_view word) {
  if (word.starts_with('-')) {
    const std::string option(word.substr(0, word.find('=')));
    if (program.get_option_no_throw(option) != nullptr) return {};
    return fmt::format(fmt::runtime(common.say("no hay ninguna opción {}; sabot --help las enumera",
                                               "there is no option {}; sabot --help lists them")),
                       option);
  }
  std::string near;
  for (const auto* command : program.get_subcommands([](const CLI::App*) { return true; })) {
    const auto& name = command->get_name();
    if (name == word) return {};
    if (distance(word, name) <= 1 + name.size() / 3) near = name;
  }
  const auto none = fmt::format(
      fmt::runtime(common.say("no hay ninguna orden {}", "there is no command {}")), word);
  const auto hint =
      near.empty()
          ? std::string()
          : fmt::format(fmt::runtime(common.say(" (¿quiso decir {}?)", " (did you mean {}?)")),
                        near);
  return none + hint + common.text("; sabot --help las enumera", "; sabot --help lists them");
}

}  // namespace

std::string language_among(const std::vector<std::string>& arguments) {
  constexpr std::string_view option = "--lang";
  std::string language;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view one = arguments[i];
    if (one == option && i + 1 < arguments.size()) language = arguments[i + 1];
    if (one.starts_with("--lang=")) language = one.substr(option.size() + 1);
  }
  return language == "es" || language == "en" ? language : std::string();
}

void add_everything(CLI::App& own, Common& common) {
  own.name("sabot");
  own.description(common.text(
      "Juegos de casino tal como los escriben los reglamentos: cada paso, con su "
      "artículo",
      "Casino games exactly as the regulations are written, each step with its article"));
  own.formatter(std::make_shared<HelpFormat>(common));
  own.require_subcommand(1);
  own.set_help_flag("-h,--help", common.text("Muestra esta ayuda", "Show this help"));
  own.set_version_flag("--version", "sabot " SABOT_VERSION,
                       common.text("Muestra la versión", "Show the version"));
  const Command program(own);
  add_language(program, common);
  add_serve(program, common);
  add_join(program, common);
  add_deal(program, common);
  add_round(program, common);
  add_notation(program, common);
  add_schema(program, common);
  add_law(program, common);
  add_verify(program, common);
  add_journal(program, common);
  add_history(program, common);
  add_key(program, common);
  add_odds(program, common);
  add_solve(program, common);
  add_simulate(program, common);
  add_account(program, common);
  add_backup(program, common);
  add_restore(program, common);
  add_rng(program, common);
  add_games(program, common);
  add_manual(program, common);
  add_completions(program, common);
  own.footer(common.text("sabot ORDEN --help dice más de cada una.\nEjemplo:\n",
                         "sabot COMMAND --help says more about each.\nExample:\n") +
             "  sabot deal --rules as11 --players 7");
}

int run_program(const std::vector<std::string>& arguments) {
  Common common;
  common.language = language_among(arguments);
  CLI::App program;
  add_everything(program, common);
  if (const auto wrong =
          arguments.empty() ? "" : no_such_command(common, program, arguments.front());
      !wrong.empty()) {
    common.fail(wrong);
    return static_cast<int>(common.exit);
  }
  try {
    std::vector<std::string> backwards(arguments.rbegin(), arguments.rend());
    program.parse(std::move(backwards));
  } catch (const CLI::Success& asked) {
    return program.exit(asked);
  } catch (const CLI::ParseError& error) {
    common.fail(misuse_text(common, program, error));
    return static_cast<int>(common.exit);
  } catch (const std::exception& broken) {
    std::cerr << "sabot: " << broken.what() << '\n';
    return static_cast<int>(Exit::failed);
  }
  if (!std::cout.flush())
    common.fail(common.say("no se pudo escribir todo", "not everything could be written"));
  return static_cast<int>(common.exit);
}

}  // namespace sabot::cli
