#include "sabot/lab/battery.hpp"

#include <algorithm>
#include <array>

#include "sabot/base/invariant.hpp"
#include "sabot/base/little_endian.hpp"

namespace sabot::lab {
namespace {

constexpr int ranks = 13;
// A die, a wheel, the cards of a pack, the balls of a bingo, the cards of six packs.
constexpr std::array<std::uint32_t, 5> bounds{6, 37, 52, 90, 312};

int at_least_one(int packs) {
  require(packs > 0, "lab: no packs");
  return packs;
}

bool has_all(std::span<const Card> cards, int packs) {
  std::array<int, Card::kinds> counts{};
  for (const auto card : cards) ++counts.at(static_cast<std::size_t>(card.index()));
  return std::ranges::all_of(counts, [&](int count) { return count == packs; });
}

}  // namespace

bool Report::passes() const {
  return std::ranges::all_of(results, [this](const Result& one) { return passes(one); });
}

Battery::Battery(int packs)
    : packs_(at_least_one(packs)),
      in_order_(chance::packs_in_order(packs)),
      positions_(Card::kinds, packs),
      as_before_(Card::kinds, packs),
      after_cut_(Card::kinds),
      gaps_(ranks, 4 * packs),
      colours_(26 * packs, 26 * packs),
      up_(ranks, 4 * packs, RankRuns::Direction::up),
      down_(ranks, 4 * packs, RankRuns::Direction::down),
      neighbours_(packs),
      frequencies_(bounds.begin(), bounds.end()),
      pairs_(Card::kinds),
      returns_(ranks),
      ranks_(ranks, Measure::collector_of_ranks),
      kinds_(Card::kinds, Measure::collector_of_kinds) {}

void Battery::see(Subject& subject) {
  cards_ = in_order_;
  subject.shuffle(cards_);
  see_sabot(cards_);
  // A cut anywhere but at the ends, as the automatic croupier makes it.
  const auto cut = 1 + subject.below(static_cast<std::uint32_t>(cards_.size() - 1));
  ++after_cut_.at(static_cast<std::size_t>(cards_.at(cut).index()));
  see_numbers(subject);
  see_words(subject);
  ++sabots_;
}

void Battery::see_sabot(std::span<const Card> cards) {
  if (!has_all(cards, packs_)) ++wrong_compositions_;
  positions_.see(cards);
  as_before_.see(cards);
  gaps_.see(cards);
  colours_.see(cards);
  up_.see(cards);
  down_.see(cards);
  neighbours_.see(cards);
}

void Battery::see_numbers(Subject& subject) {
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    for (std::uint64_t drawn = 0; drawn < numbers_per_sabot; ++drawn) {
      const auto number = subject.below(bounds[i]);
      frequencies_[i].see(number);
      if (bounds[i] != Card::kinds) continue;
      pairs_.see(number);
      returns_.see(number % ranks);
      ranks_.see(number % ranks);
      kinds_.see(number);
    }
  }
  for (std::uint64_t drawn = 0; drawn < numbers_per_sabot; ++drawn)
    rejection_.see(subject.below(Rejection::bound));
}

void Battery::see_words(Subject& subject) {
  std::array<std::uint8_t, 4 * numbers_per_sabot> bytes;
  subject.fill(bytes);
  for (std::size_t at = 0; at < bytes.size(); at += 4)
    words_.see(load_le<std::uint32_t>(bytes.data() + at));
}

Report Battery::report() const {
  require(sabots_ >= fewest_sabots, "lab: too few sabots to judge by");
  Report report{
      .packs = packs_, .sabots = sabots_, .numbers = sabots_ * numbers_per_sabot, .results = {}};
  auto& results = report.results;
  results.push_back(exact_result(Measure::composition, wrong_compositions_));
  positions_.report(results);
  results.push_back(normal_result(Measure::as_before, as_before_.statistic()));
  results.push_back(
      chi_squared_result(Measure::after_the_cut, chi_square(after_cut_), Card::kinds - 1));
  results.push_back(gaps_.result());
  results.push_back(normal_result(Measure::colour_runs, colours_.statistic()));
  results.push_back(colours_.length_result());
  results.push_back(up_.result());
  results.push_back(down_.result());
  results.push_back(normal_result(Measure::serial_correlation, neighbours_.correlation()));
  results.push_back(neighbours_.result());
  for (const auto& one : frequencies_) results.push_back(one.result());
  results.push_back(rejection_.result());
  results.push_back(pairs_.result());
  results.push_back(returns_.result());
  results.push_back(ranks_.result());
  results.push_back(kinds_.result());
  words_.report(results);
  return report;
}

}  // namespace sabot::lab
