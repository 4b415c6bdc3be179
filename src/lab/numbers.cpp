#include "sabot/lab/numbers.hpp"

#include <array>

#include "sabot/lab/laws.hpp"

namespace sabot::lab {
namespace {

constexpr int wait_classes = 12;
// A wait this long has a chance of less than 10⁻⁸: after forty times the bound every number has
// come, and the last class holds whatever is beyond.
constexpr int longest_wait(int bound) { return 40 * bound; }

Result class_result(Measure measure, const std::vector<std::uint64_t>& counts,
                    const Classes& classes) {
  return chi_squared_result(measure, chi_square(counts, classes.chances()),
                            static_cast<double>(counts.size() - 1));
}

}  // namespace

Result Frequencies::result() const {
  auto result = chi_squared_result(Measure::numbers_below, chi_square(counts_),
                                   static_cast<double>(counts_.size() - 1));
  result.bound = static_cast<std::uint32_t>(counts_.size());
  return result;
}

void Pairs::see(std::uint32_t number) {
  if (first_) {
    ++counts_.at(std::size_t{*first_} * bound_ + number);
    first_.reset();
  } else {
    first_ = number;
  }
}

Result Pairs::result() const {
  return chi_squared_result(Measure::pairs, chi_square(counts_),
                            static_cast<double>(counts_.size() - 1));
}

Returns::Returns(int bound)
    : classes_(return_law(bound, longest_wait(bound)), wait_classes),
      counts_(classes_.chances().size()) {}

void Returns::see(std::uint32_t number) {
  if (!awaited_) {
    awaited_ = number;
    waited_ = 0;
  } else if (*awaited_ == number) {
    ++counts_[classes_.of(waited_)];
    awaited_.reset();
  } else {
    ++waited_;
  }
}

Result Returns::result() const { return class_result(Measure::returns, counts_, classes_); }

Collector::Collector(int bound, Measure measure)
    : measure_(measure),
      classes_(collector_law(bound, longest_wait(bound)), wait_classes),
      counts_(classes_.chances().size()),
      seen_(static_cast<std::size_t>(bound)),
      missing_(seen_.size()) {}

void Collector::see(std::uint32_t number) {
  ++draws_;
  if (seen_.at(number)) return;
  seen_[number] = true;
  if (--missing_ != 0) return;
  ++counts_[classes_.of(draws_)];
  seen_.assign(seen_.size(), false);
  missing_ = seen_.size();
  draws_ = 0;
}

Result Collector::result() const { return class_result(measure_, counts_, classes_); }

}  // namespace sabot::lab
