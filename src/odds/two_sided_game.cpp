#include "sabot/odds/two_sided_game.hpp"

namespace sabot::odds {

Fraction Gain::of(std::size_t decision, const Play& other) const {
  Fraction gain = alone[decision];
  for (std::size_t i = 0; i < other.size(); ++i)
    if (other[i] != 0) gain += with[decision][i] * other[i];
  return gain;
}

Play best_response(const Gain& gain, const Play& other) {
  Play play(gain.decisions());
  for (std::size_t i = 0; i < play.size(); ++i) play[i] = gain.of(i, other) > 0 ? 1 : 0;
  return play;
}

namespace {

bool is_best(const Gain& gain, const Play& own, const Play& other) {
  for (std::size_t i = 0; i < own.size(); ++i) {
    const int sign = sgn(gain.of(i, other));
    if (own[i] < 0 || own[i] > 1) return false;
    if ((sign > 0 && own[i] != 1) || (sign < 0 && own[i] != 0)) return false;
  }
  return true;
}

}  // namespace

bool is_equilibrium(const TwoSidedGame& game, const Equilibrium& play) {
  return is_best(game.rows, play.rows, play.columns) &&
         is_best(game.columns, play.columns, play.rows);
}

}  // namespace sabot::odds
