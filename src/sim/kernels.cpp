#include "sabot/sim/kernels.hpp"

#include "sabot/sim/reference.hpp"

namespace sabot::sim {

void add_block(const Plan& plan, std::uint64_t block, Totals& totals) {
  totals += reference_block(plan, block);
}

}  // namespace sabot::sim
