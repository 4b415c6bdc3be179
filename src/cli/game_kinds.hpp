#pragma once
// The kinds of games whose odds are told differently. Adding a kind adds a line.

#include "sabot/law/ruleset.hpp"
#include "sabot/odds/games.hpp"

namespace sabot::cli {

// A parameter that no other kind has tells a wheel, or two rows; two paños are known by their
// games.
inline bool has_two_panos(const law::Ruleset& ruleset) {
  return odds::find_panos(ruleset) != nullptr;
}
inline bool has_one_cuadro(const law::Ruleset& ruleset) {
  return ruleset.find("cuadro") != nullptr && !has_two_panos(ruleset);
}
inline bool has_two_rows(const law::Ruleset& ruleset) {
  return ruleset.find("row-ends-at") != nullptr;
}
// Of the games with one cuadro, where a player holds the bank pass after pass.
inline bool has_bank_runs(const law::Ruleset& ruleset) {
  const auto* game = odds::find_game(ruleset);
  return game != nullptr && game->run != nullptr;
}
inline bool has_wheel(const law::Ruleset& ruleset) { return ruleset.find("wheel") != nullptr; }

}  // namespace sabot::cli
