#include "sabot/lab/words.hpp"

#include <algorithm>
#include <cmath>

#include "sabot/lab/classes.hpp"
#include "sabot/lab/laws.hpp"

namespace sabot::lab {
namespace {

constexpr double two_to_32 = 4294967296.0;

double fraction(std::uint32_t word) { return (word + 0.5) / two_to_32 - 0.5; }

bool all_differ(std::span<const std::uint32_t, 4> values) {
  for (std::size_t i = 1; i < values.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (values[i] == values[j]) return false;
  return true;
}

}  // namespace

std::size_t order_of(std::span<const std::uint32_t, 4> values) {
  std::size_t order = 0;
  for (std::size_t i = 1; i < values.size(); ++i) {
    std::size_t smaller = 0;
    for (std::size_t j = 0; j < i; ++j) smaller += values[j] < values[i] ? 1u : 0u;
    order = order * (i + 1) + smaller;
  }
  return order;
}

Words::Words() : byte_counts_(256), order_counts_(24) {}

void Words::see(std::uint32_t word) {
  for (int shift = 0; shift < 32; shift += 8) ++byte_counts_[word >> shift & 0xff];
  const auto known = std::min<std::uint64_t>(seen_, lags);
  for (std::size_t lag = 0; lag < known; ++lag)
    products_[lag] += fraction(word) * fraction(before_[lag]);
  if (seen_ >= 2 && (before_[1] < before_[0]) != (before_[0] < word)) ++turned_;
  std::shift_right(before_.begin(), before_.end(), 1);
  before_[0] = word;
  four_[seen_ % 4] = word;
  ++seen_;
  if (seen_ % 4 == 0 && all_differ(four_)) ++order_counts_[order_of(four_)];
}

double Words::bytes() const { return chi_square(byte_counts_); }

double Words::correlation() const {
  double sum = 0;
  for (std::size_t lag = 0; lag < lags; ++lag) {
    const double off =
        standardised(products_[lag], seen_ - lag - 1, {.mean = 0, .variance = 1.0 / 144});
    sum += off * off;
  }
  return sum;
}

double Words::turns() const {
  const auto words = static_cast<double>(seen_);
  return standardised(static_cast<double>(turned_), 1,
                      {.mean = 2 * (words - 2) / 3, .variance = (16 * words - 29) / 90});
}

double Words::orders() const { return chi_square(order_counts_); }

void Words::report(std::vector<Result>& results) const {
  results.push_back(chi_squared_result(Measure::bytes, bytes(), 255));
  results.push_back(
      chi_squared_result(Measure::word_correlation, correlation(), static_cast<double>(lags)));
  results.push_back(normal_result(Measure::word_turns, turns()));
  results.push_back(chi_squared_result(Measure::word_orders, orders(), 23));
}

}  // namespace sabot::lab
