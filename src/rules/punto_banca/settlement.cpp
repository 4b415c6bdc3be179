#include "sabot/rules/punto_banca/settlement.hpp"

namespace sabot::punto_banca {

const law::Cited<Ratio>& price_of(const Rules& rules, Chance on) {
  switch (on) {
    case Chance::punto: return rules.punto_price;
    case Chance::banca: return rules.banca_price;
    case Chance::empate: break;
  }
  return *rules.tie_price;
}

Settlement settle(const Rules& rules, Chance on, Money stake, Chance winner) {
  Settlement settled;
  if (on == winner) {
    const auto won = winnings_at(stake, price_of(rules, on).value);
    settled = {Fate::won, won.amount, won.whole, {}};
    if (on == Chance::banca)
      settled.deduction = baccarat::deduction_of(stake, rules.deduction, rules.rounding);
  } else if (winner == Chance::empate) {
    settled.fate = Fate::freed;  // a tie voids the bets on the hands
  }
  return settled;
}

}  // namespace sabot::punto_banca
