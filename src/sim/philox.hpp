#pragma once
// Philox4x32-10 (Salmon, Moraes, Dror and Shaw, «Parallel random numbers: as easy as 1, 2, 3»,
// 2011): random words as a function of a key and a counter, without a state. Code that knows which
// words it wants computes them, in any order, on any machine. For simulation only: a live game is
// dealt from src/chance.

#include <array>
#include <cstdint>

namespace sabot::sim {

using PhiloxCounter = std::array<std::uint32_t, 4>;
using PhiloxWords = std::array<std::uint32_t, 4>;

// Its constants, for computing many at a time.
struct Philox {
  static constexpr int rounds = 10;
  static constexpr std::uint32_t multiplier0 = 0xD2511F53;
  static constexpr std::uint32_t multiplier1 = 0xCD9E8D57;
  static constexpr std::uint32_t step0 = 0x9E3779B9;
  static constexpr std::uint32_t step1 = 0xBB67AE85;
};

constexpr PhiloxWords philox(PhiloxCounter x, std::uint64_t key) {
  auto k0 = static_cast<std::uint32_t>(key);
  auto k1 = static_cast<std::uint32_t>(key >> 32);
  for (int round = 0; round < Philox::rounds; ++round) {
    const auto p0 = std::uint64_t{Philox::multiplier0} * x[0];
    const auto p1 = std::uint64_t{Philox::multiplier1} * x[2];
    x = {static_cast<std::uint32_t>(p1 >> 32) ^ x[1] ^ k0, static_cast<std::uint32_t>(p1),
         static_cast<std::uint32_t>(p0 >> 32) ^ x[3] ^ k1, static_cast<std::uint32_t>(p0)};
    k0 += Philox::step0;
    k1 += Philox::step1;
  }
  return x;
}

}  // namespace sabot::sim
