#pragma once
// The streams that a testing laboratory asks for, written as they are drawn: whatever their length,
// they take no more memory.

#include <cstdint>
#include <ostream>

#include "sabot/cli/progress.hpp"
#include "sabot/cli/source_options.hpp"

namespace sabot::cli {

struct ExportPlan {
  enum class Units { bytes, numbers, sabots };

  ChosenSource source;
  Units units = Units::bytes;
  std::uint64_t count = 0;
  std::uint32_t below = 0;  // of numbers
  int packs = 0;            // of sabots
  bool json = false;        // of numbers and sabots: an object a line
};

// How many units were written: fewer where somebody has asked for an end, or `out` has failed.
std::uint64_t write_stream(const ExportPlan& plan, std::ostream& out, Progress& progress);

}  // namespace sabot::cli
