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
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "sabot/base/notation.hpp"

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

// "… [with T = sabot::rules::Role]" from g++, "… [T = sabot::rules::Role]" from clang.
template <class T>
std::string definition_name_of() {
  std::string_view name = __PRETTY_FUNCTION__;
  name.remove_prefix(name.find("T = ") + 4);
  return definition_name(name.substr(0, name.find_first_of(";]")));
}

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

template <class T>
boost::json::object define_type(SchemaDefinitions& all);

}  // namespace detail

// Of one value: a reference to its definition, or the schema itself where it is of JSON's own
// kinds. Defines what it refers to.
template <class T>
boost::json::object schema_of(SchemaDefinitions& all) {
  if constexpr (std::is_same_v<T, bool>) {
    return {{"type", "boolean"}};
  } else if constexpr (std::signed_integral<T>) {
    return {{"type", "integer"}};
  } else if constexpr (std::unsigned_integral<T>) {
    return {{"type", "integer"}, {"minimum", 0}};
  } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    return {{"type", "string"}};
  } else if constexpr (detail::is_optional<T>) {
    return detail::or_null(schema_of<typename T::value_type>(all));
  } else if constexpr (detail::is_vector<T>) {
    return detail::list_of(schema_of<typename T::value_type>(all));
  } else {
    const auto name = detail::definition_name_of<T>();
    if (all.begin(name)) all.define(name, detail::define_type<T>(all));
    return SchemaDefinitions::reference(name);
  }
}

namespace detail {

template <class T>
boost::json::object define_type(SchemaDefinitions& all) {
  if constexpr (DescribedEnum<T>) {
    std::vector<std::string_view> names;
    for (const auto& one : enumerators<T>) names.push_back(one.name);
    return enumeration(names);
  } else if constexpr (DescribedStruct<T>) {
    ObjectSchema object;
    for_each_field<T>([&](std::string_view name, auto member) {
      object.add(name, schema_of<Member<decltype(member)>>(all), true);
    });
    return std::move(object).done();
  } else {
    return text_schema(TextForm<T>::pattern(), TextForm<T>::form());
  }
}

// One command or event: its name under the tag; a field that is not there is left out.
template <class T>
boost::json::object define_tagged(SchemaDefinitions& all, std::string_view tag,
                                  const std::vector<BesideField>& beside) {
  ObjectSchema object;
  object.add(tag, {{"const", kebab_name<T>()}}, true);
  for_each_field<T>([&]<class P>(std::string_view name, P) {
    using M = Member<P>;
    if constexpr (is_optional<M>)
      object.add(name, schema_of<typename M::value_type>(all), false);
    else
      object.add(name, schema_of<M>(all), true);
  });
  for (const auto& one : beside) object.add(one.name, one.schema, one.required);
  return std::move(object).done();
}

}  // namespace detail

// Of commands or events as to_json_object writes them with this tag, under this name. Each
// alternative is defined as its own name with the tag's behind it: BetPlacedEvent.
template <class V>
boost::json::object schema_of_variant(SchemaDefinitions& all, std::string_view name,
                                      std::string_view tag,
                                      const std::vector<BesideField>& beside = {}) {
  if (all.begin(name)) {
    boost::json::array alternatives;
    detail::Alternatives<V>::any([&]<class T>() {
      const auto own = detail::definition_name_of<T>() + detail::capitalised(tag);
      if (all.begin(own)) all.define(own, detail::define_tagged<T>(all, tag, beside));
      alternatives.push_back(SchemaDefinitions::reference(own));
      return false;
    });
    all.define(name, {{"oneOf", std::move(alternatives)}});
  }
  return SchemaDefinitions::reference(name);
}

}  // namespace sabot
