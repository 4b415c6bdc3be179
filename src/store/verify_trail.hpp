#pragma once
// Whether the offices that people hold and what the tables are set up with are what the trail says,
// and the trail itself is whole (trail.hpp).

#include <cstdint>
#include <optional>

#include "sabot/store/reader.hpp"

namespace sabot::store {

struct TrailFound {
  std::uint64_t entries = 0;    // none: it has not begun, and nothing is covered
  std::uint64_t adopted = 0;    // tables and offices from before it began
  std::uint64_t unsigned_ = 0;  // entries behind the last one that the house has signed
};

// The key with which every signature must be; none: whichever signed first.
Stored<TrailFound> verify_trail(Reader& reader, const std::optional<Digest>& key);

}  // namespace sabot::store
