#pragma once
// How a table that plays by itself is to be played.

#include <cstdint>

#include "sabot/base/money.hpp"
#include "sabot/law/catalogue.hpp"

namespace sabot::table {

enum class Bots : std::uint8_t {
  strategy,  // play with sense
  random,
  mixed,  // every other one
};

struct SessionPlan {
  int players = 7;
  Money chips = 1000_units;
  Money minimum = 5_units;
  int factor = 100;  // where the director sets the maximum
  Bots bots = Bots::strategy;
  bool rebuys = false;  // a player who cannot afford to play on buys as many chips again
  law::Language language = law::Language::en;  // in which a refused command is explained
};

}  // namespace sabot::table
