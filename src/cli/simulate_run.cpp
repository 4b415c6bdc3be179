#include "sabot/cli/simulate_run.hpp"

#include <algorithm>
#include <cmath>

namespace sabot::cli {

sim::Blocks share_of(const sim::Blocks& batch, const Ranks& ranks) {
  const auto size = static_cast<std::uint64_t>(ranks.size());
  const auto rank = static_cast<std::uint64_t>(ranks.rank());
  const auto from = batch.count * rank / size;
  const auto to = batch.count * (rank + 1) / size;
  return {batch.first + from, to - from};
}

std::uint64_t next_batch(std::optional<double> until_error, double error, std::uint64_t done,
                         std::uint64_t left) {
  constexpr std::uint64_t first_batch = 64;
  if (!until_error) return left;
  if (done == 0) return std::min(first_batch, left);
  const double ratio = error / *until_error;
  const double wanted = std::ceil(static_cast<double>(done) * (ratio * ratio - 1));
  const auto most = static_cast<double>(std::min(done, left));
  return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::min(wanted, most)));
}

}  // namespace sabot::cli
