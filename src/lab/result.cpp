#include "sabot/lab/result.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"
#include "sabot/lab/p_value.hpp"

namespace sabot::lab {

Result exact_result(Measure measure, std::uint64_t impossible) {
  Result result{.measure = measure, .bound = {}, .law = Law::exact};
  result.statistic = static_cast<double>(impossible);
  result.p = impossible == 0 ? 1 : 0;
  return result;
}

Result chi_squared_result(Measure measure, double statistic, double degrees) {
  Result result{.measure = measure, .bound = {}, .law = Law::chi_squared};
  result.statistic = statistic;
  result.degrees = degrees;
  result.p = chi_squared_p(statistic, degrees);
  return result;
}

Result normal_result(Measure measure, double statistic) {
  Result result{.measure = measure, .bound = {}, .law = Law::normal};
  result.statistic = statistic;
  result.p = normal_p(statistic);
  return result;
}

Result fisher_result(Measure measure, double statistic, double degrees, double more_degrees) {
  Result result{.measure = measure, .bound = {}, .law = Law::fisher};
  result.statistic = statistic;
  result.degrees = degrees;
  result.more_degrees = more_degrees;
  result.p = fisher_p(statistic, degrees, more_degrees);
  return result;
}

Result worst_result(Measure measure, std::span<const double> statistics, double degrees) {
  require(!statistics.empty(), "lab: the worst of no statistics");
  // Only the least and the greatest can be the furthest out.
  const auto [least, greatest] = std::ranges::minmax(statistics);
  const auto low = chi_squared_result(measure, least, degrees);
  const auto high = chi_squared_result(measure, greatest, degrees);
  auto worst = low.p < high.p ? low : high;
  worst.worst_of = statistics.size();
  worst.p = std::min(1.0, worst.p * static_cast<double>(statistics.size()));
  return worst;
}

}  // namespace sabot::lab
