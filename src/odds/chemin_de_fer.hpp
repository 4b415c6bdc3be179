#pragma once
// What punto and bank bring in chemin de fer, and where their hands are free.

#include <vector>

#include "sabot/odds/bets.hpp"
#include "sabot/rules/chemin_de_fer/rules.hpp"

namespace sabot::odds {

// The punto's bet, and the bank where all of it is covered.
std::vector<Bet> bets_of(const chemin_de_fer::Rules& rules);
// The same of one stake, with the table's own rounding: parts of the stake.
std::vector<Bet> bets_of(const chemin_de_fer::Rules& rules, Money stake);
// Where a hand is free, whatever the letters recommend: a banker need not follow the cuadro.
Drawing freedom_of(const chemin_de_fer::Rules& rules, const Drawing& drawing);

}  // namespace sabot::odds
