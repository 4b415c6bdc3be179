#include "sabot/odds/panos/banker_game.hpp"

#include <algorithm>

namespace sabot::odds {
namespace {

using baccarat::Draw;
using Nets = std::array<Fraction, joint_outcomes>;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// To the banker, of a unit staked against the bank.
int banker_wins(Outcome outcome) {
  if (outcome == Outcome::empate) return 0;
  return outcome == Outcome::banca ? 1 : -1;
}

// How a choice's weight moves with the probability of drawing.
int slope(int seen) { return seen == BankerCell::stood ? -1 : 1; }

// A decision is regretted by what it gains the other way, as often as it was not taken.
Fraction regret(const Fraction& gain, const Fraction& draws) {
  return gain > 0 ? Fraction(gain * (1 - draws)) : Fraction(-gain * draws);
}

}  // namespace

Nets banker_nets(const PanoStakes& stakes, const NetDeduction& deduction) {
  Nets nets;
  const Fraction all = stakes.first + stakes.second;
  for (std::size_t i = 0; i < nets.size(); ++i) {
    const int first = banker_wins(of_first(i));
    const int second = banker_wins(of_second(i));
    nets[i] = (first * stakes.first + second * stakes.second) / all;
    if (nets[i] <= 0) continue;
    Fraction base = nets[i];
    if (deduction.of_gross)
      base = (std::max(first, 0) * stakes.first + std::max(second, 0) * stakes.second) / all;
    nets[i] -= deduction.rate * base;
  }
  return nets;
}

Nets first_nets() {
  Nets nets;
  for (std::size_t i = 0; i < nets.size(); ++i) nets[i] = -banker_wins(of_first(i));
  return nets;
}

Nets second_nets() {
  Nets nets;
  for (std::size_t i = 0; i < nets.size(); ++i) nets[i] = -banker_wins(of_second(i));
  return nets;
}

Fraction value_of(const JointLaw& law, const Nets& nets) {
  Fraction value;
  for (std::size_t i = 0; i < nets.size(); ++i) value += law[i] * nets[i];
  return value;
}

WholeNets WholeNets::of(const Nets& nets) {
  WholeNets whole{{}, 1};
  for (const auto& net : nets) whole.unit = lcm(whole.unit, net.get_den());
  for (std::size_t i = 0; i < nets.size(); ++i)
    whole.nets[i] = nets[i].get_num() * (whole.unit / nets[i].get_den());
  return whole;
}

Integer WholeNets::of(const CoupTable::Joint& sequences) const {
  Integer sum;
  for (std::size_t i = 0; i < nets.size(); ++i)
    if (sequences[i] > 0 && nets[i] != 0) sum += nets[i] * integer(sequences[i]);
  return sum;
}

BankerLetters free_banker(const BankerRules& rules) {
  BankerLetters letters(banker_cells);
  for (std::size_t i = 0; i < banker_cells; ++i) letters[i] = freedom_in(rules, BankerCell::of(i));
  return letters;
}

BankerLetters bound_banker(const BankerRules& rules) {
  BankerLetters letters(banker_cells);
  for (std::size_t i = 0; i < banker_cells; ++i) letters[i] = letter_in(rules, BankerCell::of(i));
  return letters;
}

BankerGame::BankerGame(const CoupTable& table, const PanoStakes& stakes,
                       const NetDeduction& deduction, BankerLetters letters)
    : BankerGame(table, banker_nets(stakes, deduction), std::move(letters)) {}

BankerGame::BankerGame(const CoupTable& table, const Nets& nets, BankerLetters letters)
    : table_(table), letters_(std::move(letters)), nets_(WholeNets::of(nets)) {}

Fraction BankerGame::gain(std::size_t cell, const PanosStrategy& puntos) const {
  const auto where = BankerCell::of(cell);
  const auto& free = table_.free_totals();
  Fraction gain;
  for (std::size_t one = 0; one < table_.choices(); ++one)
    for (std::size_t other = 0; other < table_.choices(); ++other) {
      const Fraction reach = reach_of(puntos.first, free, one, where.first) *
                             reach_of(puntos.second, free, other, where.second);
      if (reach == 0) continue;
      const auto& ways = table_.ways(cell, one, other);
      gain += reach * Integer(nets_.of(ways.drawn) - nets_.of(ways.stood));
    }
  return gain / (nets_.unit * table_.sequences());
}

std::vector<Fraction> BankerGame::best_answer(const PanosStrategy& puntos) const {
  std::vector<Fraction> banca(banker_cells);
  for (std::size_t cell = 0; cell < banker_cells; ++cell) {
    const auto letter = letters_[cell];
    const bool draws = letter == Draw::optional ? gain(cell, puntos) > 0 : letter == Draw::draw;
    banca[cell] = draws ? 1 : 0;
  }
  return banca;
}

Fraction BankerGame::punto_gain(std::size_t choice, const PanosStrategy& all, bool of_first,
                                std::optional<int> first_seen) const {
  const auto& free = table_.free_totals();
  const auto nets = WholeNets::of(of_first ? first_nets() : second_nets());
  Fraction gain;
  for (std::size_t cell = 0; cell < banker_cells; ++cell) {
    const auto where = BankerCell::of(cell);
    if (first_seen && where.first != *first_seen) continue;
    const int own = of_first ? where.first : where.second;
    const int seen = of_first ? where.second : where.first;
    for (std::size_t other = 0; other < table_.choices(); ++other) {
      const auto& ways =
          of_first ? table_.ways(cell, choice, other) : table_.ways(cell, other, choice);
      const auto& draws = all.banca[cell];
      Fraction value;
      if (draws != 0) value += draws * nets.of(ways.drawn);
      if (draws != 1) value += (1 - draws) * nets.of(ways.stood);
      gain += slope(own) * reach_of(of_first ? all.second : all.first, free, other, seen) * value;
    }
  }
  return gain / table_.sequences();
}

Fraction BankerGame::gain_of_first(std::size_t choice, const PanosStrategy& all) const {
  return punto_gain(choice, all, true);
}

Fraction BankerGame::gain_of_second(std::size_t choice, const PanosStrategy& all) const {
  return punto_gain(choice, all, false);
}

const Fraction& BankerGame::Regrets::largest() const {
  return std::max(banca, std::max(first, second));
}

BankerGame::Regrets BankerGame::regrets(const PanosStrategy& all) const {
  Regrets regrets;
  const auto& free = table_.free_totals();
  for (std::size_t choice = 1; choice < table_.choices(); ++choice) {
    const auto total = at(free[choice - 1]);
    regrets.first += regret(gain_of_first(choice, all), all.first[total]);
    regrets.second += regret(gain_of_second(choice, all), all.second[total]);
  }
  for (std::size_t cell = 0; cell < banker_cells; ++cell)
    if (letters_[cell] == Draw::optional) regrets.banca += regret(gain(cell, all), all.banca[cell]);
  return regrets;
}

Fraction BankerGame::gain_of_heeding(const PanosStrategy& all) const {
  Fraction gain;
  for (std::size_t choice = 1; choice < table_.choices(); ++choice) {
    const auto& draws = all.second[at(table_.free_totals()[choice - 1])];
    for (int seen = 0; seen < BankerCell::seen; ++seen)
      gain += regret(punto_gain(choice, all, false, seen), draws);
  }
  return gain;
}

}  // namespace sabot::odds
