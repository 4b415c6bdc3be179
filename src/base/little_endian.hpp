#pragma once
// Whole numbers as bytes, the least significant first, whatever the machine does.

#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>

namespace sabot {

// The number itself where the machine keeps it so already, otherwise turned round.
template <std::unsigned_integral T>
constexpr T little_endian(T value) {
  return std::endian::native == std::endian::little ? value : std::byteswap(value);
}

template <std::unsigned_integral T>
void store_le(std::uint8_t* to, T value) {
  value = little_endian(value);
  std::memcpy(to, &value, sizeof value);
}

template <std::unsigned_integral T>
T load_le(const std::uint8_t* from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return little_endian(value);
}

}  // namespace sabot
