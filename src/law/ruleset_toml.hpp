#pragma once
// Reading the TOML of rulesets and overlays.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.h>

#include "sabot/law/ruleset.hpp"
#include "sabot/law/ruleset_text.hpp"

namespace sabot::law {

struct Entry {
  std::string_view name;
  const toml::node* node;
  toml::source_position name_at;
};

// toml++ sorts names; a reader expects parameters, and the first mistake, as the file has them.
std::vector<Entry> in_file_order(const toml::table& table);

RulesetError error_at(const toml::source_position& at, std::string what);

std::expected<toml::table, RulesetError> parsed(std::string_view text);

// Empty where a Value cannot hold it: fractions, dates, tables, mixed or empty lists.
std::optional<Value> value_of(const toml::node& node);

std::vector<Citation> citations_of(const toml::array& ids);

// Of a ruleset that comes with the program, and of the base that one names; null: there is none.
const RulesetText* text_of(std::string_view regulation, std::string_view game);
const RulesetText* base_of(const toml::table& ruleset);

}  // namespace sabot::law
