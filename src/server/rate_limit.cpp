#include "sabot/server/rate_limit.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"

namespace sabot::server {
namespace {

constexpr std::int64_t per_millisecond = 1000;

}  // namespace

RateLimit::RateLimit(std::uint32_t at_once, Milliseconds fills_within, std::size_t most_keys)
    : at_once_(at_once), each_(0), most_keys_(most_keys) {
  require(at_once > 0 && fills_within > 0, "rate limit: nobody may ever ask");
  each_ = (fills_within * per_millisecond + at_once_ - 1) / at_once_;
}

std::chrono::milliseconds RateLimit::take(std::string_view key, Milliseconds now,
                                          std::uint32_t price) {
  const Moment moment = now * per_millisecond;
  forget_full(moment);
  const auto known = full_at_.find(key);
  const Moment full = known == full_at_.end() ? moment : known->second;
  const Moment after = full + each_ * std::min<std::int64_t>(price, at_once_);
  const Moment excess = after - moment - each_ * at_once_;
  // Rounded up: whoever waits so long passes.
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
