#pragma once
// Best answers to a play that somebody gives.

#include "sabot/odds/solution.hpp"

namespace sabot::odds {

// Parts of a play, each "5=1/2" or "6:no=1". What is not given is played as in the equilibrium, or
// where the banca's parts have "cuadro" among them, by it.
struct GivenPlays {
  std::vector<std::string> punto;
  std::vector<std::string> banca;

  bool any() const { return !punto.empty() || !banca.empty(); }
};

struct Answers {
  Play punto;  // as given
  Play banca;
  Values values;  // of the given plays against each other
  Play to_punto;  // the banca's best answer to the punto's play
  Values with_to_punto;
  Play to_banca;  // the punto's to the banca's
  Values with_to_banca;
};

std::expected<Answers, std::string> answers_to(const Solution& solution, const GivenPlays& given);

}  // namespace sabot::odds
