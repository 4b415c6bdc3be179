#pragma once
// Numbers below a bound, each drawn independently of the others: how often each comes, in what
// pairs, after how long again, and after how long all of them.

#include <cstdint>
#include <optional>
#include <vector>

#include "sabot/lab/classes.hpp"
#include "sabot/lab/result.hpp"

namespace sabot::lab {

// How often each number comes.
class Frequencies {
 public:
  explicit Frequencies(std::uint32_t bound) : counts_(bound) {}

  void see(std::uint32_t number) { ++counts_.at(number); }
  Result result() const;

 private:
  std::vector<std::uint64_t> counts_;
};

// Numbers below three quarters of 2³²: the bound that exposes a generator which does not reject the
// words that would favour some numbers. By the remainder it gives the lowest third twice as often
// as the others, by multiplying every third number. So each number is counted by its third and by
// its remainder of three, nine cells in all; that a third has one number more of one remainder than
// of the others, in 357 million, makes no difference.
class Rejection {
 public:
  static constexpr std::uint32_t bound = 3u << 30;

  Rejection() : counts_(9) {}

  void see(std::uint32_t number) { ++counts_[(number >> 30) * 3 + number % 3]; }
  double statistic() const { return chi_square(counts_); }
  Result result() const { return chi_squared_result(Measure::rejection, statistic(), 8); }

 private:
  std::vector<std::uint64_t> counts_;
};

// Which number follows which. The pairs do not overlap, so they are independent.
class Pairs {
 public:
  explicit Pairs(std::uint32_t bound) : bound_(bound), counts_(std::size_t{bound} * bound) {}

  void see(std::uint32_t number);
  Result result() const;

 private:
  std::uint32_t bound_;
  std::optional<std::uint32_t> first_;
  std::vector<std::uint64_t> counts_;
};

// How many draws lie between a number and the next equal one. When it has come, the next draw is a
// new beginning, so the waits are independent.
class Returns {
 public:
  explicit Returns(int bound);

  void see(std::uint32_t number);
  const Classes& classes() const { return classes_; }
  const std::vector<std::uint64_t>& counts() const { return counts_; }
  Result result() const;

 private:
  Classes classes_;
  std::vector<std::uint64_t> counts_;
  std::optional<std::uint32_t> awaited_;
  std::size_t waited_ = 0;
};

// The coupon collector: how many draws until every number has come. Then it begins again.
class Collector {
 public:
  Collector(int bound, Measure measure);

  void see(std::uint32_t number);
  const Classes& classes() const { return classes_; }
  const std::vector<std::uint64_t>& counts() const { return counts_; }
  Result result() const;

 private:
  Measure measure_;
  Classes classes_;
  std::vector<std::uint64_t> counts_;
  std::vector<bool> seen_;
  std::size_t missing_;
  std::size_t draws_ = 0;
};

}  // namespace sabot::lab
