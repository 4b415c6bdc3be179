#pragma once
// Which rules a command speaks of: a game, a regulation, an operator's overlay.

#include <optional>
#include <string>

#include "sabot/cli/command.hpp"
#include "sabot/law/ruleset.hpp"

namespace sabot::cli {

struct RulesetOptions {
  std::string game;
  std::string rules = "as11";
  std::string overlay;  // a file
  std::string decks;    // of its own: the setting `packs`
  std::string deduction;

  void add_to(CLI::App& command, const Common& common);
  // None, and a message, where there are no such rules.
  std::optional<law::Ruleset> load(Common& common) const;
};

// One setting more, as an overlay would have it; false, and a message, where it is refused.
bool lay_over(Common& common, law::Ruleset& ruleset, const std::string& name,
              const std::string& value);

}  // namespace sabot::cli
