#pragma once
// A baccarat game in which both hands may choose, solved: how both should play, what it is worth,
// what the best answer to any play is, and what following the cuadro costs the banker.

#include <expected>
#include <string>
#include <vector>

#include "sabot/odds/duel.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::odds {

struct Model {
  bool with_replacement = false;
  std::vector<Card> gone = {};  // before the coup; none where cards come back
  Sees sees = Sees::totals;
  // The banker plays by the cuadro and chooses only where it allows; otherwise the banker is free
  // in every cell, but must draw with baccará.
  bool follows_cuadro = false;
};

// What both sides' plays are worth, of one unit.
struct Values {
  Fraction punto;
  Fraction banca;  // after the deduction
  Fraction house;
};
Values values_of(const Duel& duel, const Play& punto, const Play& banca);

// The cuadro with each of its optional cells read one way; where they are more than six, with all
// of them drawn or none.
struct Reading {
  std::vector<Played> options;
  Play banca;
  Play answer;  // the punto's best
  Values against_answer;
  Values against_punto;  // against the punto's equilibrium
};

struct Solution {
  Ground ground;
  int packs = 0;  // 0: with replacement
  Model model;
  Duel duel;
  std::vector<Equilibrium> equilibria;  // rows are the punto's; the first is the one spoken of
  Values values;
  std::vector<Reading> readings;  // none where the banker follows the cuadro anyway

  const Equilibrium& equilibrium() const { return equilibria.front(); }
};

// The duel that a ruleset lays down, not yet solved.
std::expected<Duel, std::string> duel_of(const law::Ruleset& ruleset, const Model& model);
std::expected<Solution, std::string> solve(const law::Ruleset& ruleset, const Model& model);

// A play given as text over one to start from: "5=1/2", "6:no=859/2288"; a total stands for every
// hand of that total.
std::expected<void, std::string> set_play(const std::vector<Decision>& decisions, Play& play,
                                          std::string_view text);

}  // namespace sabot::odds
