#pragma once
// Effects of removal with two paños: by how much a bet's value changes when one card leaves the
// sabot and everybody plays on as before.

#include <vector>

#include "sabot/odds/panos/report.hpp"
#include "sabot/odds/removal.hpp"

namespace sabot::odds {

// Of each way of the report, one for every point of which there are cards, its changes in the order
// of the report's bets; none where no coup could be dealt without a card. The changes of a bet,
// each as often as there are cards of its points, add up to nothing.
std::vector<std::vector<Removal>> removals_of(const PanosReport& report);

}  // namespace sabot::odds
