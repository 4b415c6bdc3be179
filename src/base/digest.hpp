#pragma once
// 32 bytes of a hash or a salt, written as 64 hexadecimal digits.

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "sabot/base/text.hpp"

namespace sabot {

struct Digest {
  std::array<std::uint8_t, 32> bytes{};

  friend auto operator<=>(const Digest&, const Digest&) = default;
};

template <>
struct TextForm<Digest> {
  static void write(std::string& out, const Digest& value);
  static std::expected<Digest, TextFault> read(std::string_view text);
  static std::string_view form() { return "64 hexadecimal digits"; }
  static std::string_view pattern() { return "^[0-9a-f]{64}$"; }
};

}  // namespace sabot
