#include "sabot/odds/panos/strategy.hpp"

namespace sabot::odds {
namespace {

// The sequences that come about by the same choices of the puntos, which are weighed once.
class Sums {
 public:
  explicit Sums(std::size_t choices) : choices_(choices), sums_(4 * choices * choices) {}

  CoupTable::Joint& at(std::size_t first, bool first_stood, std::size_t second, bool second_stood) {
    return sums_[((first * 2 + first_stood) * choices_ + second) * 2 + second_stood];
  }

 private:
  std::size_t choices_;
  std::vector<CoupTable::Joint> sums_;
};

void add(CoupTable::Joint& sum, const CoupTable::Joint& more) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
}
void add(JointLaw& law, const CoupTable::Joint& sequences, const Fraction& weight) {
  if (weight == 0) return;
  for (std::size_t i = 0; i < law.size(); ++i)
    if (sequences[i] > 0) law[i] += weight * integer(sequences[i]);
}

}  // namespace

JointLaw law_of(const CoupTable& table, const PanosStrategy& strategy) {
  const auto choices = table.choices();
  const auto& free = table.free_totals();
  Sums sums(choices);
  JointLaw law;
  for (std::size_t number = 0; number < banker_cells; ++number) {
    const auto cell = BankerCell::of(number);
    const auto& draws = strategy.banca[number];
    for (std::size_t one = 0; one < choices; ++one)
      for (std::size_t other = 0; other < choices; ++other) {
        const auto& ways = table.ways(number, one, other);
        auto& sum =
            sums.at(one, cell.first == BankerCell::stood, other, cell.second == BankerCell::stood);
        if (draws == 0) {
          add(sum, ways.stood);
        } else if (draws == 1) {
          add(sum, ways.drawn);
        } else {
          const Fraction reached = reach_of(strategy.first, free, one, cell.first) *
                                   reach_of(strategy.second, free, other, cell.second);
          add(law, ways.drawn, reached * draws);
          add(law, ways.stood, reached * (1 - draws));
        }
      }
  }
  const auto seen = [](bool stood) { return stood ? BankerCell::stood : 0; };
  for (std::size_t one = 0; one < choices; ++one)
    for (std::size_t other = 0; other < choices; ++other)
      for (const bool one_stood : {false, true})
        for (const bool other_stood : {false, true})
          add(law, sums.at(one, one_stood, other, other_stood),
              reach_of(strategy.first, free, one, seen(one_stood)) *
                  reach_of(strategy.second, free, other, seen(other_stood)));
  for (auto& one : law) one /= table.sequences();
  return law;
}

}  // namespace sabot::odds
