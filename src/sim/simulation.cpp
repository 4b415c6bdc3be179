#include "sabot/sim/simulation.hpp"

#include "sabot/base/invariant.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {

Totals empty_totals(const Plan& plan) {
  Totals totals;
  if (plan.kind == Kind::tallas && plan.standings)
    totals.standings.resize(Standings(plan.sabot).size());
  return totals;
}

Result run(const Plan& plan, Blocks blocks, int threads, const Watch& watch) {
  require(plan.rounds <= most_rounds, "simulation: more rounds than its sums can hold");
  require(plan.sabot.left_at_the_end() + 1 >= cards_per_coup,
          "simulation: a sabot that may run out in its last coup");
  return run_blocks<Totals>(plan, blocks, threads, watch);
}

}  // namespace sabot::sim
