#pragma once
// How often somebody may ask: a token bucket for each key, such as an address or a name. A number
// of requests at once, and then one as each interval passes.
//
// A bucket is held as the moment at which it will be full again, so that one that is full needs no
// memory at all, and nothing is ever rounded. The time is the caller's, and by a steady clock:
// setting the house's clock back must shut nobody out.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace sabot::server {

struct Allowance {
  std::uint32_t at_once = 1;
  std::chrono::microseconds each = std::chrono::seconds(1);  // one more as often as this
};

class RateLimit {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  // Remembers at most this many keys. With more, the bucket nearest to being full is forgotten, so
  // that asking from ever new addresses gains nothing, and makes nobody else pay.
  RateLimit(const Allowance& allowance, std::size_t most_keys)
      : allowance_(allowance), most_keys_(most_keys) {}

  // Nothing where the request may pass, and it is counted; otherwise how long to wait, and it is
  // not. An expensive request counts for several; none for more than may be made at once.
  std::chrono::milliseconds take(std::string_view key, Moment now, std::uint32_t price = 1);
  // One that was counted and should not have been.
  void give_back(std::string_view key);

  std::size_t keys() const { return full_at_.size(); }

 private:
  using FullAt = std::map<std::string, Moment, std::less<>>;

  void forget_full(Moment now);
  void forget_one();
  void set(FullAt::iterator known, Moment full);

  Allowance allowance_;
  std::size_t most_keys_;
  FullAt full_at_;
  std::set<std::pair<Moment, std::string>> by_moment_;
};

}  // namespace sabot::server
