#include "sabot/table/bots/baccarat_strategy.hpp"

namespace sabot::table {

bool punto_draws(const BaccaratStrategy& strategy, int total, Whim& whim) {
  return total < 5 || (total == 5 && whim.below(100) < strategy.draws_on_five);
}

BaccaratStrategy by_cuadro(const baccarat::Cuadro& cuadro) {
  BaccaratStrategy strategy;
  for (int total = 0; total < 8; ++total)
    for (int third = 0; third <= baccarat::Cuadro::punto_stood; ++third)
      strategy.banker_draws[static_cast<std::size_t>(total)][static_cast<std::size_t>(third)] =
          cuadro.at(total, third) != baccarat::Draw::stand;
  return strategy;
}

}  // namespace sabot::table
