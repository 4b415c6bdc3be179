#pragma once
// The banker's free cells for the search of an equilibrium: what drawing gains in each, as a
// function of both puntos' mixes, and what it does to the puntos. Each punto is free on one total.

#include <array>
#include <optional>
#include <vector>

#include "sabot/odds/panos/banker_game.hpp"

namespace sabot::odds {

// alone + slope · mix
struct Affine {
  Integer alone;
  Integer slope;

  Affine& operator+=(const Affine& more);
  Fraction at(const Fraction& mix) const { return alone + slope * mix; }
};

class SearchCells {
 public:
  explicit SearchCells(const BankerGame& game);

  std::size_t number(std::size_t cell) const { return cells_[cell].number; }

  // Draws where that gains. Probabilities, one for each cell.
  std::vector<Fraction> answer(const Fraction& first, const Fraction& second) const;
  // The first punto's mixes between 0 and 1 at which the answer changes, in order.
  std::vector<Fraction> turning_points(const Fraction& second) const;

  // The mix of one punto at which a cell gains nothing either way, the other's mix given; or where
  // none is given, whatever it is. None where there is no such mix.
  std::optional<Fraction> first_root(std::size_t cell, const std::optional<Fraction>& second) const;
  std::optional<Fraction> second_root(std::size_t cell, const std::optional<Fraction>& first) const;
  // What drawing there adds to the gain of the puntos.
  Fraction adds_to_first(std::size_t cell, const Fraction& second) const {
    return cells_[cell].to_first.at(second);
  }
  Fraction adds_to_second(std::size_t cell, const Fraction& first) const {
    return cells_[cell].to_second.at(first);
  }

  // What drawing gains each punto, on a scale of its own, when the other and the banker play so.
  Fraction gain_of_first(const Fraction& second, const std::vector<Fraction>& banca) const;
  Fraction gain_of_second(const Fraction& first, const std::vector<Fraction>& banca) const;

  // What drawing gains in a cell where both puntos mix alike: the coefficients, the constant first,
  // without a common factor.
  std::array<Integer, 3> polynomial(std::size_t cell) const;
  // The mix of one punto at which the other, with the same, neither gains nor loses.
  std::optional<Fraction> indifferent_mix(const std::vector<Fraction>& banca) const;

 private:
  struct Cell {
    std::size_t number = 0;
    Integer alone;  // alone + by_first p + by_second q + by_both p q
    Integer by_first;
    Integer by_second;
    Integer by_both;
    Affine to_first;  // what drawing instead of standing adds to the gains of the puntos
    Affine to_second;
  };

  static Fraction sum(Affine sum, const std::vector<Cell>& cells, Affine Cell::*part,
                      const Fraction& mix, const std::vector<Fraction>& banca);

  std::vector<Cell> cells_;
  Affine first_;  // the puntos' gains where the banker stands in every free cell
  Affine second_;
};

}  // namespace sabot::odds
