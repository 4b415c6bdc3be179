#pragma once
// What odds and simulate are asked of a bank that a player holds pass after pass.

#include <optional>
#include <string>
#include <vector>

#include "sabot/cli/command.hpp"
#include "sabot/odds/bank_run.hpp"

namespace sabot::cli {

struct RunOptions {
  std::string opening;
  std::string maximum;
  int passes = 0;
  std::vector<std::string> raises;
  std::vector<std::string> halves;
  int suite = 0;

  void add_to(Command command, const Common& common);

  bool any() const;
  // Refused, with a message, where no player holds the bank, or where the opening is not given.
  bool are_idle(Common& common, bool game_has_runs) const;

  // A plan for each opening stake. None, and a message, where something is no amount.
  std::optional<std::vector<odds::RunPlan>> read(Common& common, const std::string& minimum) const;
};

}  // namespace sabot::cli
