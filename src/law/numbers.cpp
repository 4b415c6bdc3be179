#include "sabot/law/numbers.hpp"

#include <algorithm>

namespace sabot::law {
namespace {

constexpr std::string_view no_break_space = "\u00A0";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_of_a_word(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '_' ||
         c == ':' || c == '/' || c == '"';
}

// 12.5 and 1.5e-9, but neither 1.2.3 nor as11.pyb nor 12:30.
bool is_decimal(std::string_view word) {
  const auto point = word.find('.');
  if (point == word.npos || point == 0 || point + 1 == word.size()) return false;
  const auto end = std::min(word.find('e', point), word.size());
  for (std::size_t i = 0; i < word.size(); ++i)
    if (i != point && i != end && !is_digit(word[i])) return false;
  return end > point + 1;
}

// English writes thousands with a comma, and no blank before a per cent sign.
std::string in_english(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at > 0 && is_digit(text[at - 1]) && text.substr(at).starts_with(no_break_space)) {
      const auto rest = text.substr(at + no_break_space.size());
      if (!rest.empty() && (is_digit(rest[0]) || rest[0] == '%')) {
        if (is_digit(rest[0])) out += ',';
        at += no_break_space.size() - 1;
        continue;
      }
    }
    out += text[at];
  }
  return out;
}

// deduction = 2.5% is a setting as it is read, and no figure of the sentence.
bool is_setting(std::string_view text, std::size_t at) {
  constexpr std::string_view sign = " = ";
  return at >= sign.size() && text.substr(at - sign.size(), sign.size()) == sign;
}

enum class Settings : bool { spoken, kept };

std::string in_spanish(std::string_view text, Settings settings) {
  std::string out(text);
  for (std::size_t at = 0; at < out.size();) {
    auto end = at;
    while (end < out.size() && is_of_a_word(out[end])) ++end;
    auto word = std::string_view(out).substr(at, end - at);
    if (word.ends_with('.')) word.remove_suffix(1);  // the sentence's own
    if (is_decimal(word) && !(settings == Settings::kept && is_setting(out, at)))
      out[at + word.find('.')] = ',';
    at = end + (end == at ? 1 : 0);
  }
  return out;
}

}  // namespace

std::string grouped(Language language, std::uint64_t number) {
  auto text = std::to_string(number);
  const bool spanish = language == Language::es;
  if (spanish && text.size() < 5) return text;
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
    text.insert(static_cast<std::size_t>(at), spanish ? no_break_space : ",");
  return text;
}

std::string with_numbers(Language language, std::string_view text) {
  return language == Language::es ? in_spanish(text, Settings::kept) : in_english(text);
}

std::string svg_with_numbers(Language language, std::string_view svg) {
  std::string out;
  while (!svg.empty()) {
    const auto shown = std::min(svg.find('<'), svg.size());
    const auto words = svg.substr(0, shown);
    // A picture has no settings in it: its labels read "punto = 0,45".
    out += language == Language::es ? in_spanish(words, Settings::spoken) : in_english(words);
    svg.remove_prefix(shown);
    const auto tag = std::min(svg.find('>'), svg.size() == 0 ? 0 : svg.size() - 1);
    if (svg.empty()) break;
    out += svg.substr(0, tag + 1);
    svg.remove_prefix(tag + 1);
  }
  return out;
}

}  // namespace sabot::law
