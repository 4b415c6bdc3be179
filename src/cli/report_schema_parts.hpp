#pragma once
// What the schemas of reports are put together from.

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>

#include "sabot/cli/report_schemas.hpp"

namespace sabot::cli::schemas {

namespace json = boost::json;
using sabot::detail::list_of;
using sabot::detail::or_null;

using Named = std::pair<std::string_view, json::object>;
using Fields = std::vector<Named>;

inline const json::object text{{"type", "string"}};
inline const json::object truth{{"type", "boolean"}};
inline const json::object number{{"type", "number"}};
inline const json::object count{{"type", "integer"}, {"minimum", 0}};

inline constexpr std::string_view fraction_pattern = "^-?[0-9]+(/[1-9][0-9]*)?$";
inline const json::object fraction{{"type", "string"}, {"pattern", fraction_pattern}};
inline const json::object decimal{{"type", "string"}, {"pattern", "^-?[0-9]+[.][0-9]+$"}};

inline json::object exact() { return SchemaDefinitions::reference("Exact"); }

inline json::object map_of(json::object value) {
  return {{"type", "object"}, {"additionalProperties", std::move(value)}};
}

inline json::object object_of(const Fields& required, const Fields& optional = {}) {
  sabot::detail::ObjectSchema object;
  for (const auto& [name, schema] : required) object.add(name, schema, true);
  for (const auto& [name, schema] : optional) object.add(name, schema, false);
  return std::move(object).done();
}

// The same fields, each an exact number.
inline Fields exacts(std::initializer_list<std::string_view> names) {
  Fields fields;
  for (const auto name : names) fields.emplace_back(name, exact());
  return fields;
}

inline Fields operator+(Fields some, const Fields& more) {
  some.insert(some.end(), more.begin(), more.end());
  return some;
}

inline json::object described(json::object schema, std::string_view what) {
  schema["description"] = what;
  return schema;
}

// Which rules, and what is laid over them.
inline Fields ground() {
  return {
      {"rules", text},
      {"regulation", text},
      {"game", text},
      {"settings", list_of(text)},
      {"leaves_regulation",
       described(list_of(object_of({{"setting", text}, {"value", text}, {"by", list_of(text)}})),
                 "Settings that the regulation does not allow, with its articles")},
      {"overlay", described(text, "TOML for --overlay")}};
}

}  // namespace sabot::cli::schemas
