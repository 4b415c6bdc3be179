#include "sabot/lab/positions.hpp"

#include "sabot/base/invariant.hpp"
#include "sabot/lab/laws.hpp"

namespace sabot::lab {
Positions::Positions(int kinds, int copies)
    : kinds_(static_cast<std::size_t>(kinds)),
      copies_(static_cast<std::size_t>(copies)),
      places_(kinds_ * copies_),
      counts_(kinds_ * places_) {}

void Positions::see(std::span<const Card> cards) {
  require(cards.size() == places_, "lab: a sabot of another size");
  for (std::size_t place = 0; place < places_; ++place)
    ++counts_[place * kinds_ + static_cast<std::size_t>(cards[place].index())];
  ++seen_;
}

double Positions::at_place(std::size_t place) const {
  double sum = 0;
  for (std::size_t kind = 0; kind < kinds_; ++kind) {
    const double off = count(kind, place) - expected();
    sum += off * off;
  }
  return sum / expected();
}

double Positions::whole_table() const {
  const auto places = static_cast<double>(places_);
  double sum = 0;
  for (std::size_t place = 0; place < places_; ++place) sum += at_place(place);
  return sum * (places - 1) / places;
}

double Positions::of_kind(std::size_t kind) const {
  const auto places = static_cast<double>(places_);
  const auto kinds = static_cast<double>(kinds_);
  double sum = 0;
  for (std::size_t place = 0; place < places_; ++place) {
    const double off = count(kind, place) - expected();
    sum += off * off;
  }
  return sum / expected() * ((places - 1) / places) * (kinds / (kinds - 1));
}

// The places, counted from the middle, have the squared length n(n² − 1) ÷ 12; by the covariance
// above the sum of a kind's places then has, up to the mean of all kinds, the variance
// copies · n(n + 1) ÷ 12.
double Positions::mean_places() const {
  const auto places = static_cast<double>(places_);
  double squares = 0;
  for (std::size_t kind = 0; kind < kinds_; ++kind) {
    double sum = 0;
    for (std::size_t place = 0; place < places_; ++place)
      sum += count(kind, place) * (static_cast<double>(place) - (places - 1) / 2);
    squares += sum * sum;
  }
  return squares / (static_cast<double>(seen_ * copies_) * places * (places + 1) / 12);
}

double Positions::unmoved() const {
  double sum = 0;
  for (std::size_t place = 0; place < places_; ++place) sum += count(place % kinds_, place);
  return standardised(sum, seen_, matches(static_cast<int>(kinds_), static_cast<int>(copies_)));
}

void Positions::report(std::vector<Result>& results) const {
  const auto kinds = static_cast<double>(kinds_);
  const auto places = static_cast<double>(places_);
  results.push_back(
      chi_squared_result(Measure::kinds_and_positions, whole_table(), (kinds - 1) * (places - 1)));
  std::vector<double> each;
  for (std::size_t place = 0; place < places_; ++place) each.push_back(at_place(place));
  results.push_back(worst_result(Measure::each_position, each, kinds - 1));
  each.clear();
  for (std::size_t kind = 0; kind < kinds_; ++kind) each.push_back(of_kind(kind));
  results.push_back(worst_result(Measure::each_kind, each, places - 1));
  results.push_back(chi_squared_result(Measure::mean_position, mean_places(), kinds - 1));
  results.push_back(normal_result(Measure::unmoved, unmoved()));
}

void AsBefore::see(std::span<const Card> cards) {
  if (!before_.empty()) {
    require(cards.size() == before_.size(), "lab: a sabot of another size");
    for (std::size_t i = 0; i < cards.size(); ++i) alike_ += before_[i] == cards[i] ? 1u : 0u;
    ++compared_;
  }
  before_.assign(cards.begin(), cards.end());
}

// Whatever the sabot before was, a shuffled one agrees with it as with any given order: so the
// comparisons are independent, and their variances add up.
double AsBefore::statistic() const {
  return standardised(static_cast<double>(alike_), compared_, matches(kinds_, copies_));
}

}  // namespace sabot::lab
