#pragma once
// What a bet is worth: what each end of a coup brings it, by the settlement that the tables use.

#include <span>
#include <string>
#include <vector>

#include "sabot/base/money.hpp"
#include "sabot/odds/coup_law.hpp"

namespace sabot::odds {

// Whether a bet is decided, and what it brings, in units of the stake.
struct Result {
  bool resolved = true;  // false: the bet comes back as it was
  Fraction net;
  Fraction to_house;  // what the house keeps of it, or pays where it is the bank
};

struct Bet {
  std::string name;
  std::array<Result, outcomes> on;  // by outcome
};

// An amount in units of a stake.
Fraction in_stakes(Money amount, Money stake);

struct BetOdds {
  std::string name;
  Fraction win;
  Fraction tie;  // the bet comes back
  Fraction loss;
  Fraction value;           // expected, of one unit staked
  Fraction edge;            // what the player loses on average, of one unit staked
  Fraction resolved_value;  // of one unit that was decided; zero where none ever is
  Fraction resolved_edge;
  Fraction variance;
  Fraction house;  // what the house keeps on average
};

// By what each end of a coup brings it, and how likely that is.
BetOdds odds_of(const std::string& name, std::span<const Result> on, std::span<const Fraction> law);
inline BetOdds odds_of(const Bet& bet, const OutcomeLaw& law) {
  return odds_of(bet.name, bet.on, law);
}
// Of what two bets of one unit bring in the same coup; of a bet with itself, its variance.
Fraction covariance(std::span<const Result> one, std::span<const Result> other,
                    std::span<const Fraction> law);
inline Fraction covariance(const Bet& one, const Bet& other, const OutcomeLaw& law) {
  return covariance(one.on, other.on, law);
}

}  // namespace sabot::odds
