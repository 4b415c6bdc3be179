#pragma once
// A simple player at a wheel: a few small bets a spin, what has won taken off, half back after a
// zero.

#include "sabot/table/bot.hpp"

namespace sabot::table {

extern const Seating wheel_seating;

}  // namespace sabot::table
