#include "sabot/law/ruleset.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "sabot/base/distance.hpp"
#include "sabot/law/legal.hpp"
#include "sabot/law/ruleset_toml.hpp"
#include "sabot/law/ruleset_value.hpp"

namespace sabot::law {
namespace {

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
  if (const auto* base = base_of(*table)) all = content_of(*base);
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
  auto near = all.empty() ? std::string_view() : nearest(name, all);
  if (near.empty() || distance(name, leaving_key) < distance(name, near)) near = leaving_key;
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

// Whether the overlay says expressly that the table leaves the regulation.
std::expected<bool, RulesetError> may_leave(const toml::table& overlay) {
  const auto* node = overlay.get(leaving_key);
  if (node == nullptr) return false;
  if (const auto flag = node->value_exact<bool>()) return *flag;
  const auto word = node->value_or(std::string_view{});
  if (word == "yes" || word == "no") return word == "yes";
  return std::unexpected(
      error_at(node->source().begin, std::string(leaving_key) + " wants true or false"));
}

std::string beyond_the_law(const Departure& departure) {
  return "this leaves the regulation: " + departure.text(Language::en) +
         "; choose a value that it allows, or say " + std::string(leaving_key) +
         " = true if this table is meant to leave it";
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
  const auto leaves = may_leave(*table);
  if (!leaves) return std::unexpected(leaves.error());
  auto changed = parameters_;
  for (const auto& [name, node, name_at] : in_file_order(*table)) {
    if (name == leaving_key) continue;
    auto* parameter = find_in(changed, name);
    if (!parameter) return std::unexpected(error_at(name_at, unknown_name(name, changed)));
    const auto given = value_of(*node);
    const auto value = given ? fitted(*parameter, *given) : std::unexpected(wanted(*parameter));
    if (!value) return std::unexpected(error_at(node->source().begin, value.error()));
    if (const auto& legal = legal_for(*this, name); !*leaves && !legal.allows(*value))
      return std::unexpected(error_at(
          node->source().begin, beyond_the_law({std::string(name), value_text(*value), legal})));
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

Ruleset Ruleset::with_value(std::string_view name, Value value) const {
  auto changed = *this;
  auto* parameter = find_in(changed.parameters_, name);
  require(parameter != nullptr, "ruleset: a change of what it does not have");
  parameter->value = std::move(value);
  return changed;
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
