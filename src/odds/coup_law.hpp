#pragma once
// The exact law of one coup: the two totals and the cards they took, jointly.

#include <array>

#include "sabot/odds/coup_walk.hpp"

namespace sabot::odds {

// How a coup ends.
enum class Outcome : std::uint8_t { punto = 0, banca = 1, empate = 2 };
inline constexpr std::size_t outcomes = 3;
inline Outcome outcome_of(int punto, int banca) {
  if (punto == banca) return Outcome::empate;
  return punto > banca ? Outcome::punto : Outcome::banca;
}
using OutcomeLaw = std::array<Fraction, outcomes>;

// Counted in sequences of six cards; whole numbers unless somebody mixes.
class CoupLaw {
 public:
  // By punto's total, banca's total, and whether each has a third card.
  using Joint = std::array<std::array<std::array<std::array<Fraction, 2>, 2>, 10>, 10>;

  CoupLaw(Integer sequences, Joint joint)
      : sequences_(std::move(sequences)), joint_(std::move(joint)) {}

  const Integer& sequences() const { return sequences_; }  // of all kinds
  Fraction sequences_of(Outcome outcome) const;
  Fraction sequences_of(int punto, int banca) const;
  Fraction sequences_of_cards(int punto_cards, int banca_cards) const;

  Fraction probability(const Fraction& sequences) const { return sequences / sequences_; }
  OutcomeLaw outcome_law() const;
  Fraction cards_mean() const;  // of a coup

 private:
  Integer sequences_;
  Joint joint_;
};

// Of a source with cards for a coup.
CoupLaw law_of(const Source& source, const Strategy& strategy);

}  // namespace sabot::odds
