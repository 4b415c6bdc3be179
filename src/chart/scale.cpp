#include "sabot/chart/scale.hpp"

#include <algorithm>
#include <cmath>

#include "sabot/base/invariant.hpp"

namespace sabot::chart {
namespace {

// What floating point has left of a number is no variation of the data.
constexpr double no_variation = 1e-9;
constexpr double nothing = 1e-290;
// Farther apart, the difference of two values could overflow.
constexpr double farthest = 1e290;
constexpr double slack = 1e-6;

double largest_of(Range range) { return std::max(std::abs(range.low), std::abs(range.high)); }

Range with_room(Range data, Numbers numbers) {
  const auto largest = largest_of(data);
  if (data.span() > std::max(nothing, largest * no_variation)) return data;
  auto room = largest > nothing ? largest / 10 : (numbers == Numbers::percent ? 0.01 : 1.0);
  if (numbers == Numbers::whole) room = std::max(1.0, std::ceil(room));
  return {data.low - room, data.high + room};
}

// 1, 2 or 5 times a power of ten.
double round_step(double span, int most, Numbers numbers) {
  const auto least = span / most;
  const auto power = std::pow(10.0, std::floor(std::log10(least)));
  auto step = power * 10;
  for (const double times : {5.0, 2.0, 1.0})
    if (power * times >= least * (1 - slack)) step = power * times;
  return numbers == Numbers::whole ? std::max(step, 1.0) : step;
}

}  // namespace

void Range::take_in(double value) {
  require(std::abs(value) <= farthest, "a picture is drawn of finite numbers, none beyond 1e290");
  low = std::min(low, value);
  high = std::max(high, value);
}

Scale fitted(Range data, Numbers numbers, int most_ticks, Ends ends) {
  Scale scale{.range = with_room(data, numbers)};
  auto& range = scale.range;
  const auto step = round_step(range.span(), most_ticks, numbers);
  if (ends == Ends::at_ticks) {
    range.low = std::floor(range.low / step + slack) * step;
    range.high = std::ceil(range.high / step - slack) * step;
  }
  const auto decimals = decimals_of_step(step, numbers);
  const auto last = std::floor(range.high / step + slack);
  for (auto k = std::ceil(range.low / step - slack); k <= last; ++k)
    scale.ticks.push_back({k * step, written(k * step, numbers, decimals)});
  return scale;
}

}  // namespace sabot::chart
