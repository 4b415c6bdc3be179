#include "sabot/base/json.hpp"

#include <limits>

namespace sabot::detail {

std::expected<bool, std::string> json_bool(const boost::json::value& value) {
  if (value.is_bool()) return value.get_bool();
  return std::unexpected("true or false is needed");
}

std::expected<std::int64_t, std::string> json_signed(const boost::json::value& value) {
  if (value.is_int64()) return value.get_int64();
  if (!value.is_uint64()) return std::unexpected("a whole number is needed");
  // The parser keeps as unsigned what is beyond the signed range; a program may do otherwise.
  if (value.get_uint64() > std::numeric_limits<std::int64_t>::max())
    return std::unexpected(std::to_string(value.get_uint64()) + " is too large");
  return static_cast<std::int64_t>(value.get_uint64());
}

std::expected<std::uint64_t, std::string> json_unsigned(const boost::json::value& value) {
  if (value.is_uint64()) return value.get_uint64();
  if (!value.is_int64()) return std::unexpected("a whole number is needed");
  if (value.get_int64() < 0)
    return std::unexpected(std::to_string(value.get_int64()) + " is negative");
  return static_cast<std::uint64_t>(value.get_int64());
}

std::expected<std::string_view, std::string> json_string(const boost::json::value& value,
                                                         std::string_view form) {
  if (value.is_string()) return std::string_view(value.get_string());
  return std::unexpected("a string is needed: " + std::string(form));
}

std::optional<JsonError> unknown_key(const boost::json::object& object, std::string_view tag,
                                     std::span<const std::string_view> fields,
                                     std::initializer_list<std::string_view> allowed) {
  for (const auto& member : object) {
    const std::string_view key = member.key();
    if (key == tag || std::ranges::find(fields, key) != fields.end() ||
        std::ranges::find(allowed, key) != allowed.end())
      continue;
    return JsonError{std::string(key), describe_unknown("field", key, fields)};
  }
  return std::nullopt;
}

std::expected<std::string_view, JsonError> tagged_name(const boost::json::object& object,
                                                       std::string_view tag) {
  const auto* const value = object.if_contains(tag);
  if (value == nullptr) return std::unexpected(missing_key(tag, "name"));
  if (!value->is_string())
    return std::unexpected(JsonError{std::string(tag), "a string is needed: name"});
  return std::string_view(value->get_string());
}

JsonError missing_key(std::string_view name, std::string_view form) {
  return {std::string(name), "missing: " + std::string(form)};
}

}  // namespace sabot::detail
