#pragma once
// A game with two paños solved: how all three should play, what that is worth, the banker's best
// answer to given puntos, and what following the cuadro costs.

#include <memory>
#include <optional>

#include "sabot/odds/panos/equilibrium.hpp"
#include "sabot/odds/panos/report.hpp"

namespace sabot::odds {

struct PanosModel {
  bool with_replacement = false;
  std::vector<Card> gone = {};
  bool follows_cuadro = false;  // where it says the same for both paños
  PanoStakes stakes = {};
  std::optional<BankKind> bank = {};
  // Plays of the puntos to answer, "1:5=1/2"; what is not given is played as in the equilibrium.
  std::vector<std::string> puntos = {};
};

// What the play is worth: a unit on each paño, and of all that is staked on both to the banker and
// to the house.
struct PanosValues {
  Fraction first;
  Fraction second;
  Fraction banca;
  Fraction house;
};

// The banker by the cuadro, and in one way where that leaves the choice, against the same puntos.
struct PanosReading {
  BankerPlays plays{};
  PanosValues values;
};

struct PanosSolution {
  Ground ground;
  int packs = 0;  // 0: with replacement
  PanosModel model;
  TwoPanos rules;
  std::shared_ptr<const CoupTable> table;
  std::shared_ptr<const BankerGame> game;
  std::optional<PanosEquilibrium> equilibrium;  // none where all puntos' plays were given
  PanosStrategy play;  // the equilibrium, or the given puntos and the best answer to them
  PanosValues values;
  std::vector<PanosReading> readings;
  Fraction heeding;  // what the second punto would gain by heeding the first paño

  BankKind bank() const { return model.bank.value_or(rules.bank); }
  const NetDeduction& deduction() const { return rules.deduction(bank()); }
  bool is_answer() const { return !model.puntos.empty(); }
};
PanosValues values_of(const PanosSolution& solution, const PanosStrategy& play);

std::expected<PanosSolution, std::string> solve_panos(const law::Ruleset& ruleset,
                                                      const PanosModel& model);

// One decision of the banker's: how often a coup comes to it, and what drawing gains there over all
// coups, of all that is staked.
struct PanosCell {
  BankerCell cell;
  Fraction draws;
  Fraction reach;
  Fraction gain;
};
// Those that are free and may come up.
std::vector<PanosCell> panos_cells(const PanosSolution& solution);

}  // namespace sabot::odds
