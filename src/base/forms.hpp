#pragma once
// The textual forms of the general types: truth, whole numbers, text, described enums, and
// optional or repeated values of those.

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/base/reflect.hpp"
#include "sabot/base/text.hpp"

namespace sabot {

template <>
struct TextForm<bool> {
  static void write(std::string& out, bool value) { out += value ? "true" : "false"; }
  static std::expected<bool, TextFault> read(std::string_view text);
  static std::string_view form() { return "true|false"; }
};

template <std::integral T>
struct TextForm<T> {
  static void write(std::string& out, T value) {
    char digits[24];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
  }
  static std::expected<T, TextFault> read(std::string_view text) {
    T value{};
    const auto* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error == std::errc::invalid_argument || end != last)
      return std::unexpected(TextFault::malformed);
    if (error == std::errc::result_out_of_range) return std::unexpected(TextFault::too_large);
    return value;
  }
  static std::string_view form() { return "number"; }
};

// Always between double quotes, so that blanks and commas in it are never mistaken for those of
// the notation. \" \\ \n and \t are escaped; UTF-8 stands as it is.
template <>
struct TextForm<std::string> {
  static void write(std::string& out, std::string_view value);
  static std::expected<std::string, TextFault> read(std::string_view text);
  static std::string_view form() { return "text"; }
};

template <DescribedEnum E>
struct TextForm<E> {
  static void write(std::string& out, E value) { out += name(value); }

  static std::string_view name(E value) {
    for (const auto& known : enumerators<E>)
      if (known.value == value) return known.name;
    require(false, "text: a value that its enum does not name");
    return {};
  }
  static std::expected<E, TextFault> read(std::string_view text) {
    for (const auto& known : enumerators<E>)
      if (known.name == text) return known.value;
    return std::unexpected(TextFault::unknown_name);
  }
  // punto|banca|empate
  static std::string_view form() {
    static const std::string all = [] {
      std::string out;
      for (const auto& known : enumerators<E>) (out += out.empty() ? "" : "|") += known.name;
      return out;
    }();
    return all;
  }
};

// Nothing has no text of its own: the notation leaves the whole field out.
template <class T>
struct TextForm<std::optional<T>> {
  static void write(std::string& out, const std::optional<T>& value) {
    if (value) TextForm<T>::write(out, *value);
  }
  static std::expected<std::optional<T>, TextFault> read(std::string_view text) {
    auto value = TextForm<T>::read(text);
    if (!value) return std::unexpected(value.error());
    return std::optional<T>(*std::move(value));
  }
  static std::string_view form() { return TextForm<T>::form(); }
};

// Takes the text up to the next comma that is not between quotes, and that comma, off `rest`.
std::string_view take_element(std::string_view& rest);

// 9c,As,Td; no text at all for an empty one.
template <class T>
struct TextForm<std::vector<T>> {
  static void write(std::string& out, const std::vector<T>& values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i != 0) out += ',';
      TextForm<T>::write(out, values[i]);
    }
  }
  static std::expected<std::vector<T>, TextFault> read(std::string_view text) {
    std::vector<T> values;
    if (text.empty()) return values;
    if (text.ends_with(',')) return std::unexpected(TextFault::malformed);
    while (!text.empty()) {
      auto value = TextForm<T>::read(take_element(text));
      if (!value) return std::unexpected(value.error());
      values.push_back(*std::move(value));
    }
    return values;
  }
  // "cards"; of names, "punto|banca,…"
  static std::string_view form() {
    static const std::string plural =
        std::string(TextForm<T>::form()) + (std::is_enum_v<T> ? ",…" : "s");
    return plural;
  }
};

}  // namespace sabot
