#include "sabot/base/schema.hpp"

#include <algorithm>
#include <array>

namespace sabot {
namespace json = boost::json;

bool SchemaDefinitions::begin(std::string_view name) {
  return all_.emplace(name, json::object()).second;
}

void SchemaDefinitions::define(std::string_view name, json::object schema) {
  all_[name] = std::move(schema);
}

json::object SchemaDefinitions::document(std::string_view title) const {
  std::vector<std::string_view> names;
  for (const auto& one : all_) names.push_back(one.key());
  std::ranges::sort(names);
  json::object sorted;
  for (const auto name : names) sorted.emplace(name, all_.at(name));
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
          {"title", title},
          {"$defs", std::move(sorted)}};
}

json::object SchemaDefinitions::reference(std::string_view name) {
  return {{"$ref", "#/$defs/" + std::string(name)}};
}

namespace detail {

std::string capitalised(std::string_view words) {
  std::string out;
  bool first = true;
  for (const char c : words) {
    if (c == '-' || c == '_') {
      first = true;
      continue;
    }
    out += first && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    first = false;
  }
  return out;
}

std::string definition_name(std::string_view type) {
  const auto own = type.rfind("::");
  if (own == std::string_view::npos) return std::string(type);
  auto scope = type.substr(0, own);
  if (const auto outer = scope.rfind("::"); outer != std::string_view::npos)
    scope.remove_prefix(outer + 2);
  constexpr std::array<std::string_view, 7> shared{"sabot",  "rules",  "baccarat", "layout",
                                                   "ledger", "server", "net"};
  const bool is_shared = std::ranges::find(shared, scope) != shared.end();
  return (is_shared ? "" : capitalised(scope)) + std::string(type.substr(own + 2));
}

json::object enumeration(const std::vector<std::string_view>& names) {
  json::array values;
  for (const auto name : names) values.emplace_back(name);
  return {{"type", "string"}, {"enum", std::move(values)}};
}

json::object text_schema(std::string_view pattern, std::string_view form) {
  return {{"type", "string"}, {"pattern", pattern}, {"description", form}};
}

json::object list_of(json::object element) {
  return {{"type", "array"}, {"items", std::move(element)}};
}

json::object or_null(json::object schema) {
  return {{"anyOf", json::array{std::move(schema), json::object{{"type", "null"}}}}};
}

void ObjectSchema::add(std::string_view name, json::object schema, bool required) {
  properties_.emplace(name, std::move(schema));
  if (required) required_.emplace_back(name);
}

json::object ObjectSchema::done() && {
  return {{"type", "object"},
          {"properties", std::move(properties_)},
          {"required", std::move(required_)},
          {"additionalProperties", false}};
}

namespace {

json::object definition(SchemaDefinitions& all, const Codec& codec) {
  if (codec.kind == Kind::word) return enumeration({codec.words.begin(), codec.words.end()});
  if (codec.kind == Kind::value) return text_schema(codec.text->pattern(), codec.form());
  ObjectSchema object;
  for (const auto& field : codec.fields) object.add(field.name, schema_of(all, *field.codec), true);
  return std::move(object).done();
}

// One command or event: its name under the tag; a field that is not there is left out.
json::object tagged_definition(SchemaDefinitions& all, const Alternative& one, std::string_view tag,
                               const std::vector<BesideField>& beside) {
  ObjectSchema object;
  object.add(tag, {{"const", one.name}}, true);
  for (const auto& field : one.codec->fields) {
    const bool optional = field.codec->is_optional();
    object.add(field.name, schema_of(all, optional ? *field.codec->element : *field.codec),
               !optional);
  }
  for (const auto& added : beside) object.add(added.name, added.schema, added.required);
  return std::move(object).done();
}

}  // namespace

json::object schema_of(SchemaDefinitions& all, const Codec& codec) {
  switch (codec.kind) {
    case Kind::truth: return {{"type", "boolean"}};
    case Kind::whole: return {{"type", "integer"}};
    case Kind::natural: return {{"type", "integer"}, {"minimum", 0}};
    case Kind::text: return {{"type", "string"}};
    case Kind::optional: return or_null(schema_of(all, *codec.element));
    case Kind::list: return list_of(schema_of(all, *codec.element));
    case Kind::word:
    case Kind::value:
    case Kind::record: break;
  }
  const auto name = definition_name(codec.type);
  if (all.begin(name)) all.define(name, definition(all, codec));
  return SchemaDefinitions::reference(name);
}

json::object schema_of(SchemaDefinitions& all, const VariantCodec& codec, std::string_view name,
                       std::string_view tag, const std::vector<BesideField>& beside) {
  if (all.begin(name)) {
    json::array alternatives;
    for (const auto& one : codec.alternatives) {
      const auto own = definition_name(one.codec->type) + capitalised(tag);
      if (all.begin(own)) all.define(own, tagged_definition(all, one, tag, beside));
      alternatives.push_back(SchemaDefinitions::reference(own));
    }
    all.define(name, {{"oneOf", std::move(alternatives)}});
  }
  return SchemaDefinitions::reference(name);
}

}  // namespace detail
}  // namespace sabot
