#pragma once
// A game by the name that somebody typed.

#include <string_view>

#include "sabot/cli/command.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::cli {

// None where there is no such game; then `common` has failed, naming those there are.
const table::Game* find_game(Common& common, std::string_view name);

}  // namespace sabot::cli
