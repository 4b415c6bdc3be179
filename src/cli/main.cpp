// The program `sabot`.

#include <exception>
#include <iostream>

#include "sabot/base/distance.hpp"
#include "sabot/cli/command.hpp"

namespace {

// What to say of a first word that is no command; empty where it is one, or an option.
std::string no_such_command(const CLI::App& program, std::string_view word) {
  std::string near;
  for (const auto* command : program.get_subcommands([](const CLI::App*) { return true; })) {
    const auto& name = command->get_name();
    if (name == word || word.starts_with('-')) return {};
    if (sabot::distance(word, name) <= 1 + name.size() / 3) near = " (did you mean " + name + "?)";
  }
  return "there is no command " + std::string(word) + near + "; sabot --help lists them";
}

}  // namespace

int main(int argc, char** argv) {
  using namespace sabot::cli;
  Common common;
  CLI::App program{
      "Casino games exactly as the regulations are written, each step with its article"};
  program.name("sabot");
  program.require_subcommand(1);
  program.set_version_flag("--version", "sabot " SABOT_VERSION);
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
  program.footer(
      "sabot COMMAND --help tells more of each.\nExample:\n  sabot deal --rules as11 --players 7");
  if (const auto wrong = argc > 1 ? no_such_command(program, argv[1]) : ""; !wrong.empty()) {
    common.fail(wrong);
    return static_cast<int>(common.exit);
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // Asked for help: well done. Anything else: called wrongly.
    return program.exit(error) == 0 ? 0 : static_cast<int>(Exit::failed);
  } catch (const std::exception& broken) {
    std::cerr << "sabot: " << broken.what() << '\n';
    return static_cast<int>(Exit::failed);
  }
  if (!std::cout.flush()) common.fail("not all of it could be written");
  return static_cast<int>(common.exit);
}
