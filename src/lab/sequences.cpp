#include "sabot/lab/sequences.hpp"

#include <algorithm>
#include <array>

#include "sabot/base/invariant.hpp"
#include "sabot/lab/laws.hpp"

namespace sabot::lab {
namespace {

constexpr int gap_classes = 8;
constexpr int ranks_of_a_pack = 13;
constexpr int suits_of_a_pack = 4;
constexpr int middle_rank = 7;

// Every rank has as many gaps as it has cards, less one.
std::vector<double> expected_gaps(const Classes& classes, int ranks, int copies) {
  std::vector<double> expected;
  for (const double chance : classes.chances().first(classes.chances().size() - 1))
    expected.push_back(chance * ranks * (copies - 1));
  return expected;
}

// The blacks leave blacks + 1 spacings to the reds, and vice versa; an empty one is no
// run.
std::vector<double> expected_colour_runs(int reds, int blacks) {
  const auto at_least = [&](int length) {
    return (blacks + 1) * spacing_at_least(reds + blacks, blacks, length) +
           (reds + 1) * spacing_at_least(reds + blacks, reds, length);
  };
  std::vector<double> expected;
  for (int length = 1; length <= static_cast<int>(ColourRuns::lengths); ++length)
    expected.push_back(at_least(length) - at_least(length + 1));
  return expected;
}

std::vector<double> expected_rank_runs(int ranks, int copies) {
  std::vector<double> expected;
  for (int length = 1; length <= static_cast<int>(RankRuns::lengths); ++length)
    expected.push_back(rising_runs_at_least(ranks, copies, length) -
                       rising_runs_at_least(ranks, copies, length + 1));
  return expected;
}

// The card after a given one is another of its k with the chance (k − 1) ÷ (n − 1), at n − 1
// places: k − 1 are to be expected. Of one pack no kind has a second card.
std::vector<double> expected_neighbours(int packs) {
  std::vector<double> expected{suits_of_a_pack * packs - 1.0, ranks_of_a_pack * packs - 1.0};
  if (packs > 1) expected.push_back(packs - 1.0);
  return expected;
}

bool is_red(Card card) { return card.suit() == 1 || card.suit() == 2; }

// How many runs there are of each length that has a count, and in all.
template <class Continues>
std::uint64_t count_runs(std::span<const Card> cards, Continues continues,
                         std::vector<std::uint32_t>& counts) {
  std::ranges::fill(counts, 0);
  std::uint64_t runs = 0;
  std::size_t length = 1;
  for (std::size_t i = 1; i <= cards.size(); ++i) {
    if (i < cards.size() && continues(cards[i - 1], cards[i])) {
      ++length;
      continue;
    }
    if (length <= counts.size()) ++counts[length - 1];
    ++runs;
    length = 1;
  }
  return runs;
}

}  // namespace

Gaps::Gaps(int ranks, int copies)
    : classes_(spacing_law(ranks * copies, copies), gap_classes),
      means_(expected_gaps(classes_, ranks, copies)),
      counts_(classes_.chances().size() - 1) {}

void Gaps::see(std::span<const Card> cards) {
  std::ranges::fill(counts_, 0);
  std::array<std::size_t, ranks_of_a_pack> after{};  // the place after the last card of each rank
  for (std::size_t place = 0; place < cards.size(); ++place) {
    auto& last = after[static_cast<std::size_t>(cards[place].rank() - 1)];
    if (last != 0) {
      const auto found = classes_.of(place - last);
      if (found < counts_.size()) ++counts_[found];
    }
    last = place + 1;
  }
  means_.see(counts_);
}

ColourRuns::ColourRuns(int reds, int blacks)
    : reds_(reds), blacks_(blacks), means_(expected_colour_runs(reds, blacks)), counts_(lengths) {}

void ColourRuns::see(std::span<const Card> cards) {
  runs_ += count_runs(
      cards, [](Card one, Card next) { return is_red(one) == is_red(next); }, counts_);
  means_.see(counts_);
  ++seen_;
}

double ColourRuns::statistic() const {
  return standardised(static_cast<double>(runs_), seen_, colour_runs(reds_, blacks_));
}

RankRuns::RankRuns(int ranks, int copies, Direction direction)
    : direction_(direction), means_(expected_rank_runs(ranks, copies)), counts_(lengths) {}

void RankRuns::see(std::span<const Card> cards) {
  if (direction_ == Direction::up)
    count_runs(
        cards, [](Card one, Card next) { return one.rank() < next.rank(); }, counts_);
  else
    count_runs(
        cards, [](Card one, Card next) { return one.rank() > next.rank(); }, counts_);
  means_.see(counts_);
}

Neighbours::Neighbours(int packs)
    : packs_(packs), means_(expected_neighbours(packs)), counts_(packs > 1 ? 3 : 2) {}

void Neighbours::see(std::span<const Card> cards) {
  std::ranges::fill(counts_, 0);
  const auto value = [](Card card) { return card.rank() - middle_rank; };
  products_ += value(cards.back()) * value(cards.front());
  for (std::size_t i = 1; i < cards.size(); ++i) {
    const auto one = cards[i - 1];
    const auto next = cards[i];
    products_ += value(one) * value(next);
    counts_[0] += one.rank() == next.rank() ? 1u : 0u;
    counts_[1] += one.suit() == next.suit() ? 1u : 0u;
    if (packs_ > 1) counts_[2] += one == next ? 1u : 0u;
  }
  means_.see(counts_);
  ++seen_;
}

double Neighbours::correlation() const {
  std::vector<int> values;
  for (int i = 0; i < packs_ * Card::kinds; ++i)
    values.push_back(i % ranks_of_a_pack + 1 - middle_rank);
  return standardised(static_cast<double>(products_), seen_, circular_products(values));
}

}  // namespace sabot::lab
