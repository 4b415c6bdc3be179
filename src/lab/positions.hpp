#pragma once
// Which kind of card lies at which place of a shuffled sabot.

#include <cstdint>
#include <span>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/lab/result.hpp"

namespace sabot::lab {

// Every sabot has each kind `copies` times and one card at each place, so the counts depend on each
// other. Their covariance is (1 ÷ kinds)(n ÷ (n − 1)) times the projection that takes the means of
// kinds and of places away, n being the number of cards: the plain chi-square of the whole table
// times (n − 1) ÷ n follows the chi-squared law with (kinds − 1)(n − 1) degrees of freedom.
class Positions {
 public:
  Positions(int kinds, int copies);

  void see(std::span<const Card> cards);

  double whole_table() const;                // (kinds − 1)(n − 1) degrees
  double at_place(std::size_t place) const;  // kinds − 1 degrees
  // The places of one kind alone are fixed in number: the factor is (n − 1) ÷ n · kinds ÷
  // (kinds − 1).
  double of_kind(std::size_t kind) const;  // n − 1 degrees
  // Kruskal and Wallis's statistic of the places of all kinds, added up: kinds − 1 degrees.
  double mean_places() const;
  // How many cards lie at a place where their kind lay before the shuffle, when the packs lay one
  // after the other; normal.
  double unmoved() const;

  void report(std::vector<Result>& results) const;

 private:
  double count(std::size_t kind, std::size_t place) const {
    return static_cast<double>(counts_[place * kinds_ + kind]);
  }
  double expected() const { return static_cast<double>(seen_) / static_cast<double>(kinds_); }

  std::size_t kinds_;
  std::size_t copies_;
  std::size_t places_;
  std::vector<std::uint64_t> counts_;
  std::uint64_t seen_ = 0;
};

// At how many places a sabot has the kind that the sabot before it had there.
class AsBefore {
 public:
  AsBefore(int kinds, int copies) : kinds_(kinds), copies_(copies) {}

  void see(std::span<const Card> cards);
  double statistic() const;

 private:
  int kinds_;
  int copies_;
  std::vector<Card> before_;
  std::uint64_t compared_ = 0;
  std::uint64_t alike_ = 0;
};

}  // namespace sabot::lab
