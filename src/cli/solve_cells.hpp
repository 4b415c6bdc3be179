#pragma once
// Each decision of a solved game by itself, and several settings in one table.

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/cells.hpp"
#include "sabot/odds/solution.hpp"

namespace sabot::cli {

// How often each decision comes up, what drawing gains there over standing, and how the coup ends
// either way, when both sides play their equilibrium everywhere else.
std::string cells_text(const Common& common, const odds::Solution& solution, int digits);
boost::json::object cells_json(const odds::Solution& solution, int digits);

// One line for each setting.
std::string solutions_text(const Common& common, const std::vector<odds::Solution>& solutions,
                           int digits);
// The values of every setting, or all their decisions.
std::string solutions_csv(const std::vector<odds::Solution>& solutions, bool cells, int digits);

}  // namespace sabot::cli
