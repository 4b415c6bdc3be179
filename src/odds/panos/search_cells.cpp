#include "sabot/odds/panos/search_cells.hpp"

#include <algorithm>

namespace sabot::odds {
namespace {

using baccarat::Draw;

// The weight of a punto's choice as a function of its mix: alone + slope · mix.
struct Weight {
  int alone = 0;
  int slope = 0;
};
Weight weight_of(std::size_t choice, int seen) {
  if (choice == 0) return {1, 0};
  return seen == BankerCell::stood ? Weight{1, -1} : Weight{0, 1};
}

// Where alone + by_one p + by_other q + by_both p q is nothing: the p for this q, or without one
// the p that does it for every q, because the whole is a product of two parts.
std::optional<Fraction> root_of(const Integer& alone, const Integer& by_one,
                                const Integer& by_other, const Integer& by_both,
                                const std::optional<Fraction>& other) {
  if (!other && alone * by_both != by_one * by_other) return std::nullopt;
  const Fraction at = other.value_or(Fraction(0));
  Fraction constant = alone + by_other * at;
  Fraction slope = by_one + by_both * at;
  if (!other && slope == 0) {
    constant = by_other;
    slope = by_both;
  }
  if (slope == 0) return std::nullopt;
  return Fraction(-constant / slope);
}

}  // namespace

Affine& Affine::operator+=(const Affine& more) {
  alone += more.alone;
  slope += more.slope;
  return *this;
}

SearchCells::SearchCells(const BankerGame& game) {
  const auto& table = game.table();
  const auto first = WholeNets::of(first_nets());
  const auto second = WholeNets::of(second_nets());
  for (std::size_t number = 0; number < banker_cells; ++number) {
    const auto where = BankerCell::of(number);
    const auto letter = game.letters()[number];
    Cell cell;
    cell.number = number;
    for (const std::size_t one : {0UL, 1UL})
      for (const std::size_t other : {0UL, 1UL}) {
        const auto& ways = table.ways(number, one, other);
        const auto own = weight_of(one, where.first);
        const auto others = weight_of(other, where.second);
        const Integer gain = game.nets().of(ways.drawn) - game.nets().of(ways.stood);
        cell.alone += own.alone * others.alone * gain;
        cell.by_first += own.slope * others.alone * gain;
        cell.by_second += own.alone * others.slope * gain;
        cell.by_both += own.slope * others.slope * gain;
        // A punto's gain by its own mix, as the other's mix weighs it.
        const auto gains = [](const Integer& value, const Weight& mine, const Weight& theirs) {
          return Affine{mine.slope * theirs.alone * value, mine.slope * theirs.slope * value};
        };
        const auto& held = letter == Draw::draw ? ways.drawn : ways.stood;
        first_ += gains(first.of(held), own, others);
        second_ += gains(second.of(held), others, own);
        cell.to_first += gains(first.of(ways.drawn) - first.of(ways.stood), own, others);
        cell.to_second += gains(second.of(ways.drawn) - second.of(ways.stood), others, own);
      }
    if (letter == Draw::optional) cells_.push_back(std::move(cell));
  }
}

std::vector<Fraction> SearchCells::answer(const Fraction& first, const Fraction& second) const {
  const Integer both = first.get_num() * second.get_num();
  const Integer one = first.get_num() * second.get_den();
  const Integer other = first.get_den() * second.get_num();
  const Integer none = first.get_den() * second.get_den();
  std::vector<Fraction> draws;
  draws.reserve(cells_.size());
  for (const auto& cell : cells_) {
    const Integer gain =
        cell.alone * none + cell.by_first * one + cell.by_second * other + cell.by_both * both;
    draws.emplace_back(gain > 0 ? 1 : 0);
  }
  return draws;
}

std::vector<Fraction> SearchCells::turning_points(const Fraction& second) const {
  std::vector<Fraction> points;
  for (const auto& cell : cells_) {
    const Integer alone = cell.alone * second.get_den() + cell.by_second * second.get_num();
    const Integer slope = cell.by_first * second.get_den() + cell.by_both * second.get_num();
    // From −alone / slope on the sign is the other one.
    if (sgn(alone) * sgn(slope) >= 0 || abs(alone) >= abs(slope)) continue;
    points.push_back(fraction(-alone, slope));
  }
  std::ranges::sort(points);
  const auto again = std::ranges::unique(points);
  points.erase(again.begin(), again.end());
  return points;
}

Fraction SearchCells::sum(Affine sum, const std::vector<Cell>& cells, Affine Cell::*part,
                          const Fraction& mix, const std::vector<Fraction>& banca) {
  Fraction mixed;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (banca[i] == 1)
      sum += cells[i].*part;
    else if (banca[i] != 0)
      mixed += banca[i] * (cells[i].*part).at(mix);
  }
  return sum.at(mix) + mixed;
}

std::optional<Fraction> SearchCells::first_root(std::size_t cell,
                                                const std::optional<Fraction>& second) const {
  const auto& one = cells_[cell];
  return root_of(one.alone, one.by_first, one.by_second, one.by_both, second);
}

std::optional<Fraction> SearchCells::second_root(std::size_t cell,
                                                 const std::optional<Fraction>& first) const {
  const auto& one = cells_[cell];
  return root_of(one.alone, one.by_second, one.by_first, one.by_both, first);
}

Fraction SearchCells::gain_of_first(const Fraction& second,
                                    const std::vector<Fraction>& banca) const {
  return sum(first_, cells_, &Cell::to_first, second, banca);
}

Fraction SearchCells::gain_of_second(const Fraction& first,
                                     const std::vector<Fraction>& banca) const {
  return sum(second_, cells_, &Cell::to_second, first, banca);
}

std::array<Integer, 3> SearchCells::polynomial(std::size_t cell) const {
  const auto& one = cells_[cell];
  std::array<Integer, 3> all{one.alone, one.by_first + one.by_second, one.by_both};
  const Integer common = gcd(gcd(all[0], all[1]), all[2]);
  if (common != 0)
    for (auto& part : all) part /= common;
  return all;
}

std::optional<Fraction> SearchCells::indifferent_mix(const std::vector<Fraction>& banca) const {
  const auto none = gain_of_second(Fraction(0), banca);
  const auto whole = gain_of_second(Fraction(1), banca);
  if (none == whole) return std::nullopt;
  return Fraction(none / (none - whole));
}

}  // namespace sabot::odds
