#include "sabot/cli/announcer.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include <boost/json/serialize.hpp>

#include "sabot/cli/numbers.hpp"
#include "sabot/cli/sentences.hpp"

namespace sabot::cli {
namespace {

std::string value_text(const boost::json::value& value) {
  if (value.is_string()) return std::string(value.as_string());
  if (value.is_array()) {
    std::string text;
    for (const auto& one : value.as_array()) text += (text.empty() ? "" : " ") + value_text(one);
    return text;
  }
  return boost::json::serialize(value);
}

std::string_view in_language(const Sentence& sentence, law::Language language) {
  return language == law::Language::es ? sentence.es : sentence.en;
}

std::string word_text(const std::string& word, law::Language language) {
  const auto known = std::ranges::find(words(), word, &Sentence::of);
  return known == words().end() ? word : std::string(in_language(*known, language));
}

// Empty where the event has no such field. A card that is not named lies face down.
std::optional<std::string> field_text(const boost::json::object& event, std::string_view name,
                                      law::Language language) {
  const auto* value = event.if_contains(name);
  if (value == nullptr) return name == "card" ? std::optional<std::string>("🂠") : std::nullopt;
  auto text = value_text(*value);
  if (name.starts_with("card")) return pretty_cards(text);
  const bool is_word = name == "role" || name == "effect" || name == "hand";
  return is_word ? word_text(text, language) : text;
}

// Empty where the event lacks one of the sentence's fields.
std::optional<std::string> fill(std::string_view sentence, const boost::json::object& event,
                                law::Language language) {
  std::string text;
  while (!sentence.empty()) {
    const auto open = std::min(sentence.find('{'), sentence.size());
    text += sentence.substr(0, open);
    sentence.remove_prefix(open);
    if (sentence.empty()) break;
    const auto close = sentence.find('}');
    const auto field = field_text(event, sentence.substr(1, close - 1), language);
    if (!field) return std::nullopt;
    text += *field;
    sentence.remove_prefix(close + 1);
  }
  return text;
}

// Takes the first word off.
std::string_view next_word(std::string_view& words_left) {
  const auto end = std::min(words_left.find(' '), words_left.size());
  const auto word = words_left.substr(0, end);
  words_left.remove_prefix(std::min(end + 1, words_left.size()));
  return word;
}

bool is_of(std::string_view conditions, const boost::json::object& event) {
  if (next_word(conditions) != std::string_view(event.at("event").as_string())) return false;
  while (!conditions.empty()) {
    const auto condition = next_word(conditions);
    if (const auto differs = condition.find("!="); differs != std::string_view::npos) {
      const auto* one = event.if_contains(condition.substr(0, differs));
      const auto* other = event.if_contains(condition.substr(differs + 2));
      if (one == nullptr || other == nullptr || *one == *other) return false;
      continue;
    }
    const auto equals = condition.find('=');
    const auto* value = event.if_contains(condition.substr(0, equals));
    if (value == nullptr || value_text(*value) != condition.substr(equals + 1)) return false;
  }
  return true;
}

// A hand is written with its article: «de el punto» is «del punto», and a sentence may begin so.
std::string put_together(std::string text, std::string_view sentence) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> contractions{
      {{"de el punto", "del punto"}, {"A el punto", "Al punto"}}};
  for (const auto& [apart, together] : contractions)
    if (const auto at = text.find(apart); at != std::string::npos)
      text.replace(at, apart.size(), together);
  if (sentence.starts_with("{hand}"))
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

// None where the event has no sentence of its own.
std::optional<std::string> said(const boost::json::object& event, law::Language language) {
  for (const auto sentences : {common_sentences(), chemin_de_fer_sentences()})
    for (const auto& one : sentences)
      if (is_of(one.of, event))
        if (auto text = fill(in_language(one, language), event, language))
          return with_numbers(language, put_together(*std::move(text), in_language(one, language)));
  return std::nullopt;
}

}  // namespace

std::string pretty_cards(std::string_view cards) {
  constexpr std::array<std::string_view, 4> symbols{"♣", "♦", "♥", "♠"};
  std::string text;
  for (const char c : cards) {
    const auto suit = std::string_view("cdhs").find(c);
    if (suit != std::string_view::npos)
      text += symbols[suit];
    else if (c == 'T')
      text += "10";
    else
      text += c;
  }
  return text;
}

std::string announce(const table::Told& told, law::Language language) {
  return said(told.json, language).value_or(told.notation);
}

std::string announce(const boost::json::object& event, law::Language language) {
  const auto* name = event.if_contains("event");
  if (name == nullptr || !name->is_string()) return {};
  if (auto text = said(event, language)) return *std::move(text);
  std::string notation(name->get_string());
  for (const auto& [key, value] : event)
    if (key != "event" && key != "by-articles")
      notation += " " + std::string(key) + "=" + value_text(value);
  return notation;
}

}  // namespace sabot::cli
