#pragma once
// A solved game with two paños, as a person reads it and as a program does.

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/panos/solution.hpp"

namespace sabot::cli {

std::string panos_solution_text(const Common& common, const odds::PanosSolution& solution,
                                int digits);
// With every decision of the banker's, how often it comes up and what drawing gains, or without.
boost::json::object panos_solution_json(const odds::PanosSolution& solution, bool cells,
                                        int digits);
// The values of each, or the banker's decisions.
std::string panos_solutions_csv(const std::vector<odds::PanosSolution>& solutions, bool cells,
                                int digits);

}  // namespace sabot::cli
