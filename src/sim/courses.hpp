#pragma once
// Who won each coup of many tallas, one after the other: for what depends on their order.

#include <cstdint>
#include <vector>

#include "sabot/sim/simulation.hpp"

namespace sabot::sim {

struct Courses {
  std::vector<Winner> winners;
  std::vector<std::size_t> ends;  // of each talla: how many coups it and those before have

  void clear() {
    winners.clear();
    ends.clear();
  }
};

// The tallas of a block, as deal_talla deals them.
void add_courses(const Plan& plan, std::uint64_t block, Courses& courses);

}  // namespace sabot::sim
