#pragma once
// The run of a bank, as a person reads it and as a program does.

#include <string>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/bank_run.hpp"

namespace sabot::cli {

// "from 100; minimum 5, maximum 1000; half before pass 3; suite after pass 5"
std::string run_plan_text(const Common& common, const odds::RunPlan& plan);
boost::json::object run_plan_json(const odds::RunPlan& plan);

std::string run_text(const Common& common, const odds::RunReport& report, int digits);
boost::json::object run_json(const odds::RunReport& report, int digits);

}  // namespace sabot::cli
