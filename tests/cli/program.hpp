#pragma once
// Runs a command of the program within the test, and keeps what it says.

#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "sabot/cli/command_line.hpp"

namespace sabot::cli {

// Takes the place of a stream's buffer until the end of its block.
class Caught {
 public:
  explicit Caught(std::ostream& stream) : stream_(stream), before_(stream.rdbuf(text_.rdbuf())) {}
  Caught(const Caught&) = delete;
  Caught& operator=(const Caught&) = delete;
  ~Caught() { stream_.rdbuf(before_); }

  std::string text() const { return text_.str(); }

 private:
  std::ostringstream text_;
  std::ostream& stream_;
  std::streambuf* before_;
};

struct Said {
  Exit exit{};
  std::string out;
  std::string err;
};

// In English, unless the arguments say otherwise.
inline Said run(std::vector<std::string> arguments) {
  Common common;
  common.language = "en";
  CLI::App program;
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
    program.parse(backwards);
  } catch (const CLI::ParseError&) {
    common.exit = Exit::failed;
  }
  return {common.exit, out.text(), err.text()};
}

}  // namespace sabot::cli
