#pragma once
// JSON, a view of the same types: commands and events with their name under a tag of the
// caller's, as {"command":"bet","on":"punto","stake":"100"}, and described structs nested in each
// other for what a person may see. Whole numbers, truth and lists are JSON's own; everything else
// is its text. Names are those of the notation.

#include <algorithm>
#include <expected>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "sabot/base/notation.hpp"

namespace sabot {

struct JsonError {
  std::string path;  // "stake", "cards[2]"
  std::string what;

  friend bool operator==(const JsonError&, const JsonError&) = default;
};

// A value that is not there is null.
template <class T>
boost::json::value to_json(const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    return boost::json::value(value);
  } else if constexpr (std::signed_integral<T>) {
    return boost::json::value(std::int64_t{value});
  } else if constexpr (std::unsigned_integral<T>) {
    return boost::json::value(std::uint64_t{value});
  } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    return boost::json::value(boost::json::string(std::string_view(value)));
  } else if constexpr (detail::is_optional<T>) {
    return value ? to_json(*value) : boost::json::value(nullptr);
  } else if constexpr (detail::is_vector<T>) {
    boost::json::array array;
    array.reserve(value.size());
    for (const auto& element : value) array.push_back(to_json(element));
    return array;
  } else if constexpr (DescribedStruct<T>) {
    boost::json::object object;
    for_each_field<T>(
        [&](std::string_view name, auto member) { object.emplace(name, to_json(value.*member)); });
    return object;
  } else {
    return boost::json::value(boost::json::string(to_text(value)));
  }
}

// A command or an event. A field that is not there is left out.
template <class V>
boost::json::object to_json_object(const V& variant, std::string_view tag) {
  boost::json::object object;
  std::visit(
      [&]<class T>(const T& alternative) {
        object.emplace(tag, kebab_name<T>());
        for_each_field<T>([&](std::string_view name, auto member) {
          auto value = to_json(alternative.*member);
          if (!value.is_null()) object.emplace(name, std::move(value));
        });
      },
      variant);
  return object;
}

