#pragma once
// How many ways there are to put cards aside for two rows, by the sum and the number of those in
// each. A card goes to the first row, to the second, or to none: with c cards of v points the
// generating function has a factor (1 + u + w)^c, where u moves the first row by v points and one
// card, and w the second. Divided by such a factor it is that of a deck with one card less.

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "sabot/odds/treinta_cuarenta/rows_law.hpp"

namespace sabot::odds {

// The pairs of a sum below `ends_at` and a number of cards that can have it.
class RowStates {
 public:
  static constexpr int none = -1;

  explicit RowStates(int ends_at) : index_(static_cast<std::size_t>(ends_at * ends_at), none) {
    for (int sum = 0; sum < ends_at; ++sum)
      for (int count = (sum + 9) / 10; count <= sum; ++count) {
        index_[static_cast<std::size_t>(sum * ends_at + count)] = static_cast<int>(sums_.size());
        sums_.push_back(sum);
        counts_.push_back(count);
      }
    for (int points = 1; points <= RowDeck::most_points; ++points)
      for (std::size_t i = 0; i < size(); ++i) {
        const int sum = sums_[i] - points;
        const int count = counts_[i] - 1;
        const bool there = sum >= 0 && count >= 0;
        before_[static_cast<std::size_t>(points)].push_back(
            there ? index_[static_cast<std::size_t>(sum * ends_at + count)] : none);
      }
  }

  std::size_t size() const { return sums_.size(); }
  int sum(std::size_t state) const { return sums_[state]; }
  int count(std::size_t state) const { return counts_[state]; }
  // The first whose sum is no less: they are in the order of their sums.
  std::size_t from(int sum) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(sums_, sum) - sums_.begin());
  }
  // The state without one card of these points; none where there is no such state.
  const std::vector<int>& before(int points) const {
    return before_[static_cast<std::size_t>(points)];
  }

 private:
  std::vector<int> sums_, counts_;
  std::vector<int> index_;
  std::array<std::vector<int>, RowDeck::most_points + 1> before_;
};

template <class Number>
class RowsTable {
 public:
  RowsTable(const RowStates& states, const RowDeck& deck)
      : states_(&states), ways_(states.size() * states.size()) {
    ways_[0] = 1;
    for (int points = 1; points <= RowDeck::most_points; ++points)
      for (int i = 0; i < deck.of(points); ++i) add_card(points);
  }

  const Number& at(std::size_t first, std::size_t second) const {
    return ways_[first * states_->size() + second];
  }
  const std::vector<Number>& ways() const { return ways_; }

  // The same of a deck without one card of these points.
  void take_card(int points) {
    const auto& before = states_->before(points);
    const auto size = states_->size();
    for (std::size_t i = 0; i < size; ++i) {
      auto* row = ways_.data() + i * size;
      if (before[i] >= 0) {
        const auto* lower = ways_.data() + static_cast<std::size_t>(before[i]) * size;
        for (std::size_t j = 0; j < size; ++j) row[j] -= lower[j];
      }
      for (std::size_t j = 0; j < size; ++j)
        if (before[j] >= 0) row[j] -= row[before[j]];
    }
  }

  // With one card of these points more, that lies in the first row; `times` such cards.
  void add_marked(const RowsTable& rest, int points, int times) {
    const auto& before = states_->before(points);
    const auto size = states_->size();
    for (std::size_t i = 0; i < size; ++i) {
      if (before[i] < 0) continue;
      auto* row = ways_.data() + i * size;
      const auto* from = rest.ways_.data() + static_cast<std::size_t>(before[i]) * size;
      for (std::size_t j = 0; j < size; ++j) row[j] += from[j] * static_cast<unsigned>(times);
    }
  }

  void subtract(const RowsTable& part) {
    for (std::size_t i = 0; i < ways_.size(); ++i) ways_[i] -= part.ways_[i];
  }
  void clear() { std::ranges::fill(ways_, Number(0)); }

 private:
  // In place: what a state gets comes from lower ones, which have not changed yet.
  void add_card(int points) {
    const auto& before = states_->before(points);
    const auto size = states_->size();
    for (std::size_t i = size; i-- > 0;) {
      auto* row = ways_.data() + i * size;
      for (std::size_t j = size; j-- > 0;)
        if (before[j] >= 0) row[j] += row[before[j]];
      if (before[i] < 0) continue;
      const auto* lower = ways_.data() + static_cast<std::size_t>(before[i]) * size;
      for (std::size_t j = 0; j < size; ++j) row[j] += lower[j];
    }
  }

  const RowStates* states_;
  std::vector<Number> ways_;
};

}  // namespace sabot::odds
