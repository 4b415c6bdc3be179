#pragma once
// How both hands draw in a coup: with which probability the punto on each total, and the banca on
// each cell of the cuadro. Where the rules leave no choice it is 0 or 1.

#include <array>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/odds/exact.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"

namespace sabot::odds {

// The letters of a ruleset: the punto's by total, the banca's cuadro.
struct Drawing {
  std::array<baccarat::Draw, 8> punto{};
  baccarat::Cuadro banca;
};

// What the letters leave open: the punto's choice on a total, or the banca's in a cell.
struct Choice {
  static constexpr int of_the_punto = -1;

  int total = 0;
  int third = of_the_punto;  // the punto's third card, 0 to 9, or Cuadro::punto_stood

  bool is_puntos() const { return third == of_the_punto; }
  friend bool operator==(const Choice&, const Choice&) = default;
};

// "5", or "3:9" (the banca's 3 against a 9), or "6:no" (against a punto who stood).
std::string choice_text(const Choice& choice);

std::vector<Choice> choices_of(const Drawing& drawing);

struct Strategy {
  static auto& pick(auto& punto, auto& banca, const Choice& choice) {
    const auto total = static_cast<std::size_t>(choice.total);
    return choice.is_puntos() ? punto[total] : banca[total][static_cast<std::size_t>(choice.third)];
  }

  std::array<Fraction, 8> punto;
  std::array<std::array<Fraction, 11>, 8> banca;

  // Every choice stands: draws with probability 0.
  static Strategy of(const Drawing& drawing);

  Fraction& at(const Choice& choice) { return pick(punto, banca, choice); }
  const Fraction& at(const Choice& choice) const { return pick(punto, banca, choice); }
};

// What is wrong with this play where an earlier one says otherwise of the same choice.
std::string contradiction(std::string_view play);

// "5=9/11" or "3:9=1": sets a choice that the drawing leaves open, and says which.
std::expected<Choice, std::string> set_choice(Strategy& strategy, const Drawing& drawing,
                                              std::string_view text);

}  // namespace sabot::odds
