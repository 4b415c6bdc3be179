#include "sabot/table/announcing.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/law/numbers.hpp"

namespace sabot::table {
namespace {

namespace json = boost::json;
using rules::Sentence;

std::string value_text(const json::value& value) {
  if (value.is_string()) return std::string(value.as_string());
  if (value.is_array()) {
    std::string text;
    for (const auto& one : value.as_array()) text += (text.empty() ? "" : " ") + value_text(one);
    return text;
  }
  return json::serialize(value);
}

std::string_view in_language(const Sentence& sentence, law::Language language) {
  return language == law::Language::es ? sentence.es : sentence.en;
}

// Takes the first word off.
std::string_view next_word(std::string_view& words_left) {
  const auto end = std::min(words_left.find(' '), words_left.size());
  const auto word = words_left.substr(0, end);
  words_left.remove_prefix(std::min(end + 1, words_left.size()));
  return word;
}

bool holds(std::string_view condition, const json::object& event) {
  if (const auto differs = condition.find("!="); differs != std::string_view::npos) {
    const auto* one = event.if_contains(condition.substr(0, differs));
    const auto* other = event.if_contains(condition.substr(differs + 2));
    return one != nullptr && other != nullptr && *one != *other;
  }
  const auto equals = condition.find('=');
  const auto* value = event.if_contains(condition.substr(0, equals));
  return value != nullptr && value_text(*value) == condition.substr(equals + 1);
}

// «de el punto» is «del punto», «a el punto» is «al punto».
bool asks_for_contraction(std::string_view text) {
  return text.ends_with(" de ") || text.ends_with(" a ") || text == "De " || text == "A ";
}

class Announcer {
 public:
  Announcer(rules::GameWords words, const json::object& event, law::Language language)
      : words_(words), event_(event), language_(language) {}

  // None where no sentence fits the event.
  std::optional<std::string> said(std::string_view name) const {
    for (const auto* words : words_)
      for (const auto& one : words->events)
        if (is_of(one.of, name))
          if (auto text = filled(in_language(one, language_)))
            return law::with_numbers(language_, *text);
    return std::nullopt;
  }

 private:
  bool is_of(std::string_view conditions, std::string_view name) const {
    if (!conditions.starts_with(name) || next_word(conditions) != name) return false;
    while (!conditions.empty())
      if (!holds(next_word(conditions), event_)) return false;
    return true;
  }

  // Empty where the field is no word that has a text of its own.
  std::string_view word_of(std::string_view field, std::string_view value) const {
    for (const auto* words : words_)
      for (const auto& one : words->values)
        if (one.of.size() == field.size() + 1 + value.size() && one.of.starts_with(field) &&
            one.of[field.size()] == '=' && one.of.ends_with(value))
          return in_language(one, language_);
    return {};
  }

  // None where the event lacks one of the sentence's fields.
  std::optional<std::string> filled(std::string_view sentence) const {
    std::string text;
    while (!sentence.empty()) {
      const auto open = std::min(sentence.find('{'), sentence.size());
      text += sentence.substr(0, open);
      sentence.remove_prefix(open);
      if (sentence.empty()) break;
      const auto close = sentence.find('}');
      if (!add_field(text, sentence.substr(1, close - 1))) return std::nullopt;
      sentence.remove_prefix(close + 1);
    }
    return text;
  }

  bool add_field(std::string& text, std::string_view name) const {
    const auto* value = event_.if_contains(name);
    // A card that is not named lies face down.
    if (value == nullptr && name != "card") return false;
    const auto plain = value == nullptr ? "🂠" : value_text(*value);
    if (const auto word = word_of(name, plain); !word.empty())
      add_word(text, word);
    else if (name.starts_with("card"))
      text += pretty_cards(plain);
    else
      text += value->is_array() ? list_text(name, value->get_array()) : plain;
    return true;
  }

  std::string list_text(std::string_view name, const json::array& list) const {
    std::string text;
    for (const auto& one : list) {
      const auto plain = value_text(one);
      const auto word = word_of(name, plain);
      text += text.empty() ? "" : ", ";
      text += word.empty() ? plain : word;
    }
    return text;
  }

  // A word may have its article, and a sentence begins with a capital.
  void add_word(std::string& text, std::string_view word) const {
    const bool begins = text.empty();
    if (language_ == law::Language::es && word.starts_with("el ") && asks_for_contraction(text)) {
      text.pop_back();
      word.remove_prefix(1);
    }
    text += word;
    if (begins) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  }

  rules::GameWords words_;
  const json::object& event_;
  law::Language language_;
};

// As the notation has it, as far as JSON tells.
std::string in_notation(std::string_view name, const json::object& event) {
  std::string notation(name);
  for (const auto& [key, value] : event)
    if (key != "event" && key != "by-articles" && key != "said")
      notation += " " + std::string(key) + "=" + value_text(value);
  return notation;
}

}  // namespace

std::string announced(rules::GameWords words, const json::object& event, law::Language language) {
  const auto* name = event.if_contains("event");
  if (name == nullptr || !name->is_string()) return {};
  const std::string_view event_name = name->get_string();
  if (auto text = Announcer(words, event, language).said(event_name)) return *std::move(text);
  return in_notation(event_name, event);
}

void add_sentences(rules::GameWords words, law::Language language, std::vector<Told>& events) {
  for (auto& one : events) one.json.emplace("said", announced(words, one.json, language));
}

json::object words_json(rules::GameWords words, law::Language language) {
  const auto all = [&](std::span<const Sentence> rules::Words::*list) {
    json::object texts;
    for (const auto* one : words)
      for (const auto& sentence : one->*list)
        texts.emplace(sentence.of, in_language(sentence, language));
    return texts;
  };
  return {{"commands", all(&rules::Words::commands)},
          {"fields", all(&rules::Words::fields)},
          {"values", all(&rules::Words::values)},
          {"descriptions", all(&rules::Words::descriptions)}};
}

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

}  // namespace sabot::table
