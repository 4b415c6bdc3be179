#include "sabot/law/ruleset.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <toml++/toml.h>

#include "sabot/base/distance.hpp"
#include "sabot/law/ruleset_text.hpp"
#include "sabot/law/ruleset_value.hpp"

namespace sabot::law {
namespace {

struct Entry {
  std::string_view name;
  const toml::node* node;
  toml::source_position name_at;
};

// toml++ sorts names; a reader expects parameters, and the first mistake, as the file has them.
std::vector<Entry> in_file_order(const toml::table& table) {
  std::vector<Entry> entries;
  for (const auto& [key, node] : table) entries.push_back({key.str(), &node, key.source().begin});
  std::ranges::sort(entries, [](const Entry& a, const Entry& b) { return a.name_at < b.name_at; });
  return entries;
}

RulesetError error_at(const toml::source_position& at, std::string what) {
  return {std::move(what), static_cast<int>(at.line), static_cast<int>(at.column)};
}

std::expected<toml::table, RulesetError> parsed(std::string_view text) {
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& fault) {
    return std::unexpected(error_at(fault.source().begin, std::string(fault.description())));
  }
}

template <class T>
std::optional<Value> list_of(const toml::array& array) {
  std::vector<T> list;
  for (const auto& node : array) {
    auto one = node.value_exact<T>();
    if (!one) return std::nullopt;
    list.push_back(*std::move(one));
  }
  return list;
}

// Empty where a Value cannot hold it: fractions, dates, tables, mixed or empty lists.
std::optional<Value> value_of(const toml::node& node) {
  if (const auto flag = node.value_exact<bool>()) return *flag;
  if (const auto number = node.value_exact<std::int64_t>()) return *number;
  if (auto text = node.value_exact<std::string>()) return *std::move(text);
  const auto* array = node.as_array();
  if (!array || array->empty()) return std::nullopt;
  if (auto numbers = list_of<std::int64_t>(*array)) return numbers;
  return list_of<std::string>(*array);
}

// The letters of the cuadro's rows: of "3 TTTTTTTTPTT", what follows the total.
std::vector<std::string> letters_of(const toml::array& ids) {
  std::vector<std::string> all;
  for (const auto& node : ids) {
    const auto citation = find(node.value_or(std::string_view{}));
    require(citation.has_value(), "ruleset: a cuadro from an unknown row");
    const auto table = row(*citation).table;
    require(table.size() > 2, "ruleset: a cuadro from a row without a table");
    all.emplace_back(table.substr(2));
  }
  return all;
}

std::vector<Citation> citations_of(const toml::array& ids) {
  std::vector<Citation> all;
  for (const auto& node : ids) {
    const auto citation = find(node.value_or(std::string_view{}));
    require(citation.has_value(), "ruleset: an unknown citation");
    all.push_back(*citation);
  }
  return all;
}

// What is wrong here is a bug: the generator has read these files before.
Parameter parameter_of(const Entry& entry) {
  const auto* table = entry.node->as_table();
  require(table && table->contains("by"), "ruleset: a parameter without its source");
  Parameter parameter{std::string(entry.name), {}, {}, table->contains("later")};
  for (const auto one : citations_of(*table->at("by").as_array())) parameter.by.add(one);
  if (const auto* rows = table->get_as<toml::array>("from")) {
    parameter.value = letters_of(*rows);
  } else {
    auto value = value_of(table->at("value"));
    require(value.has_value(), "ruleset: a value of no known type");
    parameter.value = *std::move(value);
  }
  return parameter;
}

const RulesetText* text_of(std::string_view regulation, std::string_view game) {
  const auto texts = ruleset_texts();
  const auto found = std::ranges::find_if(texts, [&](const RulesetText& one) {
    return one.regulation == regulation && one.game == game;
  });
  return found == texts.end() ? nullptr : &*found;
}

struct Content {
  std::vector<Parameter> parameters;
  std::map<std::string, std::vector<Citation>, std::less<>> articles;
};

void lay_parameter(std::vector<Parameter>& all, const Entry& entry) {
  const auto there = std::ranges::find(all, entry.name, &Parameter::name);
  if (there == all.end())
    all.push_back(parameter_of(entry));
  else
    *there = parameter_of(entry);
}

// What a ruleset takes from its base keeps the base's place and source; the rest follows.
Content content_of(const RulesetText& ruleset) {
  const auto table = parsed(ruleset.toml);
  require(table.has_value(), "ruleset: not TOML");
  Content all;
  if (const auto base = (*table)["base"].value<std::string_view>()) {
    const auto dot = base->find('.');
    const auto* text = text_of(base->substr(0, dot), base->substr(dot + 1));
    require(text != nullptr, "ruleset: an unknown base");
    all = content_of(*text);
  }
  for (const auto& entry : in_file_order(*table))
    if (entry.name != "base" && entry.name != "articles") lay_parameter(all.parameters, entry);
  if (const auto* articles = (*table)["articles"].as_table())
    for (const auto& [name, ids] : *articles)
      all.articles[std::string(name.str())] = citations_of(*ids.as_array());
  return all;
}

Parameter* find_in(std::vector<Parameter>& all, std::string_view name) {
  const auto found = std::ranges::find(all, name, &Parameter::name);
  return found == all.end() ? nullptr : &*found;
}

std::string unknown_name(std::string_view name, const std::vector<Parameter>& all) {
  std::string what = "there is no setting " + std::string(name);
  const auto near = all.empty() ? std::string_view() : nearest(name, all);
  // Only what somebody may well have misspelt.
  if (!near.empty() && distance(name, near) <= 1 + name.size() / 3)
    what += "; did you mean " + std::string(near) + "?";
  return what;
}

void replace(Parameter& parameter, Value value) {
  parameter.value = std::move(value);
  const auto setting = find("house." + parameter.name);
  require(setting.has_value(), "ruleset: a parameter without a setting's line");
  parameter.by = *setting;
  parameter.later = false;
}

constexpr std::string_view regulation_names[] = {"es79", "as11", "ar", "art", ""};

}  // namespace

