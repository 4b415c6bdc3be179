#include "sabot/odds/bets.hpp"

namespace sabot::odds {

Fraction in_stakes(Money amount, Money stake) {
  return fraction(integer(amount.cents), integer(stake.cents));
}

Fraction covariance(std::span<const Result> one, std::span<const Result> other,
                    std::span<const Fraction> law) {
  Fraction product;
  Fraction mean;
  Fraction other_mean;
  for (std::size_t i = 0; i < law.size(); ++i) {
    product += law[i] * one[i].net * other[i].net;
    mean += law[i] * one[i].net;
    other_mean += law[i] * other[i].net;
  }
  return product - mean * other_mean;
}

BetOdds odds_of(const std::string& name, std::span<const Result> on,
                std::span<const Fraction> law) {
  BetOdds odds;
  odds.name = name;
  Fraction square;
  for (std::size_t i = 0; i < law.size(); ++i) {
    const auto& result = on[i];
    if (!result.resolved)
      odds.tie += law[i];
    else if (result.net < 0)
      odds.loss += law[i];
    else
      odds.win += law[i];
    odds.value += law[i] * result.net;
    odds.house += law[i] * result.to_house;
    square += law[i] * result.net * result.net;
  }
  odds.edge = -odds.value;
  if (odds.tie < 1) odds.resolved_value = odds.value / (1 - odds.tie);
  odds.resolved_edge = -odds.resolved_value;
  odds.variance = square - odds.value * odds.value;
  return odds;
}

}  // namespace sabot::odds
