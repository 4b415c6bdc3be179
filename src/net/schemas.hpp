#pragma once
// JSON Schemas of everything that the interface takes and gives, by the names that the list of
// routes uses. What is described in C++ is made from there; what is put together by hand is written
// down here, and the tests compare what is really sent with it.

#include <initializer_list>
#include <string_view>
#include <utility>

#include <boost/json/object.hpp>

#include "sabot/base/schema.hpp"

namespace sabot::net {

// For the document's components: {"Me": {…}, "Snapshot": {…}, …}.
boost::json::object component_schemas();

struct SchemaField {
  std::string_view name;
  boost::json::object schema;
  bool required = true;
};
// An object with these fields and no others.
boost::json::object object_schema(std::initializer_list<SchemaField> fields);

// What schemas that are put together by hand are made of.
namespace schema_parts {
inline const boost::json::object text{{"type", "string"}};
inline const boost::json::object number{{"type", "integer"}, {"minimum", 0}};
inline boost::json::object ref(std::string_view name) { return SchemaDefinitions::reference(name); }
}  // namespace schema_parts

// What is sent down a line to a table, and what comes up; View, Event, Option
// and Hint are there already.
void define_frames(SchemaDefinitions& all);

}  // namespace sabot::net
