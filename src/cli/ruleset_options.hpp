#pragma once
// Which rules a command speaks of: a game, a regulation, an operator's overlay.

#include <optional>
#include <string>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/law/ruleset.hpp"

namespace sabot::cli {

// The regulation that is meant: the one given, or as11, or where that has no such game the first
// that has one.
std::string regulation_for(std::string_view game, const std::string& given);
// The help of --rules for commands that look it up so.
std::string rules_help(const Common& common);

// Packs and deductions may be lists (1,6-8 and 0%,2.5%,5%), and a setting may be given several
// times: then every combination of them is a ruleset.
struct RulesetOptions {
  std::string game;
  std::string rules;
  std::string overlay;  // a file
  std::string decks;    // of its own: the setting `packs`
  std::string deduction;
  std::vector<std::string> settings;  // "zero-combinations=none"

  void add_to(Command command, const Common& common);
  // None, and a message, where there are no such rules, or where several are asked for.
  std::optional<law::Ruleset> load(Common& common) const;
  // At least one; packs change slowest, then deductions, then settings in their order. None, and a
  // message, where there are no such rules.
  std::optional<std::vector<law::Ruleset>> load_all(Common& common) const;
};

// The cards of --gone. None, and a message, where they are none.
std::optional<std::vector<Card>> read_gone(Common& common, const std::vector<std::string>& texts);

}  // namespace sabot::cli
