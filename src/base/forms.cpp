#include "sabot/base/forms.hpp"

#include <algorithm>

namespace sabot {
namespace {

// What stands after a backslash for a character that cannot stand for itself, or nothing.
constexpr char escape_of(char c) {
  switch (c) {
    case '"': return '"';
    case '\\': return '\\';
    case '\n': return 'n';
    case '\t': return 't';
    default: return '\0';
  }
}

std::optional<char> escaped(char letter) {
  for (const char c : {'"', '\\', '\n', '\t'})
    if (escape_of(c) == letter) return c;
  return std::nullopt;
}

}  // namespace

std::expected<bool, TextFault> TextForm<bool>::read(std::string_view text) {
  if (text == "true") return true;
  if (text == "false") return false;
  return std::unexpected(TextFault::unknown_name);
}

void TextForm<std::string>::write(std::string& out, std::string_view value) {
  out += '"';
  for (const char c : value) {
    if (const char letter = escape_of(c)) {
      out += '\\';
      out += letter;
    } else {
      out += c;
    }
  }
  out += '"';
}

std::expected<std::string, TextFault> TextForm<std::string>::read(std::string_view text) {
  const auto fault = std::unexpected(TextFault::malformed);
  if (text.size() < 2 || !text.starts_with('"') || !text.ends_with('"')) return fault;
  text = text.substr(1, text.size() - 2);
  std::string value;
  value.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') return fault;
    if (text[i] != '\\') {
      value += text[i];
      continue;
    }
    const auto c = ++i < text.size() ? escaped(text[i]) : std::nullopt;
    if (!c) return fault;
    value += *c;
  }
  if (!is_clean_text(value)) return fault;
  return value;
}

std::string_view take_element(std::string_view& rest) {
  bool quoted = false;
  std::size_t end = 0;
  for (; end < rest.size() && (quoted || rest[end] != ','); ++end) {
    if (rest[end] == '"') quoted = !quoted;
    if (quoted && rest[end] == '\\') ++end;
  }
  // A backslash may be the last character of a text that is not well formed.
  end = std::min(end, rest.size());
  const auto element = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return element;
}

}  // namespace sabot
