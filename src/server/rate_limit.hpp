#pragma once
// How often somebody may ask: a token bucket for each key, such as an address or a name. So many
// requests at once; an empty bucket fills evenly within a given time.
//
// A bucket is held as the moment at which it will be full again, in whole microseconds, so that
// one that is full needs no memory at all. The time is the caller's.

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

class RateLimit {
 public:
  // Remembers so many keys at the most. With more, the bucket nearest to being full is forgotten,
  // so that whoever asks from ever new addresses gains nothing, and makes nobody else pay.
  RateLimit(std::uint32_t at_once, Milliseconds fills_within, std::size_t most_keys = 100'000);

  // Whether the request may pass; then it is counted.
  bool allow(std::string_view key, Milliseconds now, std::uint32_t price = 1) {
    return take(key, now, price) == std::chrono::milliseconds(0);
  }

  // The same, saying how long to wait: no time where it may pass. A dear request counts for
  // several; none for more than may be made at once.
  std::chrono::milliseconds take(std::string_view key, Milliseconds now, std::uint32_t price = 1);

  std::size_t keys() const { return full_at_.size(); }

 private:
  using Moment = std::int64_t;  // microseconds since 1970

  void forget_full(Moment now);
  void forget_one();

  std::int64_t at_once_;
  Moment each_;  // what one request costs; rounded up, never in favour of who asks
  std::size_t most_keys_;
  std::map<std::string, Moment, std::less<>> full_at_;
  std::set<std::pair<Moment, std::string>> by_moment_;
};

}  // namespace sabot::server
