#pragma once
// A coup with two paños: how it may end for both of them, wherever the banker decides, whatever the
// puntos do where they are free. Everything else about the game is a sum over this table.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/odds/coup_law.hpp"
#include "sabot/odds/panos/nine_cards.hpp"

namespace sabot::odds {

// What two cards that make 8 or 9 beat, apart from lower totals: nothing; an 8 beats 8 and 9 made
// with three cards, which is what the texts say; or 9 beats a 9 made with three as well (S-80).
enum class TwoCardsBeat : std::uint8_t { nothing, with_eight, with_both };
BOOST_DESCRIBE_ENUM(TwoCardsBeat, nothing, with_eight, with_both)

// Where the banker stands when both paños have played: on a total, seeing of each paño its third
// card, that it stood or that it has turned over 8 or 9.
struct BankerCell {
  static constexpr int stood = baccarat::Cuadro::punto_stood;
  static constexpr int eight = 11;
  static constexpr int nine = 12;
  static constexpr int seen = 13;  // how many things may be seen of a paño

  int total = 0;
  int first = 0;
  int second = 0;

  std::size_t number() const {
    return static_cast<std::size_t>((total * seen + first) * seen + second);
  }
  static BankerCell of(std::size_t number);
  // Nothing is left to decide: the banker has 8 or 9, or both paños have turned over theirs.
  bool is_over() const {
    return baccarat::is_natural(total) || (first >= eight && second >= eight);
  }
  friend bool operator==(const BankerCell&, const BankerCell&) = default;
};
inline constexpr std::size_t banker_cells = 10 * BankerCell::seen * BankerCell::seen;

// "6:no:7", "3:a9:4": the banker's total, then what is seen of the first paño and of the second.
std::string cell_text(const BankerCell& cell);

// How a coup ends for both paños: the first one's outcome times three and the second one's.
inline constexpr std::size_t joint_outcomes = outcomes * outcomes;
constexpr std::size_t joint_outcome(Outcome first, Outcome second) {
  return static_cast<std::size_t>(first) * outcomes + static_cast<std::size_t>(second);
}
constexpr Outcome of_first(std::size_t joint) { return static_cast<Outcome>(joint / outcomes); }
constexpr Outcome of_second(std::size_t joint) { return static_cast<Outcome>(joint % outcomes); }

// The totals on which a punto is free, and what is counted apart for them: choice 0 stands for
// having none, 1 for the first of these totals.
using FreeTotals = std::vector<int>;

class CoupTable {
 public:
  using Joint = std::array<Wide, joint_outcomes>;  // sequences of nine cards
  // What comes of a banker's two ways.
  struct Ways {
    Joint drawn{};
    Joint stood{};
  };

  CoupTable(const Source& source, const std::array<baccarat::Draw, 8>& puntos, TwoCardsBeat beat);

  const FreeTotals& free_totals() const { return free_; }
  std::size_t choices() const { return free_.size() + 1; }
  const Ways& ways(std::size_t cell, std::size_t first, std::size_t second) const {
    return ways_[(cell * choices() + first) * choices() + second];
  }
  const Integer& sequences() const { return sequences_; }

 private:
  class Filling;

  FreeTotals free_;
  std::vector<Ways> ways_;
  Integer sequences_;
};

}  // namespace sabot::odds
