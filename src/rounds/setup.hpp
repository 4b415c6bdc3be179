#pragma once
// The lines that set a table up in one stroke; each stands for ordinary commands:
//   table minimum=5 factor=100                 staff (crupier, jefe, caja) and an open table
//   player blas seat=1 chips=1000              admitted, with chips, seated (or behind=1)
//   sabot first=8h                             counted, mixed, cut, stop card, first card, burned
// In chemin de fer, where the staff are crupier, inspector and caja:
//   table minimum=5 bank-minimum=10 banco-free=true
//   sabot                                      counted, mixed, cut, stop card: the bank is offered

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/notation.hpp"

namespace sabot::rounds {

// In a set-up command, what only the table knows: who is to give it, a number, or whether there is
// anything to do.
inline constexpr std::string_view as_the_rules_want = "*";

// Empty where the line is none of these.
std::expected<std::vector<std::string>, NotationError> setup_commands(std::string_view game,
                                                                      std::string_view line);

// packs=8 as `packs = 8`, deduction=10% as `deduction = "10%"`, factors=20,50 as a list.
std::optional<std::string> setting_as_toml(std::string_view setting);

}  // namespace sabot::rounds
