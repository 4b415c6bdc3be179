#include "sabot/server/rate_limit.hpp"

#include <algorithm>

namespace sabot::server {

std::chrono::milliseconds RateLimit::take(std::string_view key, Milliseconds now,
                                          std::uint32_t price) {
  constexpr Moment per_millisecond = 1000;
  const Moment moment = now * per_millisecond;
  forget_full(moment);
  const auto known = full_at_.find(key);
  const Moment full = known == full_at_.end() ? moment : known->second;
  const Moment each = allowance_.each.count();
  const Moment after = full + each * std::min(price, allowance_.at_once);
  const Moment excess = after - moment - each * allowance_.at_once;
  // Rounded up: after waiting this long one passes.
  if (excess > 0)
    return std::chrono::milliseconds((excess + per_millisecond - 1) / per_millisecond);
  if (known != full_at_.end()) {
    by_moment_.erase({known->second, known->first});
    full_at_.erase(known);
  }
  if (full_at_.size() >= most_keys_) forget_one();
  by_moment_.emplace(after, key);
  full_at_.emplace(key, after);
  return {};
}

void RateLimit::forget_full(Moment now) {
  while (!by_moment_.empty() && by_moment_.begin()->first <= now) forget_one();
}

void RateLimit::forget_one() {
  if (by_moment_.empty()) return;
  full_at_.erase(by_moment_.begin()->second);
  by_moment_.erase(by_moment_.begin());
}

}  // namespace sabot::server
