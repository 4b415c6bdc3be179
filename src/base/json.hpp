#pragma once
// JSON, a view of the same types: commands and events with their name under a tag of the
// caller's, as {"command":"bet","on":"punto","stake":"100"}, and described structs nested in each
// other for what a person may see. Whole numbers, truth and lists are JSON's own; everything else
// is its text. Names are those of the notation.

#include <expected>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "sabot/base/notation.hpp"

namespace sabot {

struct JsonError {
  std::string path;  // "stake", "cards[2]"
  std::string what;

  friend bool operator==(const JsonError&, const JsonError&) = default;
};

namespace detail {

boost::json::value json_of(const Codec& codec, const void* value);
boost::json::object json_of(const VariantCodec& codec, const void* variant, std::string_view tag);

// Both: what is wrong, or nothing.
std::optional<JsonError> read_json(const boost::json::value& json, const std::string& path,
                                   const Codec& codec, void* value);
std::optional<JsonError> read_json(const boost::json::object& json, std::string_view tag,
                                   std::initializer_list<std::string_view> allowed,
                                   const VariantCodec& codec, void* variant);

}  // namespace detail

// A value that is not there is null.
template <class T>
boost::json::value to_json(const T& value) {
  return detail::json_of(codec_of<T>, &value);
}

// A command or an event. A field that is not there is left out.
template <class V>
boost::json::object to_json_object(const V& variant, std::string_view tag) {
  return detail::json_of(variant_codec<V>, &variant, tag);
}

// The inverse of to_json for what is asked of us: fields that are left out stay as they are in a
// new T; a key that is no field is an error. `path` is where the value stands, for the error.
template <class T>
std::expected<T, JsonError> from_json(const boost::json::value& value,
                                      const std::string& path = {}) {
  std::expected<T, JsonError> result;
  if (auto error = detail::read_json(value, path, codec_of<T>, &*result))
    result = std::unexpected(*std::move(error));
  return result;
}

// The inverse of to_json_object. `allowed` are keys of the caller's, that stand beside the fields.
template <class V>
std::expected<V, JsonError> from_json_object(const boost::json::object& object,
                                             std::string_view tag,
                                             std::initializer_list<std::string_view> allowed = {}) {
  std::expected<V, JsonError> result;
  if (auto error = detail::read_json(object, tag, allowed, variant_codec<V>, &*result))
    result = std::unexpected(*std::move(error));
  return result;
}

}  // namespace sabot
