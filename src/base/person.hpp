#pragma once
// Who acts: a short handle, held in place, so that commands, events and journals name people
// without a directory beside them.

#include <array>
#include <compare>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "sabot/base/text.hpp"

namespace sabot {

class PersonId {
 public:
  static constexpr std::size_t max_length = 16;

  constexpr PersonId() = default;  // nobody

  // 1 to 16 of a-z, 0-9, '-' and '_', beginning with a letter.
  static std::optional<PersonId> from(std::string_view handle);

  std::string_view handle() const {
    return {letters_.data(), strnlen(letters_.data(), max_length)};
  }
  bool is_nobody() const { return letters_[0] == '\0'; }

  friend bool operator==(const PersonId& a, const PersonId& b) {
    return std::memcmp(a.letters_.data(), b.letters_.data(), max_length) == 0;
  }
  friend std::strong_ordering operator<=>(const PersonId& a, const PersonId& b) {
    return std::memcmp(a.letters_.data(), b.letters_.data(), max_length) <=> 0;
  }

 private:
  std::array<char, max_length> letters_{};
};

// For tests and literals known to be good.
PersonId operator""_who(const char* handle, std::size_t length);

template <>
struct TextForm<PersonId> {
  static void write(std::string& out, const PersonId& value) { out += value.handle(); }
  static std::expected<PersonId, TextFault> read(std::string_view text);
  static std::string_view form() { return "person"; }
  static std::string_view pattern() { return "^[a-z][a-z0-9_-]{0,15}$"; }
};

}  // namespace sabot
