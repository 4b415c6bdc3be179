#pragma once
// What a round says before its coups: the lines that set a table up in one stroke, each of which
// stands for ordinary commands of its game (rules/common/set_up.hpp), and its settings.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/notation.hpp"
#include "sabot/rules/common/set_up.hpp"

namespace sabot::rounds {

using rules::set_up::as_the_rules_want;

// Empty where the line is none of these. Where no regulation is known yet, any that has the game.
std::expected<std::vector<std::string>, NotationError> setup_commands(std::string_view regulation,
                                                                      std::string_view game,
                                                                      std::string_view line);

// packs=8 as `packs = 8`, deduction=10% as `deduction = "10%"`, factors=20,50 as a list.
std::optional<std::string> setting_as_toml(std::string_view setting);

}  // namespace sabot::rounds
