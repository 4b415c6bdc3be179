#pragma once
// What sabot odds is asked for, whatever the game; and who answers for a game.

#include <optional>
#include <string>
#include <vector>

#include "sabot/cli/odds_session.hpp"
#include "sabot/cli/panos_options.hpp"
#include "sabot/cli/ruleset_options.hpp"
#include "sabot/cli/run_options.hpp"

namespace sabot::cli {

struct OddsOptions {
  RulesetOptions ruleset;
  std::vector<std::string> gone;
  std::vector<std::string> plays;
  bool removals = false;
  bool csv = false;
  std::string stake;
  std::string minimum;
  int coups = 0;
  std::string bankroll;
  std::string goal;
  int digits = 8;
  std::string svg;
  std::string picture;
  std::string bet;
  PanosOptions panos;
  RunOptions run;
};

// The amount of an option, or none where it is not given; refused where it is no amount.
std::optional<std::optional<Money>> amount_of(Common& common, std::string_view option,
                                              const std::string& text);
// What is asked for of many coups. None where it contradicts itself.
std::optional<Session> session_of(Common& common, const OddsOptions& options);

// One for each setting asked for; of games with the sabot, with two paños, of wheels, and of two
// rows.
void show_card_odds(Common& common, const OddsOptions& options,
                    const std::vector<law::Ruleset>& rulesets);
void show_panos_odds(Common& common, const OddsOptions& options,
                     const std::vector<law::Ruleset>& rulesets);
void show_wheel_odds(Common& common, const OddsOptions& options,
                     const std::vector<law::Ruleset>& rulesets);
void show_rows_odds(Common& common, const OddsOptions& options,
                    const std::vector<law::Ruleset>& rulesets);

}  // namespace sabot::cli
