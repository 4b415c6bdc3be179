#pragma once
// Whole numbers as bytes, the least significant first, whatever the machine does.

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace sabot {

template <std::unsigned_integral T>
constexpr void store_le(std::uint8_t* to, T value) {
  for (std::size_t i = 0; i < sizeof(T); ++i) to[i] = static_cast<std::uint8_t>(value >> (8 * i));
}

template <std::unsigned_integral T>
constexpr T load_le(const std::uint8_t* from) {
  T value = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i)
    value = static_cast<T>(value | static_cast<T>(static_cast<T>(from[i]) << (8 * i)));
  return value;
}

}  // namespace sabot
