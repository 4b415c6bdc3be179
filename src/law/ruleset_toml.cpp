#include "sabot/law/ruleset_toml.hpp"

#include <algorithm>
#include <utility>

namespace sabot::law {
namespace {

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

}  // namespace

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

std::optional<Value> value_of(const toml::node& node) {
  if (const auto flag = node.value_exact<bool>()) return *flag;
  if (const auto number = node.value_exact<std::int64_t>()) return *number;
  if (auto text = node.value_exact<std::string>()) return *std::move(text);
  const auto* array = node.as_array();
  if (!array || array->empty()) return std::nullopt;
  if (auto numbers = list_of<std::int64_t>(*array)) return numbers;
  return list_of<std::string>(*array);
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

const RulesetText* text_of(std::string_view regulation, std::string_view game) {
  const auto texts = ruleset_texts();
  const auto found = std::ranges::find_if(texts, [&](const RulesetText& one) {
    return one.regulation == regulation && one.game == game;
  });
  return found == texts.end() ? nullptr : &*found;
}

const RulesetText* base_of(const toml::table& ruleset) {
  const auto base = ruleset["base"].value<std::string_view>();
  if (!base) return nullptr;
  const auto dot = base->find('.');
  const auto* text = text_of(base->substr(0, dot), base->substr(dot + 1));
  require(text != nullptr, "ruleset: an unknown base");
  return text;
}

}  // namespace sabot::law
