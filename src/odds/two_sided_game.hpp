#pragma once
// A game of two players in which each has separate decisions, yes or no, and what one gains by a
// decision depends on the other's alone: the punto's hands and the banca's cells. Its equilibria
// are found exactly.
//
// A play is a probability of yes for each decision. What a row gains by yes instead of no is linear
// in the columns' play, and vice versa.

#include <vector>

#include "sabot/odds/linear.hpp"

namespace sabot::odds {

using Play = std::vector<Fraction>;

// What yes gains over no: alone[i] + Σ with[i][j] · (the other's yes in j).
struct Gain {
  std::vector<Integer> alone;
  std::vector<std::vector<Integer>> with;

  std::size_t decisions() const { return alone.size(); }
  Fraction of(std::size_t decision, const Play& other) const;
};

struct TwoSidedGame {
  Gain rows;
  Gain columns;
};

struct Equilibrium {
  Play rows;
  Play columns;

  friend bool operator==(const Equilibrium&, const Equilibrium&) = default;
};

// Yes where it gains, no where it does not.
Play best_response(const Gain& gain, const Play& other);
// Neither side can gain by any other play.
bool is_equilibrium(const TwoSidedGame& game, const Equilibrium& play);

// Those in which the fewest rows mix. Decisions that are never better one way, whatever the other
// side does, are left out first; then every face of the rows' plays is searched, the cost of which
// grows with 2^rows times the columns left to the power of how many mix. A game always has an
// equilibrium; where ties leave many together, at least one of them is found.
std::vector<Equilibrium> find_equilibria(const TwoSidedGame& game);

}  // namespace sabot::odds
