#pragma once
// How the banker and the two puntos play when nobody would gain by playing otherwise.

#include <array>
#include <expected>
#include <optional>
#include <string>

#include "sabot/odds/panos/banker_game.hpp"

namespace sabot::odds {

struct PanosEquilibrium {
  PanosStrategy play;
  // What each would gain at most by playing otherwise: nothing where the play is exactly an
  // equilibrium.
  BankerGame::Regrets regrets;
  // Where both puntos mix alike and the banker is indifferent between two ways: the mix is a root
  // of this polynomial, the constant first.
  std::optional<std::array<Integer, 3>> root_of;

  bool is_exact() const { return regrets.largest() == 0; }
};

// For puntos that are free on one total each. With three players an equilibrium need not be made of
// fractions: then the play is one beside it, with mixes in parts of 2^96, and its regrets say how
// near that is. With equal stakes the puntos play alike.
std::expected<PanosEquilibrium, std::string> find_equilibrium(const BankerGame& game,
                                                              bool equal_stakes);

}  // namespace sabot::odds
