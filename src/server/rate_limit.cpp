#include "sabot/server/rate_limit.hpp"

#include <algorithm>

namespace sabot::server {

std::chrono::milliseconds RateLimit::take(std::string_view key, Moment now, std::uint32_t price) {
  forget_full(now);
  const auto known = full_at_.find(key);
  const Moment full = known == full_at_.end() ? now : known->second;
  const auto after = full + allowance_.each * std::min(price, allowance_.at_once);
  const auto excess = after - now - allowance_.each * allowance_.at_once;
  // Rounded up: after waiting this long one passes.
  if (excess > excess.zero()) return std::chrono::ceil<std::chrono::milliseconds>(excess);
  if (known != full_at_.end()) {
    set(known, after);
    return {};
  }
  if (full_at_.size() >= most_keys_) forget_one();
  by_moment_.emplace(after, key);
  full_at_.emplace(key, after);
  return {};
}

void RateLimit::give_back(std::string_view key) {
  const auto known = full_at_.find(key);
  // Where it is full again nothing is owed.
  if (known != full_at_.end()) set(known, known->second - allowance_.each);
}

void RateLimit::set(FullAt::iterator known, Moment full) {
  auto node = by_moment_.extract({known->second, known->first});
  node.value().first = full;
  by_moment_.insert(std::move(node));
  known->second = full;
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
