#pragma once
// The tests at the level of the games, run together over shuffled sabots, numbers and words of one
// source. Memory does not grow with how many are seen.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/chance/random_source.hpp"
#include "sabot/chance/shuffle.hpp"
#include "sabot/lab/numbers.hpp"
#include "sabot/lab/positions.hpp"
#include "sabot/lab/result.hpp"
#include "sabot/lab/sequences.hpp"
#include "sabot/lab/words.hpp"

namespace sabot::lab {

// What is tested: the three ways in which games use a source. Separate from each other, so that a
// shuffle other than ours can be tested.
struct Subject {
  std::function<void(std::span<Card>)> shuffle;
  std::function<std::uint32_t(std::uint32_t)> below;
  std::function<void(std::span<std::uint8_t>)> fill;
};

template <chance::RandomSource S>
Subject subject_of(S& source) {
  return {.shuffle = [&source](std::span<Card> cards) { chance::shuffle(cards, source); },
          .below = [&source](std::uint32_t bound) { return source.below(bound); },
          .fill = [&source](std::span<std::uint8_t> bytes) { source.fill(bytes); }};
}

struct Report {
  int packs = 0;
  std::uint64_t sabots = 0;
  std::uint64_t numbers = 0;  // below each bound, and words
  std::vector<Result> results;

  // A test fails if its p is below this: so a sound source fails any of them at most once in a
  // thousand runs (Bonferroni).
  static constexpr double overall_significance = 1e-3;
  double significance() const { return overall_significance / static_cast<double>(results.size()); }
  bool passes(const Result& result) const { return result.p >= significance(); }
  bool passes() const;
};

class Battery {
 public:
  static constexpr std::uint64_t usual_sabots = 10'000;
  // Fewer would leave cells of the tables so empty that the laws do not hold yet.
  static constexpr std::uint64_t fewest_sabots = 1'000;
  static constexpr std::uint64_t numbers_per_sabot = 100;

  explicit Battery(int packs);

  // One sabot, shuffled from new packs, and a hundred numbers of each sort.
  void see(Subject& subject);
  std::uint64_t sabots() const { return sabots_; }
  Report report() const;

 private:
  void see_sabot(std::span<const Card> cards);
  void see_numbers(Subject& subject);
  void see_words(Subject& subject);

  int packs_;
  std::vector<Card> in_order_;
  std::vector<Card> cards_;
  std::uint64_t sabots_ = 0;

  std::uint64_t wrong_compositions_ = 0;
  Positions positions_;
  AsBefore as_before_;
  std::vector<std::uint64_t> after_cut_;
  Gaps gaps_;
  ColourRuns colours_;
  RankRuns up_;
  RankRuns down_;
  Neighbours neighbours_;

  std::vector<Frequencies> frequencies_;
  Rejection rejection_;
  Pairs pairs_;
  Returns returns_;
  Collector ranks_;
  Collector kinds_;

  Words words_;
};

}  // namespace sabot::lab
