#pragma once
// The law of both rows of treinta y cuarenta, exactly, from any cards that are left in the sabot.

#include <array>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sabot/odds/exact.hpp"
#include "sabot/rules/treinta_cuarenta/settlement.hpp"

namespace sabot::odds {

// Cards by their points and the colour of their suit.
struct RowDeck {
  static constexpr int most_points = 10;

  std::array<int, most_points + 1> red{};
  std::array<int, most_points + 1> black{};

  // All packs without the cards that are gone. Refuses more of a card than there are.
  static std::expected<RowDeck, std::string> after(const treinta_cuarenta::Rules& rules,
                                                   std::span<const Card> gone);
  int of(int points) const {
    return red[static_cast<std::size_t>(points)] + black[static_cast<std::size_t>(points)];
  }
  int cards() const;
};

// How likely each pair of totals is, and how likely with a red card first. What is missing to one
// is that the red card comes before both rows are complete.
struct RowsLaw {
  static constexpr int totals = RowDeck::most_points;
  using Table = std::array<std::array<Fraction, totals>, totals>;  // by the negra's, the roja's

  int least = 0;  // the lowest total
  Table all;
  Table red_first;
  Fraction unfinished;
};

// `below` cards lie behind the red one, and a coup may take this many less than are before it.
struct RowsQuery {
  int ends_at = 0;
  int most_cards = 0;  // that a coup can have before the red card annuls it
};
RowsQuery rows_query(const treinta_cuarenta::Rules& rules, const RowDeck& deck);
RowsLaw rows_law(const RowDeck& deck, const RowsQuery& query);

// What a coup does to a chance.
struct ChanceLaw {
  Fraction win;
  Fraction loss;
  Fraction tie;
  Fraction refait;
};
ChanceLaw chance_law(const treinta_cuarenta::Rules& rules, const RowsLaw& law,
                     treinta_cuarenta::Chance chance);

}  // namespace sabot::odds
