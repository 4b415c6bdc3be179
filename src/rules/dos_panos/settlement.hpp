#pragma once
// How a bet is shared between the paños, and what is deducted of what the bank wins: the table pays
// by it, and the odds are computed from it.

#include <array>

#include "sabot/rules/baccarat/deduction.hpp"
#include "sabot/rules/dos_panos/rules.hpp"

namespace sabot::dos_panos {

// A bet a caballo: the larger part to the first paño, in whole units (A-13, S-79).
std::array<Money, 2> split(const Rules& rules, Money minimum, Money stake);

// What plays of a bet on the line; of less than two cents nothing could.
Money on_the_line(Money stake);

// Of a coup in which the bank has won and lost so much, at this rate: of the net of both paños, or
// by the other reading of what was won. Nothing where the bank has not won.
baccarat::Deduction deduction_of(const Rules& rules, const law::Cited<Ratio>& rate, Money won,
                                 Money lost);

}  // namespace sabot::dos_panos
