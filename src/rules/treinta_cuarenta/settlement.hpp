#pragma once
// What a coup is by its cards, and what it does to a chance. Tables, odds and simulation ask here.

#include "sabot/base/card.hpp"
#include "sabot/rules/treinta_cuarenta/rules.hpp"

namespace sabot::treinta_cuarenta {

// Figures count as the rules say, all others their number.
int points(const Rules& rules, Card card);
constexpr bool is_red(Card card) { return card.suit() == 1 || card.suit() == 2; }

// A coup with both rows complete.
struct Rows {
  int negra = 0;
  int roja = 0;
  bool first_is_red = false;  // the first card of the negra
};

enum class Fate : std::uint8_t { wins, loses, tied, refait };

// As no total is below where a row ends, the nearest to it is the lowest.
Fate fate_of(const Rules& rules, Chance chance, const Rows& rows);

}  // namespace sabot::treinta_cuarenta
