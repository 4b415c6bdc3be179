#pragma once
// The banker against two puntos as a game of three, in which each punto plays for one paño and the
// banker for what both bring after the deduction.

#include <optional>
#include <vector>

#include "sabot/odds/panos/strategy.hpp"

namespace sabot::odds {

// A part of what the banker has won in the coup: of the net of both paños, or by the other reading
// of A-14 of what was won on the one or both that lost.
struct NetDeduction {
  Fraction rate;
  bool of_gross = false;
};
// What the banker wins of all that is staked on both paños. Only a net win bears the deduction.
std::array<Fraction, joint_outcomes> banker_nets(const PanoStakes& stakes,
                                                 const NetDeduction& deduction);
// What a unit on the first paño brings, or on the second.
std::array<Fraction, joint_outcomes> first_nets();
std::array<Fraction, joint_outcomes> second_nets();

// Expected, by what each end of a coup brings.
Fraction value_of(const JointLaw& law, const std::array<Fraction, joint_outcomes>& nets);

// The same as whole numbers of a unit so small that there are no fractions of it.
struct WholeNets {
  std::array<Integer, joint_outcomes> nets;
  Integer unit;

  static WholeNets of(const std::array<Fraction, joint_outcomes>& nets);
  Integer of(const CoupTable::Joint& sequences) const;
};

// Where the banker decides, by cell: T and P bind the banker, O is free.
using BankerLetters = std::vector<baccarat::Draw>;
BankerLetters free_banker(const BankerRules& rules);
BankerLetters bound_banker(const BankerRules& rules);

class BankerGame {
 public:
  BankerGame(const CoupTable& table, const PanoStakes& stakes, const NetDeduction& deduction,
             BankerLetters letters);
  // By what each end of a coup brings the banker.
  BankerGame(const CoupTable& table, const std::array<Fraction, joint_outcomes>& nets,
             BankerLetters letters);

  const CoupTable& table() const { return table_; }
  const BankerLetters& letters() const { return letters_; }
  const WholeNets& nets() const { return nets_; }

  // What drawing gains the banker over standing in a cell, over all coups, against these puntos.
  Fraction gain(std::size_t cell, const PanosStrategy& puntos) const;
  // Draws where that gains, and where the letters order it.
  std::vector<Fraction> best_answer(const PanosStrategy& puntos) const;
  // What each punto gains over all coups by drawing instead of standing on a total it is free on.
  Fraction gain_of_first(std::size_t choice, const PanosStrategy& all) const;
  Fraction gain_of_second(std::size_t choice, const PanosStrategy& all) const;

  // The most that anybody would gain by playing otherwise, alone.
  struct Regrets {
    Fraction first;
    Fraction second;
    Fraction banca;
    const Fraction& largest() const;
  };
  Regrets regrets(const PanosStrategy& all) const;

  // What the second punto would gain by heeding, on the totals it is free on, what the first paño
  // has shown by then: the plays above look at nothing but a punto's own total.
  Fraction gain_of_heeding(const PanosStrategy& all) const;

 private:
  Fraction punto_gain(std::size_t choice, const PanosStrategy& all, bool of_first,
                      std::optional<int> first_seen = std::nullopt) const;

  const CoupTable& table_;
  BankerLetters letters_;
  WholeNets nets_;
};

}  // namespace sabot::odds
