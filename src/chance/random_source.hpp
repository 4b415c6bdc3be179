#pragma once
// What a source of chance can do. There are two, LiveSource for play and SeededSource for what must
// be repeatable; they share this concept and nothing else, so that neither is ever passed where the
// other one is meant. Simulations have a source of their own, in src/sim.

#include <concepts>
#include <cstdint>
#include <span>

namespace sabot::chance {

template <class S>
concept RandomSource = requires(S& source, std::uint32_t bound, std::span<std::uint8_t> bytes) {
  { source.below(bound) } -> std::same_as<std::uint32_t>;  // 0 … bound − 1, all equally likely
  { source.fill(bytes) } -> std::same_as<void>;
};

}  // namespace sabot::chance