std::expected<Ruleset, RulesetError> Ruleset::of(std::string_view regulation,
                                                 std::string_view game) {
  const auto* text = text_of(regulation, game);
  if (!text) {
    std::string what = "there is no ruleset " + std::string(regulation) + "." + std::string(game);
    what += "; those that come with the program are";
    for (const auto& one : ruleset_texts())
      what += " " + std::string(one.regulation) + "." + std::string(one.game);
    return std::unexpected(RulesetError{std::move(what)});
  }
  Ruleset ruleset;
  ruleset.game_ = game;
  ruleset.regulation_ = regulation_named(regulation).value_or(Regulation::none);
  auto content = content_of(*text);
  ruleset.parameters_ = std::move(content.parameters);
  ruleset.articles_ = std::move(content.articles);
  return ruleset;
}

std::optional<Regulation> regulation_named(std::string_view name) {
  const auto* which = std::ranges::find(regulation_names, name);
  if (name.empty() || which == std::end(regulation_names)) return std::nullopt;
  return static_cast<Regulation>(which - std::begin(regulation_names));
}

std::string Ruleset::name() const { return std::string(law::name(regulation_)) + "." + game_; }

const Parameter* Ruleset::find(std::string_view name) const {
  const auto found = std::ranges::find(parameters_, name, &Parameter::name);
  return found == parameters_.end() ? nullptr : &*found;
}

std::vector<Citation> Ruleset::articles(std::string_view name) const {
  const auto found = articles_.find(name);
  return found == articles_.end() ? std::vector<Citation>() : found->second;
}

std::expected<void, RulesetError> Ruleset::overlay(std::string_view toml) {
  const auto table = parsed(toml);
  if (!table) return std::unexpected(table.error());
  auto changed = parameters_;
  for (const auto& [name, node, name_at] : in_file_order(*table)) {
    auto* parameter = find_in(changed, name);
    if (!parameter) return std::unexpected(error_at(name_at, unknown_name(name, changed)));
    const auto given = value_of(*node);
    const auto value = given ? fitted(*parameter, *given) : std::unexpected(wanted(*parameter));
    if (!value) return std::unexpected(error_at(node->source().begin, value.error()));
    replace(*parameter, *value);
  }
  parameters_ = std::move(changed);
  return {};
}

std::expected<void, RulesetError> Ruleset::overlay_one(std::string_view name,
                                                       std::string_view value) {
  auto* parameter = find_in(parameters_, name);
  if (!parameter) return std::unexpected(RulesetError{unknown_name(name, parameters_)});
  auto read = fitted_text(*parameter, value);
  if (!read) return std::unexpected(RulesetError{read.error()});
  replace(*parameter, *std::move(read));
  return {};
}

const std::vector<RulesetName>& rulesets() {
  static const auto all = [] {
    std::vector<RulesetName> names;
    for (const auto& one : ruleset_texts()) names.push_back({one.regulation, one.game});
    return names;
  }();
  return all;
}

std::string_view name(Regulation regulation) {
  return regulation_names[static_cast<std::size_t>(regulation)];
}

}  // namespace sabot::law
