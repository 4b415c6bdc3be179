#include "sabot/base/text.hpp"

namespace sabot {
namespace {

unsigned byte_at(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

// How many bytes the character that begins with this one has; 0 where none may begin with it.
std::size_t length_from(unsigned first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

// Beyond their first byte, characters must not be written longer than need be, nor be halves of
// UTF-16, nor lie beyond Unicode's end.
bool second_fits(unsigned first, unsigned second) {
  if (first == 0xE0) return second >= 0xA0;
  if (first == 0xED) return second < 0xA0;
  if (first == 0xF0) return second >= 0x90;
  return first != 0xF4 || second < 0x90;
}

bool is_control(unsigned first) {
  return (first < 0x20 && first != '\n' && first != '\t') || first == 0x7F;
}

}  // namespace

bool is_clean_text(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto first = byte_at(text, at);
    const auto length = length_from(first);
    if (length == 0 || at + length > text.size() || is_control(first)) return false;
    for (std::size_t i = 1; i < length; ++i)
      if ((byte_at(text, at + i) & 0xC0) != 0x80) return false;
    if (length > 1 && !second_fits(first, byte_at(text, at + 1))) return false;
    // The second half of the control characters, C2 80 to C2 9F.
    if (first == 0xC2 && byte_at(text, at + 1) < 0xA0) return false;
    at += length;
  }
  return true;
}

}  // namespace sabot
