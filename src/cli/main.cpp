// The program `sabot`.

#include <exception>
#include <iostream>

#include "sabot/cli/command.hpp"

int main(int argc, char** argv) {
  using namespace sabot::cli;
  Common common;
  CLI::App program{
      "Casino games exactly as the regulations are written, each step with its article"};
  program.name("sabot");
  program.require_subcommand(1);
  program.set_version_flag("--version", "sabot " SABOT_VERSION);
  add_deal(program, common);
  add_round(program, common);
  add_notation(program, common);
  add_law(program, common);
  add_journal(program, common);
  add_games(program, common);
  program.footer(
      "sabot COMMAND --help tells more of each.\nExample:\n  sabot deal --rules as11 --players 7");
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // Asked for help: well done. Anything else: called wrongly.
    return program.exit(error) == 0 ? 0 : static_cast<int>(Exit::failed);
  } catch (const std::exception& broken) {
    std::cerr << "sabot: " << broken.what() << '\n';
    return static_cast<int>(Exit::failed);
  }
  std::cout.flush();
  return static_cast<int>(common.exit);
}
