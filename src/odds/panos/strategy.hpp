#pragma once
// How the three hands of a coup with two paños draw: with which probability each punto on each
// total, and the banker in each cell.

#include <expected>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/odds/panos/coup_table.hpp"

namespace sabot::odds {

struct PanosStrategy {
  std::array<Fraction, 8> first;  // puntos, by total
  std::array<Fraction, 8> second;
  std::vector<Fraction> banca = std::vector<Fraction>(banker_cells);
};

// What binds the banker, besides the cuadro's letters.
struct BankerRules {
  baccarat::Cuadro cuadro;
  bool zero_draws = false;      // with baccará a card must be drawn (S-81)
  bool follows_for_one = true;  // one paño has abated: the cuadro holds for the other (S-82)
  bool bound_always = false;    // not only a banker who asked for it follows the cuadro,
  bool option_draws = true;     // and then draws on O if one paño has abated
};
// What a banker who has asked for the cuadro must do in a cell: what it says for both paños where
// that is the same, or for the one that has not abated. O: nothing is ordered.
baccarat::Draw letter_in(const BankerRules& rules, const BankerCell& cell);
// The same of a banker who has not asked for it.
baccarat::Draw freedom_in(const BankerRules& rules, const BankerCell& cell);

// How the banker plays where the cuadro leaves the choice.
enum class BankerPlays : std::uint8_t {
  first,  // as against the first paño alone
  second,
  larger,  // as against the one with the larger stake, the first where they are equal
  draw,
  stand,
  best,  // whatever brings the most against these puntos
};
BOOST_DESCRIBE_ENUM(BankerPlays, first, second, larger, draw, stand, best)

// Stakes on both paños, of which only the ratio counts.
struct PanoStakes {
  Fraction first = 1;
  Fraction second = 1;
};

// By the cuadro, and so where that leaves the choice. Where even against one paño the cuadro is
// optional, what it says against the other decides, and where that is optional too a card is drawn.
// What is best has to be searched; see BankerGame.
std::vector<Fraction> banker_by_cuadro(const BankerRules& rules, BankerPlays plays,
                                       const PanoStakes& stakes);

// Puntos by their letters; every choice stands.
PanosStrategy by_letters(const std::array<baccarat::Draw, 8>& puntos);

// What has been said of choices, by their names: "1:5" and "2:5" of the puntos, "6:no:7" of the
// banker.
using SaidPlays = std::map<std::string, Fraction, std::less<>>;

// Sets what "1:5=1/2", "5=0" for both puntos, or "6:no:7=1" says. Refuses what is no choice, and
// what contradicts an earlier play.
std::expected<void, std::string> set_play(PanosStrategy& strategy, const FreeTotals& free,
                                          const BankerRules& rules, std::string_view text,
                                          SaidPlays& said);

// How likely a punto with this play comes to a cell by one of its choices; certain where it has
// none.
Fraction reach_of(const std::array<Fraction, 8>& punto, const FreeTotals& free, std::size_t choice,
                  int seen);

using JointLaw = std::array<Fraction, joint_outcomes>;
// Exact probabilities of how a coup ends for both paños.
JointLaw law_of(const CoupTable& table, const PanosStrategy& strategy);

}  // namespace sabot::odds
