#pragma once
// JSON Schema (draft 2020-12) of the JSON that json.hpp writes, from the same descriptions, so that
// neither can drift from the other.
//   SchemaDefinitions all;
//   auto view = schema_of<punto_banca::View>(all);       {"$ref": "#/$defs/PuntoBancaView"}
//   all.document()                                       {"$schema": …, "$defs": {…}}
// A described type is defined once, under its own name prefixed with its game's; what the games
// share, and what the server adds, has no prefix.

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "sabot/base/codec.hpp"

namespace sabot {

class SchemaDefinitions {
 public:
  // Whether this name is still to be defined; it counts as defined from then on, so that a type
  // may lead back to itself.
  bool begin(std::string_view name);
  void define(std::string_view name, boost::json::object schema);

  const boost::json::object& all() const { return all_; }
  // A schema document of its own, with the definitions in the order of their names.
  boost::json::object document(std::string_view title) const;

  static boost::json::object reference(std::string_view name);

 private:
  boost::json::object all_;
};

// A key that stands beside the fields of a command or an event.
struct BesideField {
  std::string_view name;
  boost::json::object schema;
  bool required = false;
};

namespace detail {

// PuntoBancaView, of sabot::punto_banca::View; Admitted, of sabot::rules::Admitted.
std::string definition_name(std::string_view type);
// bet-placed becomes BetPlaced.
std::string capitalised(std::string_view words);

boost::json::object enumeration(const std::vector<std::string_view>& names);
boost::json::object text_schema(std::string_view pattern, std::string_view form);
boost::json::object list_of(boost::json::object element);
boost::json::object or_null(boost::json::object schema);

// An object with these fields and no others.
class ObjectSchema {
 public:
  void add(std::string_view name, boost::json::object schema, bool required);
  boost::json::object done() &&;

 private:
  boost::json::object properties_;
  boost::json::array required_;
};

boost::json::object schema_of(SchemaDefinitions& all, const Codec& codec);
boost::json::object schema_of(SchemaDefinitions& all, const VariantCodec& codec,
                              std::string_view name, std::string_view tag,
                              const std::vector<BesideField>& beside);

}  // namespace detail

// Of one value: a reference to its definition, or the schema itself where it is of JSON's own
// kinds. Defines what it refers to.
template <class T>
boost::json::object schema_of(SchemaDefinitions& all) {
  return detail::schema_of(all, codec_of<T>);
}

// Of commands or events as to_json_object writes them with this tag, under this name. Each
// alternative is defined as its own name with the tag's behind it: BetPlacedEvent.
template <class V>
boost::json::object schema_of_variant(SchemaDefinitions& all, std::string_view name,
                                      std::string_view tag,
                                      const std::vector<BesideField>& beside = {}) {
  return detail::schema_of(all, variant_codec<V>, name, tag, beside);
}

}  // namespace sabot
