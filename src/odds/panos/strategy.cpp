#include "sabot/odds/panos/strategy.hpp"

#include <algorithm>

#include "sabot/odds/strategy.hpp"

namespace sabot::odds {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

bool has_letter(int seen) { return seen <= BankerCell::stood; }

// As against one paño, and where that says nothing as against the other.
Draw letter_against(const Cuadro& cuadro, int total, int one, int other) {
  for (const int seen : {one, other})
    if (has_letter(seen) && cuadro.at(total, seen) != Draw::optional) return cuadro.at(total, seen);
  return Draw::draw;
}

bool is_about_one(const BankerCell& cell) {
  return has_letter(cell.first) != has_letter(cell.second);
}

// For both paños where it is the same, or for the only one that it speaks of.
Draw said_in(const Cuadro& cuadro, const BankerCell& cell) {
  if (!has_letter(cell.first)) return cuadro.at(cell.total, cell.second);
  const auto letter = cuadro.at(cell.total, cell.first);
  if (!has_letter(cell.second)) return letter;
  return letter == cuadro.at(cell.total, cell.second) ? letter : Draw::optional;
}

Draw without_cuadro(const BankerRules& rules, const BankerCell& cell) {
  const bool draws = rules.zero_draws && baccarat::banker_always_draws(cell.total);
  return draws ? Draw::draw : Draw::optional;
}

bool draws_freely(const Cuadro& cuadro, const BankerCell& cell, BankerPlays plays) {
  switch (plays) {
    case BankerPlays::draw: return true;
    case BankerPlays::stand: return false;
    case BankerPlays::second:
      return letter_against(cuadro, cell.total, cell.second, cell.first) == Draw::draw;
    default: return letter_against(cuadro, cell.total, cell.first, cell.second) == Draw::draw;
  }
}

// The names of what may be chosen, and where the probability of each is kept.
struct Named {
  std::string name;
  Fraction* draws;
};
std::vector<Named> choices_of(PanosStrategy& strategy, const FreeTotals& free,
                              const BankerRules& rules) {
  std::vector<Named> all;
  for (const int total : free) {
    all.push_back({"1:" + std::to_string(total), &strategy.first[at(total)]});
    all.push_back({"2:" + std::to_string(total), &strategy.second[at(total)]});
  }
  for (std::size_t number = 0; number < banker_cells; ++number)
    if (const auto cell = BankerCell::of(number); freedom_in(rules, cell) == Draw::optional)
      all.push_back({cell_text(cell), &strategy.banca[number]});
  return all;
}

std::string not_a_choice(std::string_view name, const FreeTotals& free) {
  std::string known;
  for (const int total : free)
    known += "1:" + std::to_string(total) + ", 2:" + std::to_string(total) + ", ";
  return "\"" + std::string(name) + "\" is not a choice here; the choices are " + known +
         "1:0:0, … 7:a9:no";
}

}  // namespace

Draw letter_in(const BankerRules& rules, const BankerCell& cell) {
  if (cell.is_over()) return Draw::stand;
  if (rules.bound_always) return freedom_in(rules, cell);
  auto letter = said_in(rules.cuadro, cell);
  if (is_about_one(cell) && !rules.follows_for_one) letter = Draw::optional;
  return letter == Draw::optional ? without_cuadro(rules, cell) : letter;
}

Draw freedom_in(const BankerRules& rules, const BankerCell& cell) {
  if (cell.is_over()) return Draw::stand;
  if (!rules.bound_always) return without_cuadro(rules, cell);
  const auto letter = said_in(rules.cuadro, cell);
  if (letter != Draw::optional) return letter;
  if (is_about_one(cell) && rules.option_draws) return Draw::draw;
  return without_cuadro(rules, cell);
}

std::vector<Fraction> banker_by_cuadro(const BankerRules& rules, BankerPlays plays,
                                       const PanoStakes& stakes) {
  if (plays == BankerPlays::larger)
    plays = stakes.second > stakes.first ? BankerPlays::second : BankerPlays::first;
  std::vector<Fraction> banca(banker_cells);
  for (std::size_t number = 0; number < banker_cells; ++number) {
    const auto cell = BankerCell::of(number);
    const auto letter = letter_in(rules, cell);
    const bool draws =
        letter == Draw::optional ? draws_freely(rules.cuadro, cell, plays) : letter == Draw::draw;
    banca[number] = draws ? 1 : 0;
  }
  return banca;
}

PanosStrategy by_letters(const std::array<Draw, 8>& puntos) {
  PanosStrategy strategy;
  for (std::size_t total = 0; total < puntos.size(); ++total)
    if (puntos[total] == Draw::draw) strategy.first[total] = strategy.second[total] = 1;
  return strategy;
}

Fraction reach_of(const std::array<Fraction, 8>& punto, const FreeTotals& free, std::size_t choice,
                  int seen) {
  if (choice == 0) return 1;
  const auto& draws = punto[at(free[choice - 1])];
  return seen == BankerCell::stood ? Fraction(1 - draws) : draws;
}

std::expected<void, std::string> set_play(PanosStrategy& strategy, const FreeTotals& free,
                                          const BankerRules& rules, std::string_view text,
                                          SaidPlays& said) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos)
    return std::unexpected("\"" + std::string(text) +
                           "\" should be a choice and a probability, such as 1:5=1/2");
  const auto probability = read_probability(text.substr(equals + 1));
  if (!probability) return std::unexpected("\"" + std::string(text) + "\" " + probability.error());
  const auto name = text.substr(0, equals);
  bool any = false;
  for (auto& choice : choices_of(strategy, free, rules)) {
    const bool both = !name.contains(':') && choice.name.substr(2) == name;
    if (choice.name != name && !both) continue;
    const auto before = said.find(choice.name);
    if (before != said.end() && before->second != *probability)
      return std::unexpected(contradiction(text));
    *choice.draws = *probability;
    said[choice.name] = *probability;
    any = true;
  }
  if (!any) return std::unexpected(not_a_choice(name, free));
  return {};
}

}  // namespace sabot::odds
