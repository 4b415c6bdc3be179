#pragma once
// All that is chosen in one step of a play follows from one word. A tape of words is a whole play,
// and a play with some words left out is a play too: that is what makes failures shrink.

#include <cstdint>
#include <span>

#include "sabot/chance/random_source.hpp"

namespace sabot::conformance {

class StepChance {
 public:
  explicit StepChance(std::uint32_t word) : state_(word) {}

  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(next() % bound); }
  void fill(std::span<std::uint8_t> bytes) {
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(next());
  }

  template <class Range>
  auto& one_of(Range& range) {
    return range[below(static_cast<std::uint32_t>(std::size(range)))];
  }

 private:
  // SplitMix64: near words give unlike numbers, and word 0 is as good as any.
  std::uint64_t next() {
    std::uint64_t mixed = (state_ += 0x9e3779b97f4a7c15);
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
  }

  std::uint64_t state_;
};
static_assert(chance::RandomSource<StepChance>);

}  // namespace sabot::conformance
