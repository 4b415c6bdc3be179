#include "sabot/server/names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sabot/base/text.hpp"

namespace sabot::server {
namespace {

constexpr std::size_t longest_name = 40;

// Letters of the languages around us without their marks.
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> plain{{
    {"áàâäãåāÁÀÂÄÃÅĀ", "a"},
    {"éèêëēęÉÈÊËĒĘ", "e"},
    {"íìîïīÍÌÎÏĪ", "i"},
    {"óòôöõøōÓÒÔÖÕØŌ", "o"},
    {"úùûüūÚÙÛÜŪ", "u"},
    {"ñńÑŃ", "n"},
    {"çćčÇĆČ", "c"},
    {"šśŠŚ", "s"},
    {"žźżŽŹŻ", "z"},
    {"ýÿÝŸ", "y"},
    {"łŁ", "l"},
    {"ß", "ss"},
    {"æÆ", "ae"},
    {"œŒ", "oe"},
    {"ðÐđĐ", "d"},
    {"þÞ", "th"},
    {"ğĞ", "g"},
}};

// One character of UTF-8 as letters of a handle; a hyphen for anything that parts words.
std::string_view plain_of(std::string_view letter) {
  for (const auto& [from, to] : plain)
    if (letter.size() > 1 && from.contains(letter)) return to;
  return letter.size() == 1 ? std::string_view("-") : std::string_view();
}

std::string folded(std::string_view written) {
  std::string made;
  for (std::size_t at = 0; at < written.size();) {
    std::size_t size = 1;
    while (at + size < written.size() && (written[at + size] & 0xC0) == 0x80) ++size;
    const auto letter = written.substr(at, size);
    at += size;
    const char c = letter.front();
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')
      made += c;
    else if (c >= 'A' && c <= 'Z')
      made += static_cast<char>(c - 'A' + 'a');
    else
      made += plain_of(letter);
  }
  return made;
}

// Hyphens neither begin nor end it, nor stand twice.
std::string handle_text(std::string_view written) {
  auto made = folded(written);
  made.erase(std::ranges::unique(made, [](char a, char b) { return a == '-' && b == '-'; }).begin(),
             made.end());
  made.erase(0, made.find_first_not_of('-'));
  made.resize(std::min(made.size(), PersonId::max_length));
  made.resize(made.find_last_not_of('-') + 1);
  return made;
}

// Meant as a handle: then it must be one.
bool is_plain(std::string_view written) {
  return written.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_") ==
         std::string_view::npos;
}

}  // namespace

bool is_shown(std::string_view name) {
  constexpr std::array<std::string_view, 15> obeyed{
      "\n",     "\t",     "\u200E", "\u200F", "\u2028", "\u2029", "\u202A", "\u202B",
      "\u202C", "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"};
  return std::ranges::none_of(obeyed, [&](auto one) { return name.contains(one); });
}

std::optional<Named> read_name(std::string_view written) {
  if (const auto handle = PersonId::from(written)) return Named{*handle};
  const auto begin = written.find_first_not_of(' ');
  if (begin == std::string_view::npos) return std::nullopt;
  written = written.substr(begin, written.find_last_not_of(' ') + 1 - begin);
  if (!is_clean_text(written) || !is_shown(written) || count_characters(written) > longest_name)
    return std::nullopt;
  const auto handle = PersonId::from(handle_text(written));
  if (!handle || is_plain(written)) return std::nullopt;
  return Named{*handle, std::string(written)};
}

}  // namespace sabot::server
