#include "sabot/law/legal.hpp"

#include <algorithm>
#include <map>

#include "sabot/base/money.hpp"
#include "sabot/law/ruleset_toml.hpp"

namespace sabot::law {
namespace {

// Prices and shares are texts: 5% is 1/20.
std::optional<Ratio> ratio_of(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return Ratio{*number, 1};
  const auto* text = std::get_if<std::string>(&value);
  if (text == nullptr) return std::nullopt;
  const auto read = from_text<Ratio>(*text);
  return read ? std::optional(*read) : std::nullopt;
}

bool same(const Value& a, const Value& b) {
  if (a == b) return true;
  const auto left = ratio_of(a);
  const auto right = ratio_of(b);
  return left && right && *left == *right;
}

__extension__ using Wide = __int128;  // both parts of a ratio may have 63 bits

// False also where they cannot be compared. No ratio has a negative denominator.
bool is_less(const Value& a, const Value& b) {
  const auto left = ratio_of(a);
  const auto right = ratio_of(b);
  return left && right &&
         static_cast<Wide>(left->numerator) * right->denominator <
             static_cast<Wide>(right->numerator) * left->denominator;
}

// The parts of a list as texts; of a single value, its own.
std::vector<std::string> part_texts(const Value& value) {
  if (const auto* texts = std::get_if<std::vector<std::string>>(&value)) return *texts;
  std::vector<std::string> parts;
  if (const auto* numbers = std::get_if<std::vector<std::int64_t>>(&value))
    for (const auto one : *numbers) parts.push_back(std::to_string(one));
  else
    parts.push_back(value_text(value));
  return parts;
}

bool contains(const std::vector<std::string>& all, const std::string& one) {
  return std::ranges::find(all, one) != all.end();
}

// "20, 50 or 100"
std::string listed(const std::vector<std::string>& all, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i != 0) text += i + 1 == all.size() ? " " + std::string(last) + " " : ", ";
    text += all[i];
  }
  return text;
}

std::optional<Value> value_at(const toml::table& table, std::string_view name) {
  const auto* node = table.get(name);
  return node != nullptr ? value_of(*node) : std::nullopt;
}

std::vector<std::string> parts_at(const toml::table& table, std::string_view name) {
  const auto list = value_at(table, name);
  return list ? part_texts(*list) : std::vector<std::string>();
}

// `legal = "free"`, `legal = "fixed"`, or a table of limits, which names its articles where they
// are others than those of the value.
Legal read_legal(const toml::node& node, const Parameter& parameter) {
  Legal legal;
  legal.by = parameter.by;
  if (const auto* limits = node.as_table()) {
    legal.at_least = value_at(*limits, "at-least");
    legal.at_most = value_at(*limits, "at-most");
    legal.among = parts_at(*limits, "among");
    legal.has = parts_at(*limits, "has");
    if (const auto* ids = limits->get_as<toml::array>("by")) {
      legal.by = {};
      for (const auto one : citations_of(*ids)) legal.by.add(one);
    }
  } else if (node.value_or(std::string_view{}) == "fixed") {
    legal.only = parameter.value;
  }
  return legal;
}

using Limits = std::map<std::string, Legal, std::less<>>;

// What is wrong here is a bug: the generator has read these files before.
Limits limits_of(const RulesetText& text, const Ruleset& ruleset) {
  const auto table = parsed(text.toml);
  require(table.has_value(), "ruleset: not TOML");
  Limits all;
  if (const auto* base = base_of(*table)) all = limits_of(*base, ruleset);
  for (const auto& [name, node, name_at] : in_file_order(*table)) {
    const auto* parameter = ruleset.find(name);
    const auto* stated = node->as_table();
    if (parameter == nullptr || stated == nullptr) continue;
    require(stated->contains("legal"), "ruleset: a parameter that does not say what is legal");
    all.insert_or_assign(std::string(name), read_legal(stated->at("legal"), *parameter));
  }
  return all;
}

const Limits& limits_of(const Ruleset& ruleset) {
  static const auto known = [] {
    std::map<std::string, Limits, std::less<>> all;
    for (const auto& text : ruleset_texts()) {
      const auto plain = Ruleset::of(text.regulation, text.game).value();
      all.emplace(plain.name(), limits_of(text, plain));
    }
    return all;
  }();
  return known.at(ruleset.name());
}

}  // namespace

bool Legal::is_free() const { return !only && !at_least && !at_most && among.empty(); }

bool Legal::allows(const Value& value) const {
  if (only && !same(value, *only)) return false;
  if (at_least && is_less(value, *at_least)) return false;
  if (at_most && is_less(*at_most, value)) return false;
  if (among.empty()) return true;
  const auto parts = part_texts(value);
  return std::ranges::all_of(parts, [&](const auto& one) { return contains(among, one); }) &&
         std::ranges::all_of(has, [&](const auto& one) { return contains(parts, one); });
}

std::string Legal::text(Language language) const {
  const bool es = language == Language::es;
  const std::string alone = es ? "solo " : "only ";
  if (only) return alone + value_text(*only);
  if (at_least && at_most)
    return value_text(*at_least) + (es ? " a " : " to ") + value_text(*at_most);
  if (at_least) return (es ? "como mínimo " : "at least ") + value_text(*at_least);
  if (at_most) return (es ? "como máximo " : "at most ") + value_text(*at_most);
  if (has.empty()) return alone + listed(among, es ? "o" : "or");
  const auto must = listed(has, es ? "y" : "and");
  if (has.size() == among.size()) return alone + must + (es ? " a la vez" : " together");
  auto rest = among;
  std::erase_if(rest, [&](const auto& one) { return contains(has, one); });
  return must + (es ? ", con o sin " : ", with or without ") + listed(rest, es ? "o" : "or");
}

const Legal& legal_for(const Ruleset& ruleset, std::string_view parameter) {
  const auto& limits = limits_of(ruleset);
  const auto found = limits.find(parameter);
  require(found != limits.end(), "ruleset: no such parameter");
  return found->second;
}

std::vector<Departure> departures_of(const Ruleset& ruleset) {
  std::vector<Departure> all;
  for (const auto& one : ruleset.parameters())
    if (const auto& legal = legal_for(ruleset, one.name); !legal.allows(one.value))
      all.push_back({one.name, value_text(one.value), legal});
  return all;
}

std::expected<void, RulesetError> overlay_recorded(Ruleset& ruleset, std::string_view toml) {
  auto table = parsed(toml);
  if (!table) return std::unexpected(table.error());
  if (table->contains(leaving_key)) return ruleset.overlay(toml);
  auto laid = ruleset.overlay(std::string(leaving_key) + " = true\n" + std::string(toml));
  // The line before it is ours.
  if (!laid && laid.error().line > 1) --laid.error().line;
  return laid;
}

std::string Departure::text(Language language) const {
  std::string articles;
  for (const auto one : legal.by) articles += (articles.empty() ? "" : ", ") + std::string(id(one));
  return setting + " = " + value + " (" + articles + ": " + legal.text(language) + ")";
}

}  // namespace sabot::law
