#include "sabot/base/typescript.hpp"

#include <algorithm>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace sabot {
namespace {

namespace json = boost::json;

bool is_identifier(std::string_view key) {
  return !key.empty() && !(key.front() >= '0' && key.front() <= '9') &&
         std::ranges::all_of(key, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  c == '_';
         });
}

std::string key_text(std::string_view key) {
  return is_identifier(key) ? std::string(key) : json::serialize(json::string(key));
}

std::string type_text(const json::object& schema, const std::string& indent);

std::string union_text(const json::array& schemas, const std::string& indent) {
  // A long one has a line for each.
  const auto* const between = schemas.size() > 3 ? "\n" : "";
  std::string text;
  for (const auto& one : schemas) {
    text += schemas.size() > 3 ? between + indent + "  | " : text.empty() ? "" : " | ";
    text += type_text(one.as_object(), indent + "  ");
  }
  return text;
}

std::string words_text(const json::array& words) {
  std::string text;
  for (const auto& one : words) (text += text.empty() ? "" : " | ") += json::serialize(one);
  return text;
}

bool is_required(const json::object& schema, std::string_view key) {
  const auto* const required = schema.if_contains("required");
  return required != nullptr && std::ranges::any_of(required->as_array(), [&](const auto& one) {
           return one.as_string() == key;
         });
}

std::string object_text(const json::object& schema, const std::string& indent) {
  const auto* const more = schema.if_contains("additionalProperties");
  const auto* const properties = schema.if_contains("properties");
  if (properties == nullptr)
    return more != nullptr && more->is_object()
               ? "Record<string, " + type_text(more->get_object(), indent) + ">"
               : "Record<string, unknown>";
  std::string text = "{\n";
  for (const auto& one : properties->as_object())
    text += indent + "  " + key_text(one.key()) + (is_required(schema, one.key()) ? ": " : "?: ") +
            type_text(one.value().as_object(), indent + "  ") + ";\n";
  return text + indent + "}";
}

std::string list_text(const json::object& schema, const std::string& indent) {
  const auto element = type_text(schema.at("items").as_object(), indent);
  return is_identifier(element) ? element + "[]" : "Array<" + element + ">";
}

std::string type_text(const json::object& schema, const std::string& indent) {
  if (const auto* const reference = schema.if_contains("$ref")) {
    const std::string_view path = reference->as_string();
    return std::string(path.substr(path.rfind('/') + 1));
  }
  if (const auto* const value = schema.if_contains("const")) return json::serialize(*value);
  if (const auto* const words = schema.if_contains("enum")) return words_text(words->as_array());
  for (const auto* const any : {"oneOf", "anyOf"})
    if (const auto* const schemas = schema.if_contains(any))
      return union_text(schemas->as_array(), indent);
  const auto* const type = schema.if_contains("type");
  const std::string_view kind = type == nullptr ? std::string_view() : type->as_string();
  if (kind == "object") return object_text(schema, indent);
  if (kind == "array") return list_text(schema, indent);
  if (kind == "integer" || kind == "number") return "number";
  return kind.empty() ? "unknown" : std::string(kind);
}

}  // namespace

std::string typescript_of(const json::object& document) {
  std::string text;
  for (const auto& one : document.at("$defs").as_object()) {
    const auto& schema = one.value().as_object();
    if (!text.empty()) text += '\n';
    if (const auto* const what = schema.if_contains("description"))
      text += "/** " + std::string(std::string_view(what->as_string())) + " */\n";
    const auto type = type_text(schema, "");
    text += "export type " + std::string(one.key()) + (type.starts_with('\n') ? " =" : " = ") +
            type + ";\n";
  }
  return text;
}

}  // namespace sabot
