#pragma once
// The report of a random source's tests, for people and for programs.

#include <string>

#include <boost/json/object.hpp>

#include "sabot/cli/source_options.hpp"
#include "sabot/lab/battery.hpp"

namespace sabot::cli {

struct RngReport {
  ChosenSource source;
  lab::Report judged;
  bool interrupted = false;
  double seconds = 0;
};

std::string rng_text(const Common& common, const RngReport& report);
boost::json::object rng_json(const RngReport& report);

// What a test looks at, in a few words.
std::string_view measure_text(const Common& common, lab::Measure measure);

}  // namespace sabot::cli
