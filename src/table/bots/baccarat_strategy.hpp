#pragma once
// What a player of the baccarat games does with the cards where the rules leave a choice.

#include <array>
#include <cstdint>

#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/table/bot.hpp"

namespace sabot::table {

struct BaccaratStrategy {
  // Whether the banker draws, by the total of the first two cards, 0 to 7, and the third card of
  // the punto, 0 to 9 or none because it stood.
  std::array<std::array<bool, 11>, 8> banker_draws{};
  // The punto with 5: how often of a hundred times it draws.
  std::uint32_t draws_on_five = 50;
};

// Whether the punto draws: below 5, never above it, and with 5 as the strategy says.
bool punto_draws(const BaccaratStrategy& strategy, int total, Whim& whim);

// The regulation's cuadro, drawing where it leaves the choice.
BaccaratStrategy by_cuadro(const baccarat::Cuadro& cuadro);

}  // namespace sabot::table
