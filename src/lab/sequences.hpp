#pragma once
// In what order the cards of a shuffled sabot follow each other: gaps between equal ranks, runs of
// a colour, runs of rising or falling ranks, what neighbours have in common.

#include <cstdint>
#include <span>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/lab/classes.hpp"
#include "sabot/lab/mean_test.hpp"

namespace sabot::lab {

// How many other cards lie between a card and the next of its rank. The gaps of a rank are the
// inner spacings of its cards among all.
class Gaps {
 public:
  Gaps(int ranks, int copies);

  void see(std::span<const Card> cards);
  const Classes& classes() const { return classes_; }
  // Of the sabot seen last, the last class left out: the others determine it.
  std::span<const std::uint32_t> counts() const { return counts_; }
  Result result() const { return means_.result(Measure::gaps); }

 private:
  Classes classes_;
  MeanTest means_;
  std::vector<std::uint32_t> counts_;
};

// Runs of red and of black: how many, which has a known mean and variance, and how many of each
// length from 1 to 5. Longer ones share the cards that are left, so that counting them too would
// say almost nothing new, and the little there is would hang on very rare runs.
class ColourRuns {
 public:
  static constexpr std::size_t lengths = 5;

  ColourRuns(int reds, int blacks);

  void see(std::span<const Card> cards);
  std::span<const std::uint32_t> counts() const { return counts_; }  // of the sabot seen last
  double statistic() const;                                          // of how many; normal
  Result length_result() const { return means_.result(Measure::colour_run_lengths); }

 private:
  int reds_;
  int blacks_;
  MeanTest means_;
  std::vector<std::uint32_t> counts_;
  std::uint64_t seen_ = 0;
  std::uint64_t runs_ = 0;
};

// Runs of ranks that go up at every step, or down, by length: 1 to 3, the longer ones left out as
// above. Read backwards a random order is a random order, so both have the same expectation.
class RankRuns {
 public:
  static constexpr std::size_t lengths = 3;
  enum class Direction { up, down };

  RankRuns(int ranks, int copies, Direction direction);

  void see(std::span<const Card> cards);
  std::span<const std::uint32_t> counts() const { return counts_; }  // of the sabot seen last
  Result result() const {
    return means_.result(direction_ == Direction::up ? Measure::runs_up : Measure::runs_down);
  }

 private:
  Direction direction_;
  MeanTest means_;
  std::vector<std::uint32_t> counts_;
};

// Whole packs: the products of neighbouring ranks, counted from the middle one, and how many
// neighbours have the same rank, the same suit and both.
class Neighbours {
 public:
  explicit Neighbours(int packs);

  void see(std::span<const Card> cards);
  std::span<const std::uint32_t> counts() const { return counts_; }  // of the sabot seen last
  std::int64_t products() const { return products_; }                // of all sabots
  double correlation() const;                                        // normal
  Result result() const { return means_.result(Measure::neighbours); }

 private:
  int packs_;
  MeanTest means_;
  std::vector<std::uint32_t> counts_;
  std::uint64_t seen_ = 0;
  std::int64_t products_ = 0;
};

}  // namespace sabot::lab
