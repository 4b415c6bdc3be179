#pragma once
// From a play near an equilibrium to the equilibrium itself, where that is made of fractions.

#include <array>
#include <optional>
#include <vector>

#include "sabot/odds/panos/search_cells.hpp"

namespace sabot::odds {

// Plays of all three; the banker's by the number of the search's cells.
struct PanosProfile {
  Fraction first;
  Fraction second;
  std::vector<Fraction> banca;
};

// Both puntos mix alike. `root_of` becomes the polynomial that the mix solves, if there is one.
PanosProfile exact_alike(const SearchCells& cells, PanosProfile near,
                         std::optional<std::array<Integer, 3>>& root_of);

// Each has a mix of its own: those at which the cells that the banker mixes gain nothing either
// way, and the banker's mixes at which the puntos do not. What cannot be found so stays as it is.
PanosProfile exact_apart(const SearchCells& cells, const PanosProfile& near);

}  // namespace sabot::odds
