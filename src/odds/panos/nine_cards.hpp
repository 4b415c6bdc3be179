#pragma once
// How many sequences of nine cards give three hands of two cards these totals, with these three
// cards after them: all that a coup with two paños depends on. A card that nobody asks for is like
// any other behind it, so that a hand that stands is the sum over the card it might have had.

#include <array>
#include <cstdint>
#include <vector>

#include "sabot/odds/coup_walk.hpp"

namespace sabot::odds {

// There are more than 2^64 sequences of nine cards.
__extension__ using Wide = unsigned __int128;
Integer integer(Wide value);

inline constexpr int cards_for_both_panos = 9;

class NineCards {
 public:
  using Triple = std::array<int, 3>;

  // Of a source with nine cards, or whose cards come back.
  explicit NineCards(const Source& source);

  // By the totals of the three hands and the points of the three cards after them.
  Wide sequences(const Triple& totals, const Triple& cards) const;
  Wide all() const;

 private:
  // Hands are alike, and so are the cards after them: only which totals and which cards there are
  // counts, not in which order. There are 220 ways to choose three of ten with repetition.
  static constexpr std::size_t unordered = 220;

  Wide ways_to_draw(const Triple& cards) const;

  Source source_;
  std::vector<std::uint64_t> first_cards_;  // by the further cards, then by the totals
};

}  // namespace sabot::odds
