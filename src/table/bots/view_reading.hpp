#pragma once
// What bots read out of a view, which is JSON.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"

namespace sabot::table::in_view {

// Empty where the field is.
inline std::string text(const boost::json::object& object, std::string_view key) {
  const auto* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->as_string()) : std::string();
}

inline Money money(const boost::json::object& object, std::string_view key) {
  return from_text<Money>(text(object, key)).value_or(Money{});
}

inline std::optional<int> number(const boost::json::object& object, std::string_view key) {
  const auto* value = object.if_contains(key);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return static_cast<int>(value->as_int64());
}

// Whether one of a list is this person's.
inline bool is_among(const boost::json::object& view, std::string_view list, std::string_view key,
                     const PersonId& self) {
  return std::ranges::any_of(view.at(list).as_array(), [&](const boost::json::value& one) {
    return text(one.as_object(), key) == self.handle();
  });
}

}  // namespace sabot::table::in_view
