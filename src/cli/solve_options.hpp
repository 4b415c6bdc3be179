#pragma once
// What sabot solve is asked for, whatever the game; and who answers for a game.

#include <string>
#include <vector>

#include "sabot/cli/panos_options.hpp"
#include "sabot/cli/ruleset_options.hpp"
#include "sabot/odds/answer.hpp"

namespace sabot::cli {

struct SolveOptions {
  RulesetOptions ruleset;
  PanosOptions panos;
  bool with_replacement = false;
  std::string sees = "totals";
  std::string banker = "free";
  std::vector<std::string> gone;
  bool cells = false;
  bool csv = false;
  odds::GivenPlays given;
  int digits = 10;
  std::string svg;
  std::string picture;
};

// Of games with two paños; one for each setting asked for.
void show_panos_solutions(Common& common, const SolveOptions& options,
                          const std::vector<law::Ruleset>& rulesets);

}  // namespace sabot::cli
