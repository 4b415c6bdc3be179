#pragma once
// What came of a simulation, as a person reads it and as a program does.

#include <string>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/cli/estimate.hpp"
#include "sabot/cli/simulate_run.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::cli {

struct SimulationReport {
  std::string ruleset;
  std::vector<std::string> settings;  // of the house
  sim::Plan plan;
  int threads = 1;
  int processes = 1;
  std::vector<odds::Played> choices;
  Simulated simulated;
  std::vector<Estimate> estimates;

  std::uint64_t coups() const;
};

std::string simulation_text(const Common& common, const SimulationReport& report);
boost::json::object simulation_json(const SimulationReport& report);

}  // namespace sabot::cli
