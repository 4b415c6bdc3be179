#include "sabot/base/digest.hpp"

namespace sabot {
namespace {

constexpr std::string_view digits = "0123456789abcdef";

}  // namespace

void TextForm<Digest>::write(std::string& out, const Digest& value) {
  for (const auto byte : value.bytes) {
    out += digits[byte >> 4];
    out += digits[byte & 15];
  }
}

std::expected<Digest, TextFault> TextForm<Digest>::read(std::string_view text) {
  Digest value;
  if (text.size() > 2 * value.bytes.size()) return std::unexpected(TextFault::too_long);
  if (text.size() != 2 * value.bytes.size()) return std::unexpected(TextFault::malformed);
  for (std::size_t i = 0; i < value.bytes.size(); ++i) {
    const auto high = digits.find(text[2 * i]);
    const auto low = digits.find(text[2 * i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos)
      return std::unexpected(TextFault::malformed);
    value.bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
  }
  return value;
}

}  // namespace sabot
