#pragma once
// What punto, banca and the holder's bank bring in the reglamento's game, and where hands are free.

#include <vector>

#include "sabot/odds/bets.hpp"
#include "sabot/rules/reglamento/rules.hpp"

namespace sabot::odds {

// The bets punto and banca, and the holder's bank in a pass with deduction and in one without.
std::vector<Bet> bets_of(const reglamento::Rules& rules);
// The same of one stake, with the table's own rounding: parts of the stake.
std::vector<Bet> bets_of(const reglamento::Rules& rules, Money stake);
// Where a hand is free: where the letters say so.
Drawing freedom_of(const reglamento::Rules& rules, const Drawing& drawing);

}  // namespace sabot::odds
