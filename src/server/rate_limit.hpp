#pragma once
// How often somebody may ask: a token bucket for each key, such as an address or a name. A number
// of requests at once, and then one as each interval passes.
//
// A bucket is held as the moment at which it will be full again, so that one that is full needs no
// memory at all, and nothing is ever rounded. The time is the caller's.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "sabot/server/storage.hpp"

namespace sabot::server {

struct Allowance {
  std::uint32_t at_once = 1;
  std::chrono::microseconds each = std::chrono::seconds(1);  // one more as often as this
};

class RateLimit {
 public:
  // Remembers at most this many keys. With more, the bucket nearest to being full is forgotten, so
  // that asking from ever new addresses gains nothing, and makes nobody else pay.
  RateLimit(const Allowance& allowance, std::size_t most_keys)
      : allowance_(allowance), most_keys_(most_keys) {}

  // Nothing where the request may pass, and it is counted; otherwise how long to wait, and it is
  // not. An expensive request counts for several; none for more than may be made at once.
  std::chrono::milliseconds take(std::string_view key, Milliseconds now, std::uint32_t price = 1);

  std::size_t keys() const { return full_at_.size(); }

 private:
  using Moment = std::int64_t;  // microseconds since 1970

  void forget_full(Moment now);
  void forget_one();

  Allowance allowance_;
  std::size_t most_keys_;
  std::map<std::string, Moment, std::less<>> full_at_;
  std::set<std::pair<Moment, std::string>> by_moment_;
};

}  // namespace sabot::server
