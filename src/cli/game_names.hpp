#pragma once
// A game by the name that somebody typed.

#include <string>
#include <string_view>

#include "sabot/cli/command.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::cli {

// Under this regulation, which may be left out where no other has a game of that name. None where
// there is no such game; then `common` has failed, naming those there are.
const table::Game* find_game(Common& common, std::string_view name,
                             std::string_view regulation = {});

// What the option --rules of a command that takes a game's name is for.
std::string rules_where_shared(const Common& common);

}  // namespace sabot::cli
