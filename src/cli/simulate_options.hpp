#pragma once
// What sabot simulate is asked for, whatever the game; and what simulates a game.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sabot/cli/panos_options.hpp"
#include "sabot/cli/ranks.hpp"
#include "sabot/cli/ruleset_options.hpp"
#include "sabot/cli/run_options.hpp"

namespace sabot::cli {

struct SimulateOptions {
  RulesetOptions ruleset;
  std::string coups;
  std::string tallas;
  std::string until_error;
  std::vector<std::string> gone;
  std::vector<std::string> plays;
  bool csv = false;
  std::string seed = "1";
  int threads = 0;
  std::string svg;
  std::string bet;
  PanosOptions panos;
  RunOptions run;
  std::string minimum;
  int players = 7;
  std::string suite_to = "house";
};

// Read from them: how much, at most and how exactly, and on how many threads.
struct Asked {
  std::uint64_t rounds = 0;
  std::uint64_t seed = 0;
  int threads = 1;
  std::optional<double> until_error{};
};
// None, and a message, where something is no number, or where both coups and tallas are wanted.
std::optional<Asked> asked_of(Common& common, const SimulateOptions& options, const Ranks& ranks);

// Of games with the sabot, with two paños, of wheels, and of two rows. Of several processes only
// the first speaks; what one of them cannot do, such as writing a file, none begins.
void simulate_cards(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                    Ranks& ranks);
// Where players go out with the sabot in turn, and how their banks end is counted.
void simulate_rotation(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                       Ranks& ranks);
void simulate_panos(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                    Ranks& ranks);
void simulate_spins(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                    Ranks& ranks);
void simulate_rows(Common& common, const SimulateOptions& options, const law::Ruleset& ruleset,
                   Ranks& ranks);

}  // namespace sabot::cli
