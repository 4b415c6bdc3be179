#pragma once
// The games whose odds are known.

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/odds/bank_run.hpp"
#include "sabot/odds/panos/report.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::odds {

// Where the banker may choose: nowhere, so that there is nothing to solve; in the optional cells of
// the cuadro, which binds otherwise; or anywhere.
enum class BankerChoice : std::uint8_t { none, optional_cells, free };

struct KnownGame {
  std::string_view name;
  std::span<const law::Regulation> regulations;  // another may have a game of the same name
  // Both refuse a ruleset that contradicts itself.
  std::expected<Baccarat, std::string> (*read)(const law::Ruleset& ruleset);
  std::expected<std::vector<Bet>, std::string> (*bets_at)(const law::Ruleset& ruleset, Money stake);
  BankerChoice banker = BankerChoice::none;
  // Where a player holds the bank pass after pass; none in other games.
  std::expected<RunReport, std::string> (*run)(const law::Ruleset& ruleset, const RunPlan& plan,
                                               const OutcomeLaw& law) = nullptr;
};

std::span<const KnownGame> known_games();
// The ruleset's game; none where its odds are not known.
const KnownGame* find_game(const law::Ruleset& ruleset);

// The games with two paños, whose odds are of another kind.
struct KnownPanos {
  std::string_view name;
  std::span<const law::Regulation> regulations;
  std::expected<TwoPanos, std::string> (*read)(const law::Ruleset& ruleset);
  std::expected<std::vector<PanosBet>, std::string> (*bets_at)(const law::Ruleset& ruleset,
                                                               const PanosQuery& query);
};
// None where it has no two paños.
const KnownPanos* find_panos(const law::Ruleset& ruleset);

}  // namespace sabot::odds
