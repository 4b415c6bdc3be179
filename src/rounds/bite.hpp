#pragma once
// Whether the proofs can fail: every value of every ruleset is changed, one at a time, and a round
// must notice. A row behind a value is proven where a round that cites it fails; a round that sets
// the value itself says nothing about the text's own.

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "sabot/law/ruleset_change.hpp"
#include "sabot/rounds/round.hpp"

namespace sabot::rounds {

struct Unnoticed {
  std::string ruleset;  // "as11.punto-y-banca"
  law::Change change;
};
struct Toothless {
  std::string ruleset;
  std::string parameter;
  law::Citation row;
};

struct Bite {
  std::size_t changes = 0;
  std::size_t noticed = 0;
  std::size_t refused = 0;           // a ruleset that contradicts itself proves nothing
  std::vector<Unnoticed> unnoticed;  // no round fails
  std::vector<Toothless> toothless;  // rounds fail, but none that cites the row
};

struct BiteOptions {
  std::string regulation;  // empty: all of them
  std::string game;
  // Called after each change from any thread: how many are done, and of how many.
  std::function<void(std::size_t done, std::size_t of)> progress;
};

// The rounds must pass as they stand.
Bite bite(const std::vector<Round>& rounds, const BiteOptions& options);

}  // namespace sabot::rounds
