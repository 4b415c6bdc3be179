#pragma once
// Chance for play: the operating system's generator through libsodium. It holds no state of its
// own, so there is nothing to seed, copy, replay, read out of memory or share with a forked
// process.

#include <cstdint>
#include <span>

namespace sabot::chance {

class LiveSource {
 public:
  LiveSource();
  LiveSource(const LiveSource&) = delete;
  LiveSource& operator=(const LiveSource&) = delete;

  // 0 … bound − 1, all equally likely: what would favour some is rejected and drawn again.
  std::uint32_t below(std::uint32_t bound);
  void fill(std::span<std::uint8_t> bytes);
};

}  // namespace sabot::chance
