#pragma once
// The coup between punto and banca as a game: who draws decides, and the rules' letters say where
// there is a choice. What each side sees when it decides makes the model.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/odds/coup_walk.hpp"
#include "sabot/odds/two_sided_game.hpp"

namespace sabot::odds {

// What a side knows of its own first hand: its total, or its two cards.
enum class Sees : std::uint8_t { totals, banker_cards, cards };
BOOST_DESCRIBE_ENUM(Sees, totals, banker_cards, cards)

// A hand as its side sees it: a total, or two cards by points.
struct SeenHand {
  int total = 0;
  std::optional<TwoCards> cards;
};
// Where a side decides: on its hand, and for the banca after the punto's third card or none.
struct Decision {
  SeenHand hand;
  std::optional<int> third;  // empty: the punto's decision
};
// "5", "2+3", "6:no", "0+6:9"
std::string decision_text(const Decision& decision);

// How often somebody wins, as a function of both sides' plays, counted in sequences.
struct Wins {
  Integer always;
  std::vector<Integer> by_punto;  // more of them for each decision to draw
  std::vector<Integer> by_banca;
  std::vector<std::vector<Integer>> by_both;  // punto's decision, banca's decision

  Fraction of(const Play& punto, const Play& banca) const;
};

class Duel {
 public:
  Duel(const Source& source, const Drawing& drawing, Sees sees, const Fraction& deduction);

  const std::vector<Decision>& punto() const { return punto_; }
  const std::vector<Decision>& banca() const { return banca_; }
  const Fraction& deduction() const { return deduction_; }
  const Integer& sequences() const { return sequences_; }

  // Every way for a coup to go, both where there is a choice, with the numbers of the punto's and
  // the banca's decision on it; −1 where there is none.
  void walk(const std::function<void(const Coup&, int punto, int banca)>& visit) const;

  // Expected of one unit with these two plays; the banca's after the deduction.
  Fraction punto_value(const Play& punto, const Play& banca) const;
  Fraction banca_value(const Play& punto, const Play& banca) const;
  Fraction house_value(const Play& punto, const Play& banca) const;

  // Rows are the punto's decisions, columns the banca's; yes is to draw.
  TwoSidedGame game() const;

 private:
  Source source_;
  Drawing drawing_;
  Sees sees_;
  std::vector<Decision> punto_;
  std::vector<Decision> banca_;
  Integer sequences_;
  Fraction deduction_;
  Wins punto_wins_;
  Wins banca_wins_;
};

// Where a banca plays by these letters: for each of its decisions in the duel the letter there.
baccarat::Draw letter_at(const baccarat::Cuadro& cuadro, const Decision& decision);

}  // namespace sabot::odds
