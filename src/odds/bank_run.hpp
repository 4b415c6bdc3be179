#pragma once
// A whole run of a bank that a player holds: what it is worth from the opening stake on, and when
// giving it up pays. Passes are independent of each other, each with the law of one coup.
//
// Everything is a change of the holder's money, of which the bank is a part: raising it or taking
// half of it changes nothing, a lost pass costs the bank, a pass won brings its winnings less the
// deduction, and giving the suite costs its charge.

#include <optional>
#include <vector>

#include "sabot/odds/coup_law.hpp"
#include "sabot/rules/reglamento/run_plan.hpp"

namespace sabot::odds {

using reglamento::RunPlan;

// One pass of a run in which no tie came before.
struct RunPass {
  int number = 0;
  Fraction reached;               // how likely, if the suite is never given before
  Money bank;                     // at stake in it
  Money deduction;                // if it is won
  Money paid_out;                 // if it is won: what does not stay in the bank
  Money charge;                   // for giving the suite after it
  Fraction give;                  // what giving after it brings: the charge, with a minus
  std::optional<Fraction> go_on;  // what playing on brings, giving at the best later moment

  bool should_give() const { return !go_on || give >= *go_on; }
};

struct RunReport {
  RunPlan plan;
  std::vector<RunPass> passes;
  // By the plan
  Fraction value;
  Fraction lost;   // how often the bank is lost
  Fraction given;  // and how often given
  Fraction kept;   // by the house: deductions and charges
  // With the same raises and halves, and the suite given whenever that is better
  Fraction best;
};

}  // namespace sabot::odds
