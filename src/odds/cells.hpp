#pragma once
// Every decision of a duel by itself: how often it comes up, and what drawing and standing bring
// there, when both sides play everything else as given.

#include <optional>
#include <vector>

#include "sabot/odds/duel.hpp"

namespace sabot::odds {

// How a coup ends for one side that has come to a decision, of one unit staked.
struct Ending {
  Fraction win;
  Fraction tie;
  Fraction loss;
  Fraction value;  // the banca's after the deduction
  Fraction variance;
};

struct BothWays {
  Ending draw;
  Ending stand;
  Fraction gain;  // of drawing over standing
};

struct Cell {
  Fraction reach;                // how often a coup comes to this decision
  std::optional<BothWays> ways;  // none where it never does
};

struct Cells {
  std::vector<Cell> punto;  // in the order of the duel's decisions
  std::vector<Cell> banca;
};

// The punto's decisions are looked at before the banca answers as `banca` says, the banca's after
// the punto has played as `punto` says.
Cells cells_of(const Duel& duel, const Play& punto, const Play& banca);

}  // namespace sabot::odds
