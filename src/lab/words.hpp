#pragma once
// The raw stream: its bytes, and its words of 32 bits one after the other.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sabot/lab/result.hpp"

namespace sabot::lab {

class Words {
 public:
  static constexpr std::size_t lags = 8;

  Words();

  void see(std::uint32_t word);

  // How often each byte comes: 255 degrees.
  double bytes() const;
  // The correlation of each word with the first to the eighth before it. As fractions of one, less
  // a half, words have the variance 1 ÷ 12; products of two have mean 0, variance 1 ÷ 144, and no
  // correlation with each other: eight standardised sums, whose squares are added up. 8 degrees.
  double correlation() const;
  // How often the words turn from rising to falling or back; normal. Of n different values in
  // random order 2(n − 2) ÷ 3 are to be expected, with the variance (16n − 29) ÷ 90. Two
  // neighbours are equal once in four thousand million, which makes no difference.
  double turns() const;
  // In which of the 24 orders four words stand; fours with equal words are left out. 23 degrees.
  double orders() const;

  void report(std::vector<Result>& results) const;

 private:
  std::vector<std::uint64_t> byte_counts_;
  std::vector<std::uint64_t> order_counts_;
  std::array<double, lags> products_{};
  std::array<std::uint32_t, lags> before_{};  // the last words, the newest first
  std::array<std::uint32_t, 4> four_{};
  std::uint64_t seen_ = 0;
  std::uint64_t turned_ = 0;
};

// The place of the order of four different values among all orders, 0 to 23.
std::size_t order_of(std::span<const std::uint32_t, 4> values);

}  // namespace sabot::lab
