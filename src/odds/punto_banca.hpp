#pragma once
// What the bets of punto y banca bring, and where its hands are free.

#include <vector>

#include "sabot/odds/bets.hpp"
#include "sabot/rules/punto_banca/rules.hpp"

namespace sabot::odds {

std::vector<Bet> bets_of(const punto_banca::Rules& rules);
// The same of one stake, with the table's own rounding: parts of the stake.
std::vector<Bet> bets_of(const punto_banca::Rules& rules, Money stake);
// Where a hand is free, whatever the letters recommend: where they say so.
Drawing freedom_of(const punto_banca::Rules& rules, const Drawing& drawing);

}  // namespace sabot::odds
