#include "sabot/sim/kernels.hpp"

namespace sabot::sim {

void add_block(const Plan& plan, std::uint64_t block, Totals& totals) {
  plan.kind == Kind::coups ? add_coups_block(plan, block, totals)
                           : add_tallas_block(plan, block, totals);
}

}  // namespace sabot::sim
