#pragma once
// Which rows of the law somebody asks for: those of a regulation, of a game, of a kind.

#include <optional>
#include <string>
#include <vector>

#include "sabot/cli/command.hpp"
#include "sabot/law/row_json.hpp"

namespace sabot::cli {

struct Selection {
  std::string rules;  // empty: of any
  std::string game;
  std::string kind;
  std::string testable;

  bool is_all() const { return rules.empty() && game.empty() && kind.empty() && testable.empty(); }
};

// --rules and --game
void add_rules_and_game(Command command, const Common& common, Selection& selection);
// --kind and --testable
void add_kind_and_testable(Command command, const Common& common, Selection& selection);

// The articles selected. None, and a message, where no row at all is of such a game or kind.
std::optional<std::vector<const law::Row*>> selected(Common& common, const Selection& selection);

}  // namespace sabot::cli
