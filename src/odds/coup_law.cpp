#include "sabot/odds/coup_law.hpp"

#include <vector>

#include "sabot/base/invariant.hpp"

namespace sabot::odds {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

Draw letter_of(const Fraction& draws) {
  if (draws == 0) return Draw::stand;
  return draws == 1 ? Draw::draw : Draw::optional;
}

// Only where somebody mixes are both ways walked.
Drawing drawing_of(const Strategy& strategy) {
  Drawing drawing;
  std::vector<std::string> rows;
  for (int total = 0; total < 8; ++total) {
    drawing.punto[at(total)] = letter_of(strategy.punto[at(total)]);
    auto& row = rows.emplace_back();
    for (const auto& cell : strategy.banca[at(total)]) row += static_cast<char>(letter_of(cell));
  }
  const auto cuadro = Cuadro::from(rows);
  require(cuadro.has_value(), "strategy: its letters make a cuadro");
  drawing.banca = *cuadro;
  return drawing;
}

// The coups counted apart by the mixed choices on their way, so that whole numbers can be counted.
class Counting {
 public:
  explicit Counting(const Strategy& strategy) {
    weights_.emplace_back(1);
    for (int total = 0; total < 8; ++total) {
      add(punto_slots_[at(total)], strategy.punto[at(total)]);
      for (int third = 0; third <= Cuadro::punto_stood; ++third)
        add(slots_[at(total)][at(third)], strategy.banca[at(total)][at(third)]);
    }
    counts_.resize(weights_.size() * weights_.size());
  }

  void operator()(const Coup& coup) {
    std::size_t punto = 0;
    std::size_t banca = 0;
    const bool punto_drew = coup.punto_third != Coup::none;
    const bool banca_drew = coup.banca_third != Coup::none;
    if (!coup.natural()) {
      punto = punto_slots_[at(coup.punto_first)][punto_drew];
      banca = slots_[at(coup.banca_first)][at(coup.punto_third)][banca_drew];
    }
    auto& counts = counts_[punto * weights_.size() + banca];
    if (counts.empty()) counts.resize(std::size_t{400});
    counts[at(coup.punto()) * 40 + at(coup.banca()) * 4 + punto_drew * 2u + banca_drew] +=
        coup.sequences;
  }

  CoupLaw law(const Source& source) const {
    CoupLaw::Joint joint;
    for (std::size_t one = 0; one < weights_.size(); ++one)
      for (std::size_t other = 0; other < weights_.size(); ++other) {
        const auto& counts = counts_[one * weights_.size() + other];
        if (counts.empty()) continue;
        const Fraction weight = weights_[one] * weights_[other];
        for (std::size_t i = 0; i < counts.size(); ++i)
          if (counts[i] > 0)
            joint[i / 40][i / 4 % 10][i / 2 % 2][i % 2] += weight * integer(counts[i]);
      }
    return {integer(source.sequences()), std::move(joint)};
  }

 private:
  using Slot = std::array<std::size_t, 2>;  // stood, drew

  // Of a mixed choice both ways get a weight of their own; slot 0 weighs 1.
  void add(Slot& slot, const Fraction& draws) {
    slot = {0, 0};
    if (letter_of(draws) != Draw::optional) return;
    slot = {weights_.size(), weights_.size() + 1};
    weights_.push_back(1 - draws);
    weights_.push_back(draws);
  }

  std::vector<Fraction> weights_;
  std::array<Slot, 8> punto_slots_{};
  std::array<std::array<Slot, 11>, 8> slots_{};
  std::vector<std::vector<std::uint64_t>> counts_;
};

}  // namespace

std::uint64_t Source::sequences() const {
  std::uint64_t all = 1;
  for (int drawn = 0; drawn < cards_for_a_coup; ++drawn)
    all *= static_cast<std::uint64_t>(left_after(drawn));
  return all;
}

Fraction CoupLaw::sequences_of(int punto, int banca) const {
  Fraction sum;
  for (const auto& by_punto : joint_[at(punto)][at(banca)])
    for (const auto& one : by_punto) sum += one;
  return sum;
}

Fraction CoupLaw::sequences_of(Outcome outcome) const {
  Fraction sum;
  for (int punto = 0; punto < 10; ++punto)
    for (int banca = 0; banca < 10; ++banca)
      if (outcome_of(punto, banca) == outcome) sum += sequences_of(punto, banca);
  return sum;
}

Fraction CoupLaw::sequences_of_cards(int punto_cards, int banca_cards) const {
  Fraction sum;
  for (const auto& by_punto : joint_)
    for (const auto& by_banca : by_punto) sum += by_banca[at(punto_cards - 2)][at(banca_cards - 2)];
  return sum;
}

OutcomeLaw CoupLaw::outcome_law() const {
  OutcomeLaw law;
  for (const auto outcome : {Outcome::punto, Outcome::banca, Outcome::empate})
    law[static_cast<std::size_t>(outcome)] = probability(sequences_of(outcome));
  return law;
}

Fraction CoupLaw::cards_mean() const {
  Fraction mean;
  for (const int punto : {2, 3})
    for (const int banca : {2, 3})
      mean += (punto + banca) * probability(sequences_of_cards(punto, banca));
  return mean;
}

CoupLaw law_of(const Source& source, const Strategy& strategy) {
  require(source.replaced || source.cards.size() >= cards_for_a_coup,
          "coup law: fewer cards than a coup may need");
  Counting counting(strategy);
  walk_coups(source, drawing_of(strategy), [&](const Coup& coup) { counting(coup); });
  return counting.law(source);
}

}  // namespace sabot::odds
