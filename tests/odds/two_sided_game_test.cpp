#include "sabot/odds/two_sided_game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "literal.hpp"

namespace sabot::odds {
namespace {

using Numbers = std::vector<int>;

Gain gain_of(const Numbers& alone, const std::vector<Numbers>& with) {
  Gain gain;
  for (const int one : alone) gain.alone.emplace_back(one);
  for (const auto& row : with) {
    auto& integers = gain.with.emplace_back();
    for (const int one : row) integers.emplace_back(one);
  }
  return gain;
}

// Small numbers are often the same: many of these games are full of ties.
rc::Gen<Gain> gains(std::size_t own, std::size_t other, int largest) {
  const auto number = rc::gen::resize(100, rc::gen::inRange(-largest, largest + 1));
  const auto numbers = [number](std::size_t size) {
    return rc::gen::container<Numbers>(size, number);
  };
  return rc::gen::map(
      rc::gen::pair(numbers(own), rc::gen::container<std::vector<Numbers>>(own, numbers(other))),
      [](const std::pair<Numbers, std::vector<Numbers>>& parts) {
        return gain_of(parts.first, parts.second);
      });
}

std::string text_of(const Gain& gain) {
  std::string text;
  for (std::size_t i = 0; i < gain.decisions(); ++i) {
    text += gain.alone[i].get_str() + " |";
    for (const auto& one : gain.with[i]) text += ' ' + one.get_str();
    text += "; ";
  }
  return text;
}

void expect_found(const TwoSidedGame& game) {
  const auto found = find_equilibria(game);
  RC_LOG() << "rows " << text_of(game.rows) << "columns " << text_of(game.columns);
  RC_ASSERT(!found.empty());
  for (const auto& one : found) RC_ASSERT(is_equilibrium(game, one));
}

TwoSidedGame any_game(int largest) {
  const auto rows = *rc::gen::resize(100, rc::gen::inRange<std::size_t>(1, 4));
  const auto columns = *rc::gen::resize(100, rc::gen::inRange<std::size_t>(1, 7));
  return {*gains(rows, columns, largest), *gains(columns, rows, largest)};
}

constexpr int games = 2000;
TEST(FindEquilibria, FindsOneInEveryGame) {
  hold(games, [] { expect_found(any_game(1000)); });
}
TEST(FindEquilibria, FindsOneInAGameFullOfTies) {
  hold(games, [] { expect_found(any_game(1)); });
}
TEST(FindEquilibria, FindsOneInAGameWithSomeTies) {
  hold(games, [] { expect_found(any_game(3)); });
}

// What one gains the other loses.
void expect_all_worth_the_same(TwoSidedGame game) {
  const auto rows = game.rows.decisions();
  const auto columns = game.columns.decisions();
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < columns; ++j) game.columns.with[j][i] = -game.rows.with[i][j];
  const auto found = find_equilibria(game);
  RC_ASSERT(!found.empty());
  const auto value = [&](const Equilibrium& play) {
    Fraction sum;
    for (std::size_t i = 0; i < rows; ++i) sum += play.rows[i] * game.rows.of(i, play.columns);
    for (std::size_t j = 0; j < columns; ++j) sum -= play.columns[j] * game.columns.alone[j];
    return fraction_text(sum);
  };
  for (const auto& one : found) {
    RC_ASSERT(is_equilibrium(game, one));
    RC_ASSERT(value(one) == value(found.front()));
  }
}
TEST(FindEquilibria, InAZeroSumGameAllAreWorthTheSame) {
  hold(games, [] { expect_all_worth_the_same(any_game(3)); });
}

// Rows and columns of one decision each: matching pennies, shifted.
TEST(FindEquilibria, MixesUntilTheOtherGainsNothing) {
  const TwoSidedGame game{gain_of({-1}, {{3}}), gain_of({2}, {{-3}})};
  const auto found = find_equilibria(game);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].rows, Play{Fraction(2, 3)});
  EXPECT_EQ(found[0].columns, Play{Fraction(1, 3)});
}

// The rows say no only where the column says yes, to which it is indifferent just then.
TEST(FindEquilibria, BreaksATieTheWayThatHolds) {
  const TwoSidedGame game{gain_of({1, 1, 1}, {{-3}, {-3}, {-3}}), gain_of({0}, {{-2, 2, 2}})};
  const auto found = find_equilibria(game);
  ASSERT_FALSE(found.empty());
  EXPECT_TRUE(is_equilibrium(game, found[0]));
}

TEST(FindEquilibria, WithoutDecisionsIsThereAtOnce) {
  const auto found = find_equilibria({});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found[0].rows.empty());
}

TEST(IsEquilibrium, RefusesWhatSomebodyWouldChange) {
  const TwoSidedGame game{gain_of({-1}, {{3}}), gain_of({2}, {{-3}})};
  const Fraction third(1, 3);
  EXPECT_TRUE(is_equilibrium(game, {{2 * third}, {third}}));
  EXPECT_FALSE(is_equilibrium(game, {{1}, {third}}));
  EXPECT_FALSE(is_equilibrium(game, {{2 * third}, {0}}));
  EXPECT_FALSE(is_equilibrium(game, {{2}, {0}}));
  EXPECT_FALSE(is_equilibrium({gain_of({0}, {{0}}), gain_of({0}, {{0}})}, {{2}, {0}}));
}

TEST(SolveLinear, SolvesWhereThereIsOneSolution) {
  EXPECT_EQ(solve_linear({{0, 2}, {3, 1}}, {4, 5}), (Row{1, 2}));
  EXPECT_EQ(solve_linear({}, {}), Row{});
  EXPECT_EQ(solve_linear({{1, 2}, {2, 4}}, {1, 2}), std::nullopt);
  EXPECT_EQ(solve_linear({{0}}, {0}), std::nullopt);
}

RC_GTEST_PROP(SolveLinear, WhatItFindsSolves, ()) {
  const auto size = *rc::gen::inRange<std::size_t>(1, 5);
  const auto numbers = rc::gen::container<Numbers>(size, rc::gen::inRange(-3, 4));
  std::vector<Row> matrix;
  for (std::size_t i = 0; i < size; ++i) {
    const auto row = *numbers;
    matrix.emplace_back(row.begin(), row.end());
  }
  const auto right = *numbers;
  const auto solved = solve_linear(matrix, Row(right.begin(), right.end()));
  RC_PRE(solved.has_value());
  for (std::size_t i = 0; i < size; ++i) {
    Fraction sum;
    for (std::size_t j = 0; j < size; ++j) sum += matrix[i][j] * (*solved)[j];
    RC_ASSERT(fraction_text(sum) == std::to_string(right[i]));
  }
}

}  // namespace
}  // namespace sabot::odds
