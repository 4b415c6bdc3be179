#include "sabot/odds/panos/exact_mixes.hpp"

#include <algorithm>

#include "sabot/odds/linear.hpp"

namespace sabot::odds {
namespace {

bool is_pure(const Fraction& value) { return value == 0 || value == 1; }

// A fraction that solves it, the nearest to this one; none where there is no such fraction.
std::optional<Fraction> fraction_root(const std::array<Integer, 3>& polynomial,
                                      const Fraction& near) {
  const auto& [c, b, a] = polynomial;
  if (a == 0) return b == 0 ? std::nullopt : std::optional(fraction(-c, b));
  const Integer square = b * b - 4 * a * c;
  if (square < 0 || mpz_perfect_square_p(square.get_mpz_t()) == 0) return std::nullopt;
  const Integer root = sqrt(square);
  const Fraction one = fraction(-b + root, 2 * a);
  const Fraction other = fraction(-b - root, 2 * a);
  return abs(one - near) < abs(other - near) ? one : other;
}

// So near that it must be the same number.
bool is_near(const Fraction& one, const Fraction& other) {
  return abs(one - other) * (Integer(1) << 64) < 1;
}

std::vector<std::size_t> mixed_in(const std::vector<Fraction>& banca) {
  std::vector<std::size_t> mixed;
  for (std::size_t i = 0; i < banca.size(); ++i)
    if (!is_pure(banca[i])) mixed.push_back(i);
  return mixed;
}

// Both puntos' mixes from the cells that are mixed, one after the other: a cell that depends on one
// punto alone tells its mix, and a cell that depends on both tells the second once the first is
// known.
struct Mixes {
  std::optional<Fraction> first;
  std::optional<Fraction> second;

  bool known() const { return first && second; }
  void find(const SearchCells& cells, const PanosProfile& near, std::size_t cell) {
    if (!first)
      if (auto root = cells.first_root(cell, second); root && is_near(*root, near.first))
        first = std::move(root);
    if (!second)
      if (auto root = cells.second_root(cell, first); root && is_near(*root, near.second))
        second = std::move(root);
  }
};

// The banker's mixes in these cells, as many as there are puntos who mix, at which none of those
// gains by drawing.
bool make_indifferent(const SearchCells& cells, const std::vector<std::size_t>& unknown,
                      PanosProfile& profile) {
  for (const auto cell : unknown) profile.banca[cell] = 0;
  std::vector<Row> matrix;
  Row right;
  const auto add = [&](const Fraction& gain, auto adds) {
    auto& row = matrix.emplace_back();
    for (const auto cell : unknown) row.push_back(adds(cell));
    right.push_back(-gain);
  };
  if (!is_pure(profile.first))
    add(cells.gain_of_first(profile.second, profile.banca),
        [&](std::size_t cell) { return cells.adds_to_first(cell, profile.second); });
  if (!is_pure(profile.second))
    add(cells.gain_of_second(profile.first, profile.banca),
        [&](std::size_t cell) { return cells.adds_to_second(cell, profile.first); });
  const auto mixes = solve_linear(std::move(matrix), std::move(right));
  if (!mixes) return false;
  for (std::size_t i = 0; i < unknown.size(); ++i) profile.banca[unknown[i]] = (*mixes)[i];
  return std::ranges::all_of(*mixes, [](const Fraction& mix) { return mix >= 0 && mix <= 1; });
}

}  // namespace

PanosProfile exact_alike(const SearchCells& cells, PanosProfile near,
                         std::optional<std::array<Integer, 3>>& root_of) {
  if (is_pure(near.first) || near.first != near.second) return near;
  const auto mixed = std::ranges::find_if_not(near.banca, is_pure);
  if (mixed == near.banca.end()) {
    // The banker does not mix: the other punto's mix alone keeps each indifferent.
    if (const auto mix = cells.indifferent_mix(near.banca); mix && *mix > 0 && *mix < 1)
      near.first = near.second = *mix;
    return near;
  }
  root_of = cells.polynomial(static_cast<std::size_t>(mixed - near.banca.begin()));
  const auto mix = fraction_root(*root_of, near.first);
  if (!mix) return near;
  auto low = near;
  auto high = near;
  for (auto* end : {&low, &high}) {
    end->first = end->second = *mix;
    for (auto& draws : end->banca)
      if (!is_pure(draws)) draws = end == &low ? 0 : 1;
  }
  const auto above = cells.gain_of_second(high.first, high.banca);
  const auto below = cells.gain_of_second(low.first, low.banca);
  if (above == below) return near;
  const Fraction share = -below / (above - below);
  for (std::size_t i = 0; i < low.banca.size(); ++i)
    low.banca[i] += share * (high.banca[i] - low.banca[i]);
  return low;
}

PanosProfile exact_apart(const SearchCells& cells, const PanosProfile& near) {
  const auto mixed = mixed_in(near.banca);
  Mixes mixes;
  if (is_pure(near.first)) mixes.first = near.first;
  if (is_pure(near.second)) mixes.second = near.second;
  for (int pass = 0; pass < 2; ++pass)
    for (const auto cell : mixed) mixes.find(cells, near, cell);
  if (!mixes.known()) return near;
  PanosProfile exact{*mixes.first, *mixes.second, near.banca};
  const auto unknown = static_cast<std::size_t>(!is_pure(exact.first)) +
                       static_cast<std::size_t>(!is_pure(exact.second));
  if (unknown == 0) return exact;
  for (std::size_t i = 0; i < mixed.size(); ++i)
    for (std::size_t j = unknown == 2 ? i + 1 : i; j < (unknown == 2 ? mixed.size() : i + 1); ++j) {
      auto profile = exact;
      const auto chosen = unknown == 2 ? std::vector{mixed[i], mixed[j]} : std::vector{mixed[i]};
      if (make_indifferent(cells, chosen, profile)) return profile;
    }
  return near;
}

}  // namespace sabot::odds
