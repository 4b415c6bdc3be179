#pragma once
// What came of a simulation, as a person reads it and as a program does.

#include <optional>
#include <string>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/cli/estimate.hpp"
#include "sabot/cli/simulate_run.hpp"
#include "sabot/odds/report.hpp"
#include "sabot/sim/simulation.hpp"

namespace sabot::cli {

struct SimulationReport {
  odds::Ground ground;
  sim::Plan plan;
  int threads = 1;
  int processes = 1;
  std::vector<Card> gone;
  std::vector<odds::Played> choices;
  Simulated<sim::Totals> simulated;
  std::vector<Estimate> estimates;
  std::optional<double> until_error;  // asked for
  double largest_error = 0;           // of any bet; endless where nothing can be said

  // Whether the error asked for was reached, where one was.
  bool missed() const { return until_error && !(largest_error <= *until_error); }
  std::uint64_t coups() const;
};

// How far from the error that was asked for a simulation ended, after that many rounds.
std::string missed_text(const Common& common, double asked, double reached, std::uint64_t rounds,
                        std::string_view unit);
std::string missed_text(const Common& common, const SimulationReport& report);

// What follows a report: why the error asked for was missed, if it was, also for those who read
// JSON or CSV; and the exit code.
void conclude(Common& common, bool csv, const std::optional<std::string>& missed, bool interrupted);
// {"bet": …, "mean": …, "error": …, "exact": …, "deviation": …}
boost::json::object estimate_json(const Estimate& one);
// The columns of an estimate, and its cells.
void name_estimate(std::vector<std::string>& columns);
void add_estimate(std::vector<std::string>& row, const Estimate& one);
std::string simulation_text(const Common& common, const SimulationReport& report);
boost::json::object simulation_json(const SimulationReport& report);
std::string simulation_csv(const SimulationReport& report);

}  // namespace sabot::cli
