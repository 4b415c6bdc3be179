#pragma once
// What becomes of one bet once the coup is decided: the table pays by it, and the odds are worked
// out from it.

#include "sabot/rules/baccarat/deduction.hpp"
#include "sabot/rules/punto_banca/rules.hpp"

namespace sabot::punto_banca {

enum class Fate : std::uint8_t { lost, freed, won };

struct Settlement {
  Fate fate = Fate::lost;
  Money winnings;                 // before the deduction
  bool whole = true;              // nothing of the bet was left over at its price
  baccarat::Deduction deduction;  // of a winning bet on the banca
};

const law::Cited<Ratio>& price_of(const Rules& rules, Chance on);

Settlement settle(const Rules& rules, Chance on, Money stake, Chance winner);

}  // namespace sabot::punto_banca
