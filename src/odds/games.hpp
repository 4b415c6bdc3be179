#pragma once
// The games whose odds are known.

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/odds/report.hpp"

namespace sabot::odds {

struct KnownGame {
  std::string_view name;
  // Both refuse a ruleset that contradicts itself.
  std::expected<Baccarat, std::string> (*read)(const law::Ruleset& ruleset);
  std::expected<std::vector<Bet>, std::string> (*bets_at)(const law::Ruleset& ruleset, Money stake);
  bool banker_chooses = false;  // so that there is something to solve
};

std::span<const KnownGame> known_games();
// None where its odds are not known.
const KnownGame* find_game(std::string_view name);

}  // namespace sabot::odds
