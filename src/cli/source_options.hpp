#pragma once
// Which of the two sources of chance a command is about.

#include <cstdint>
#include <optional>
#include <string>

#include "sabot/chance/live_source.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/cli/command.hpp"

namespace sabot::cli {

struct SourceOptions {
  std::string source;
  std::string seed;

  void add_to(Command command, const Common& common);
};

// The live source has no seed.
struct ChosenSource {
  std::optional<std::uint64_t> seed;

  const char* name() const { return seed ? "seeded" : "live"; }

  // Calls f with the source itself.
  template <class F>
  auto with(F f) const {
    if (seed) {
      chance::SeededSource source(*seed, 0);
      return f(source);
    }
    chance::LiveSource source;
    return f(source);
  }
};

// None, and `common` has failed, where the options contradict each other.
std::optional<ChosenSource> choose(Common& common, const SourceOptions& options);

}  // namespace sabot::cli
