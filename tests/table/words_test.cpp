// People read every game in both languages. Whatever has no words is named here.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "sabot/base/schema.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::table {
namespace {

using rules::GameWords;
using rules::Sentence;
using List = std::span<const Sentence> rules::Words::*;
namespace json = boost::json;

bool is_in_both(GameWords words, List list, std::string_view of) {
  for (const auto* one : words)
    for (const auto& sentence : one->*list)
      if (sentence.of == of) return !sentence.es.empty() && !sentence.en.empty();
  return false;
}

std::string_view name_in(std::string_view of) { return of.substr(0, of.find(' ')); }

bool is_spoken_of(GameWords words, std::string_view event) {
  return std::ranges::any_of(words, [&](const rules::Words* one) {
    return std::ranges::any_of(
        one->events, [&](const Sentence& sentence) { return name_in(sentence.of) == event; });
  });
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto end = std::min(text.find(at), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

// The words of a field that is one of several; none of a truth or of anything else.
std::vector<std::string> words_in(const FieldForm& field) {
  const bool is_enum = field.form.contains('|') && field.form != "true|false";
  return is_enum ? split(field.form, '|') : std::vector<std::string>();
}

// The names of all fields that are a person somewhere in this game.
std::set<std::string_view> people_in(const Game& game) {
  std::set<std::string_view> names;
  for (const auto& forms : {game.commands(), game.events()})
    for (const auto& form : forms)
      for (const auto& field : form.fields)
        if (field.form == "person") names.insert(field.name);
  return names;
}

// The names between braces, in the order of the alphabet.
std::multiset<std::string> holes_of(std::string_view text) {
  std::multiset<std::string> names;
  for (auto open = text.find('{'); open != text.npos; open = text.find('{', open + 1))
    names.emplace(text.substr(open + 1, text.find('}', open) - open - 1));
  return names;
}

TEST(Words, EveryCommandHasALabel) {
  for (const auto& game : games())
    for (const auto& form : game.commands())
      EXPECT_TRUE(is_in_both(game.facts->words, &rules::Words::commands, form.name))
          << game.name << ": the command " << form.name << " has no label in both languages";
}

std::string described(const Game& game, std::string_view command,
                      std::string_view Sentence::*language) {
  for (const auto* one : game.facts->words)
    for (const auto& sentence : one->descriptions)
      if (sentence.of == command) return std::string(sentence.*language);
  return {};
}

// A sentence that fits on a line of a terminal, and says more than the label.
TEST(Words, EveryCommandIsDescribedInOneLine) {
  constexpr std::size_t longest = 76;
  for (const auto& game : games())
    for (const auto& form : game.commands())
      for (const auto language : {&Sentence::es, &Sentence::en}) {
        const auto text = described(game, form.name, language);
        EXPECT_TRUE(text.ends_with('.'))
            << game.name << ": the command " << form.name << " is not described: " << text;
        EXPECT_LE(count_characters(text), longest) << game.name << ": " << text;
        EXPECT_FALSE(text.contains('\n')) << game.name << ": " << text;
      }
}

TEST(Words, EveryEventHasASentenceOrGoesWithoutSaying) {
  for (const auto& game : games())
    for (const auto& form : game.events())
      EXPECT_TRUE(is_spoken_of(game.facts->words, form.name))
          << game.name << ": the event " << form.name << " has no sentence, not even an empty one";
}

TEST(Words, EveryFieldOfACommandHasALabelAndEachOfItsWordsToo) {
  for (const auto& game : games()) {
    const auto people = people_in(game);
    for (const auto& form : game.commands())
      for (const auto& field : form.fields) {
        EXPECT_TRUE(is_in_both(game.facts->words, &rules::Words::fields, field.name))
            << game.name << ": the field " << field.name << " of " << form.name << " has no label";
        if (people.contains(field.name)) continue;
        for (const auto& word : words_in(field))
          EXPECT_TRUE(is_in_both(game.facts->words, &rules::Words::values,
                                 std::string(field.name) + "=" + word))
              << game.name << ": " << field.name << "=" << word << " has no word";
      }
  }
}

// What stands in a view: each key with its schema, whatever lies between them.
void walk(const json::object& definitions, const json::value& schema,
          const std::function<void(std::string_view key, const json::array& words)>& see,
          std::string_view key = {}) {
  const auto& object = schema.as_object();
  if (const auto* reference = object.if_contains("$ref")) {
    const std::string_view path = reference->as_string();
    return walk(definitions, definitions.at(path.substr(path.rfind('/') + 1)), see, key);
  }
  if (const auto* any = object.if_contains("anyOf"))
    for (const auto& one : any->as_array()) walk(definitions, one, see, key);
  if (const auto* items = object.if_contains("items")) walk(definitions, *items, see, key);
  if (const auto* words = object.if_contains("enum")) see(key, words->as_array());
  if (const auto* fields = object.if_contains("properties"))
    for (const auto& [name, field] : fields->as_object()) {
      see(name, {});
      walk(definitions, field, see, name);
    }
}

TEST(Words, EveryKeyOfAViewHasALabelAndEachOfItsWordsToo) {
  for (const auto& game : games()) {
    SchemaDefinitions all;
    const auto exchange = game.schema(all);
    walk(all.all(), exchange.at("properties").at("view"),
         [&](std::string_view key, const json::array& words) {
           EXPECT_TRUE(is_in_both(game.facts->words, &rules::Words::fields, key))
               << game.name << ": the view's " << key << " has no label";
           for (const auto& word : words)
             EXPECT_TRUE(is_in_both(game.facts->words, &rules::Words::values,
                                    std::string(key) + "=" + word.as_string().c_str()))
                 << game.name << ": the view's " << key << "=" << word << " has no word";
         });
  }
}

// Or somebody who is called "banker" would be given another name.
TEST(Words, NobodyIsMistakenForAWord) {
  for (const auto& game : games()) {
    const auto people = people_in(game);
    for (const auto* words : game.facts->words)
      for (const auto& one : words->values)
        EXPECT_FALSE(people.contains(one.of.substr(0, one.of.find('='))))
            << game.name << ": " << one.of << " has a word, and is a person elsewhere";
  }
}

TEST(Words, BothLanguagesTellTheSame) {
  for (const auto& game : games())
    for (const auto* words : game.facts->words)
      for (const auto& one : words->events)
        EXPECT_EQ(holes_of(one.es), holes_of(one.en)) << game.name << ": " << one.of;
}

void expect_field(const Form& form, std::string_view name, std::string_view of) {
  EXPECT_NE(std::ranges::find(form.fields, name, &FieldForm::name), form.fields.end())
      << of << ": there is no field " << name;
}

// late=true, or plays!=stake
void expect_condition(const Form& form, const std::string& condition, std::string_view of) {
  const auto equals = condition.find('=');
  const bool differs = condition[equals - 1] == '!';
  const auto name = condition.substr(0, differs ? equals - 1 : equals);
  const auto value = condition.substr(equals + 1);
  expect_field(form, name, of);
  if (differs) return expect_field(form, value, of);
  // wins=: a list with nothing in it.
  for (const auto& field : form.fields)
    if (field.name == name && field.form.contains('|') && !value.empty()) {
      const auto words = split(field.form, '|');
      EXPECT_NE(std::ranges::find(words, value), words.end()) << of << ": never " << value;
    }
}

// A game's own sentences: of those that it shares with others, not all need occur.
TEST(Words, SentencesKeepToTheFieldsOfTheirEvents) {
  for (const auto& game : games()) {
    const auto forms = game.events();
    for (const auto& sentence : game.facts->words.front()->events) {
      const auto form = std::ranges::find(forms, name_in(sentence.of), &Form::name);
      ASSERT_NE(form, forms.end()) << game.name << ": there is no event " << name_in(sentence.of);
      for (const auto& hole : holes_of(sentence.en)) expect_field(*form, hole, sentence.of);
      for (const auto& condition : split(sentence.of, ' '))
        if (condition != form->name) expect_condition(*form, condition, sentence.of);
    }
  }
}

}  // namespace
}  // namespace sabot::table
