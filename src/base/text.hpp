#pragma once
// The textual form of one value. Every type that may stand in a command or an event has
// exactly one: the notation, JSON strings, the command line and the logs all use it.

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace sabot {

// Why a text is not a value of the type asked for.
enum class TextFault : std::uint8_t {
  malformed,     // not of the form at all
  too_large,     // of the form, but beyond what the type can hold
  unknown_name,  // a word that is not one of the type's names
  too_long,      // more characters than the type can hold
};

// Specialised once per type:
//   static void write(std::string& out, const T& value);
//   static std::expected<T, TextFault> read(std::string_view text);
//   static std::string_view form();          // shown by `sabot notation`: "amount", "card", …
//   static std::string_view pattern();       // what `write` writes, as a regular expression; for
//                                            // types of our own alone, that JSON has no kind for
template <class T>
struct TextForm;

template <class T>
std::string to_text(const T& value) {
  std::string out;
  TextForm<T>::write(out, value);
  return out;
}

template <class T>
std::expected<T, TextFault> from_text(std::string_view text) {
  return TextForm<T>::read(text);
}

// Whether a text is sound UTF-8 without control characters other than a new line and a tab: what
// may be stored, shown on a terminal and sent as JSON.
bool is_clean_text(std::string_view text);

// How many characters a UTF-8 text has: every byte but those that continue one.
inline std::size_t count_characters(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text)
    if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++count;
  return count;
}

}  // namespace sabot
