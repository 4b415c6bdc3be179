#include "program.hpp"

#include <iostream>

#include "sabot/cli/command_line.hpp"

namespace sabot::cli {

Said run(std::vector<std::string> arguments) {
  Common common;
  common.language = "en";
  CLI::App app;
  const Command program(app);
  add_law(program, common);
  add_verify(program, common);
  add_history(program, common);
  add_round(program, common);
  add_journal(program, common);
  add_deal(program, common);
  add_odds(program, common);
  add_solve(program, common);
  add_backup(program, common);
  add_restore(program, common);
  add_rng(program, common);
  add_account(program, common);
  add_key(program, common);
  add_notation(program, common);
  add_serve(program, common);
  add_simulate(program, common);
  const Caught out(std::cout);
  const Caught err(std::cerr);
  std::vector<std::string> backwards(arguments.rbegin(), arguments.rend());
  try {
    app.parse(backwards);
  } catch (const CLI::ParseError&) {
    common.exit = Exit::failed;
  }
  return {common.exit, out.text(), err.text()};
}

}  // namespace sabot::cli
