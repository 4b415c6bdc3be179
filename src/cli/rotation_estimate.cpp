#include "sabot/cli/rotation_estimate.hpp"

#include <cmath>

namespace sabot::cli {
namespace {

using odds::Fraction;
using odds::Integer;

struct Sums {
  Integer results;
  Integer squares;
  Integer kept;
};

}  // namespace

std::optional<double> RunEstimate::deviation() const {
  if (!exact || !mean.error || *mean.error == 0) return std::nullopt;
  return odds::approximate(mean.value - *exact) / *mean.error;
}

std::vector<RunEstimate> run_estimates(const sim::RotationPlan& plan,
                                       const sim::RotationTotals& totals,
                                       const std::vector<odds::RunReport>& exact) {
  std::vector<RunEstimate> all(plan.graph.starts.size() + 1);
  std::vector<Sums> sums(all.size());
  for (std::size_t i = 0; i < plan.graph.nodes.size(); ++i) {
    const auto& node = plan.graph.nodes[i];
    const auto root = static_cast<std::size_t>(node.root);
    for (std::size_t end = 0; end < sim::run_ends; ++end) {
      const auto runs = totals.ends[i * sim::run_ends + end];
      const auto many = odds::integer(runs);
      const auto result = odds::integer(node.results[end]);
      all[root].runs += runs;
      all[root].ends[end] += runs;
      sums[root].results += many * result;
      sums[root].squares += many * result * result;
      sums[root].kept += many * odds::integer(node.kept[end]);
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    auto& one = all[i];
    if (i < exact.size()) one.opening = exact[i].plan.opening;
    if (i < exact.size() && !plan.returns) one.exact = exact[i].value;
    if (one.runs == 0) continue;
    const auto runs = odds::integer(one.runs);
    one.mean.value = odds::fraction(sums[i].results, runs * 100);
    one.kept = odds::fraction(sums[i].kept, runs * 100);
    const Fraction variance =
        odds::fraction(sums[i].squares, runs * 10000) - one.mean.value * one.mean.value;
    if (one.runs >= fewest_tallas)
      one.mean.error = std::sqrt(odds::approximate(variance) / static_cast<double>(one.runs));
  }
  if (all.back().runs == 0) all.pop_back();
  return all;
}

}  // namespace sabot::cli