namespace detail {

// Of JSON's own kinds, or what is wrong.
std::expected<bool, std::string> json_bool(const boost::json::value& value);
std::expected<std::int64_t, std::string> json_signed(const boost::json::value& value);
std::expected<std::uint64_t, std::string> json_unsigned(const boost::json::value& value);
std::expected<std::string_view, std::string> json_string(const boost::json::value& value,
                                                         std::string_view form);

template <class T>
using JsonRead = std::expected<T, JsonError>;

template <class T>
JsonRead<T> read_json(const boost::json::value& value, const std::string& path);

template <std::integral T>
JsonRead<T> read_json_number(const boost::json::value& value, const std::string& path) {
  const auto wide = [&] {
    if constexpr (std::is_signed_v<T>)
      return json_signed(value);
    else
      return json_unsigned(value);
  }();
  if (!wide) return std::unexpected(JsonError{path, wide.error()});
  if (!std::in_range<T>(*wide))
    return std::unexpected(JsonError{path, std::to_string(*wide) + " is too large"});
  return static_cast<T>(*wide);
}

template <class T>
JsonRead<std::vector<T>> read_json_array(const boost::json::value& value, const std::string& path) {
  if (!value.is_array()) return std::unexpected(JsonError{path, "a list is needed"});
  std::vector<T> values;
  for (const auto& element : value.get_array()) {
    auto read = read_json<T>(element, path + "[" + std::to_string(values.size()) + "]");
    if (!read) return std::unexpected(std::move(read).error());
    values.push_back(*std::move(read));
  }
  return values;
}

template <class T>
JsonRead<T> read_json_text(const boost::json::value& value, const std::string& path) {
  const auto text = json_string(value, TextForm<T>::form());
  if (!text) return std::unexpected(JsonError{path, text.error()});
  if constexpr (std::is_same_v<T, std::string>) {
    if (!is_clean_text(*text))
      return std::unexpected(JsonError{path, "has a control character or is not UTF-8"});
    return std::string(*text);
  } else {
    const auto read = TextForm<T>::read(*text);
    if (read) return *read;
    return std::unexpected(
        JsonError{path, describe_fault(*text, read.error(), TextForm<T>::form())});
  }
}

// Whatever is left out stays as a new T has it; a key that is no field is an error.
template <DescribedStruct T>
JsonRead<T> read_json_struct(const boost::json::value& value, const std::string& path);

template <class T>
JsonRead<T> read_json(const boost::json::value& value, const std::string& path) {
  if constexpr (std::is_same_v<T, bool>) {
    const auto read = json_bool(value);
    if (read) return *read;
    return std::unexpected(JsonError{path, read.error()});
  } else if constexpr (std::integral<T>) {
    return read_json_number<T>(value, path);
  } else if constexpr (is_vector<T>) {
    return read_json_array<typename T::value_type>(value, path);
  } else if constexpr (is_optional<T>) {
    if (value.is_null()) return T();
    auto read = read_json<typename T::value_type>(value, path);
    if (!read) return std::unexpected(read.error());
    return T(*std::move(read));
  } else if constexpr (DescribedStruct<T>) {
    return read_json_struct<T>(value, path);
  } else {
    return read_json_text<T>(value, path);
  }
}

// A key that is neither the tag, nor a field, nor one that the caller allows.
std::optional<JsonError> unknown_key(const boost::json::object& object, std::string_view tag,
                                     std::span<const std::string_view> fields,
                                     std::initializer_list<std::string_view> allowed);
std::expected<std::string_view, JsonError> tagged_name(const boost::json::object& object,
                                                       std::string_view tag);
JsonError missing_key(std::string_view name, std::string_view form);

template <class T>
std::optional<JsonError> read_key(const boost::json::object& object, std::string_view name,
                                  T& out) {
  const auto* const value = object.if_contains(name);
  if (value == nullptr) {
    if constexpr (is_optional<T>) return std::nullopt;
    return missing_key(name, TextForm<T>::form());
  }
  auto read = read_json<T>(*value, std::string(name));
  if (!read) return std::move(read).error();
  out = *std::move(read);
  return std::nullopt;
}

template <DescribedStruct T>
JsonRead<T> read_json_struct(const boost::json::value& value, const std::string& path) {
  if (!value.is_object()) return std::unexpected(JsonError{path, "an object is needed"});
  const auto& object = value.get_object();
  const auto at = [&](std::string_view key) {
    return path.empty() ? std::string(key) : path + "." + std::string(key);
  };
  if (auto unknown = unknown_key(object, {}, field_names<T>(), {}))
    return std::unexpected(JsonError{at(unknown->path), unknown->what});
  T result{};
  std::optional<JsonError> error;
  every_field<T>([&](std::string_view name, auto member) {
    const auto* const given = object.if_contains(name);
    if (given == nullptr) return true;
    auto read = read_json<std::remove_reference_t<decltype(result.*member)>>(*given, at(name));
    if (read)
      result.*member = *std::move(read);
    else
      error = std::move(read).error();
    return !error;
  });
  if (error) return std::unexpected(*std::move(error));
  return result;
}

}  // namespace detail

// The inverse of to_json for what is asked of us: fields that are left out stay as they are in a
// new T; a key that is no field is an error.
template <DescribedStruct T>
std::expected<T, JsonError> from_json(const boost::json::value& value) {
  return detail::read_json_struct<T>(value, {});
}

// The inverse of to_json_object. `allowed` are keys of the caller's, that stand beside the fields.
template <class V>
std::expected<V, JsonError> from_json_object(const boost::json::object& object,
                                             std::string_view tag,
                                             std::initializer_list<std::string_view> allowed = {}) {
  const auto name = detail::tagged_name(object, tag);
  if (!name) return std::unexpected(name.error());
  using Alternatives = detail::Alternatives<V>;
  std::expected<V, JsonError> result;
  const bool known = Alternatives::any([&]<class T>() {
    if (*name != kebab_name<T>()) return false;
    T value{};
    auto error = detail::unknown_key(object, tag, detail::field_names<T>(), allowed);
    if (!error)
      every_field<T>([&](std::string_view field, auto member) {
        error = detail::read_key(object, field, value.*member);
        return !error;
      });
    if (error)
      result = std::unexpected(*std::move(error));
    else
      result = V(std::move(value));
    return true;
  });
  if (known) return result;
  return std::unexpected(
      JsonError{std::string(tag), describe_unknown(tag, *name, Alternatives::names)});
}

}  // namespace sabot
