#pragma once
// The one line of text that a command or an event is written as:
//   bet-placed by=blas on=punto stake=100
// The name of the type, then its fields in any order, each once. A field that may be absent is
// left out. V is a std::variant of described structs.

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sabot/base/forms.hpp"
#include "sabot/base/reflect.hpp"
#include "sabot/base/text.hpp"

namespace sabot {

struct NotationError {
  std::size_t column = 1;  // in bytes, from 1, within the text given
  std::string what;        // what is wrong, and where possible what was meant

  friend bool operator==(const NotationError&, const NotationError&) = default;
};

struct FieldForm {
  std::string_view name;
  std::string form;
  bool optional = false;
};
struct Form {
  std::string_view name;
  std::vector<FieldForm> fields;
};

// "12.345" is not an amount
std::string describe_fault(std::string_view text, TextFault fault, std::string_view form);
// unknown command "bett": did you mean "bet"?
std::string describe_unknown(std::string_view what, std::string_view name,
                             std::span<const std::string_view> known);

namespace detail {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

// Calls f.operator()<Alternative>() for each type of a variant until one answers true.
template <class V>
struct Alternatives;
template <class... T>
struct Alternatives<std::variant<T...>> {
  static constexpr std::string_view names[] = {kebab_name<T>()...};

  template <class F>
  static bool any(F&& f) {
    return (f.template operator()<T>() || ...);
  }
};

template <class T>
std::vector<std::string_view> field_names() {
  std::vector<std::string_view> names;
  for_each_field<T>([&](std::string_view name, auto) { names.push_back(name); });
  return names;
}

// A line taken apart. Its parts are views of the text given.
struct Line {
  struct Field {
    std::string_view name;
    std::string_view value;
  };
  std::string_view text;
  std::string_view name;
  std::vector<Field> fields;

  std::size_t column(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - text.data()) + 1;
  }
  const Field* find(std::string_view field) const;
  // A field that is not one of these.
  std::optional<NotationError> unknown_field(std::span<const std::string_view> known) const;
  NotationError missing(std::string_view field, std::string_view form) const;
  NotationError wrong(const Field& field, std::string_view part, TextFault fault,
                      std::string_view form) const;
};

std::expected<Line, NotationError> take_apart(std::string_view text);

// Names the one element of a list that is wrong.
template <class T>
NotationError wrong_value(const Line& line, const Line::Field& field, TextFault fault) {
  if constexpr (is_optional<T>) {
    return wrong_value<typename T::value_type>(line, field, fault);
  } else if constexpr (is_vector<T>) {
    for (auto rest = field.value; !rest.empty();) {
      const auto element = take_element(rest);
      using Element = typename T::value_type;
      if (const auto read = TextForm<Element>::read(element); !read)
        return line.wrong(field, element, read.error(), TextForm<Element>::form());
    }
    return line.wrong(field, field.value, fault, "list of " + std::string(TextForm<T>::form()));
  } else {
    return line.wrong(field, field.value, fault, TextForm<T>::form());
  }
}

template <class T>
std::optional<NotationError> read_field(const Line& line, std::string_view name, T& out) {
  const auto* const field = line.find(name);
  if (field == nullptr) {
    if constexpr (is_optional<T>) return std::nullopt;
    return line.missing(name, TextForm<T>::form());
  }
  auto value = TextForm<T>::read(field->value);
  if (!value) return wrong_value<T>(line, *field, value.error());
  out = *std::move(value);
  return std::nullopt;
}

template <DescribedStruct T>
std::optional<NotationError> read_fields(const Line& line, T& out) {
  if (auto error = line.unknown_field(field_names<T>())) return error;
  std::optional<NotationError> error;
  every_field<T>([&](std::string_view name, auto member) {
    error = read_field(line, name, out.*member);
    return !error;
  });
  return error;
}

template <class T>
void append_field(std::string& out, std::string_view name, const T& value) {
  if constexpr (is_optional<T>) {
    if (!value) return;
  }
  out += ' ';
  out += name;
  out += '=';
  TextForm<T>::write(out, value);
}

}  // namespace detail

template <class V>
void append_notation(std::string& out, const V& value) {
  std::visit(
      [&]<class T>(const T& alternative) {
        out += kebab_name<T>();
        for_each_field<T>([&](std::string_view name, auto member) {
          detail::append_field(out, name, alternative.*member);
        });
      },
      value);
}

template <class V>
std::string write_notation(const V& value) {
  std::string out;
  append_notation(out, value);
  return out;
}

template <class V>
std::expected<V, NotationError> read_notation(std::string_view text) {
  const auto line = detail::take_apart(text);
  if (!line) return std::unexpected(line.error());
  using Alternatives = detail::Alternatives<V>;
  std::expected<V, NotationError> result;
  const bool known = Alternatives::any([&]<class T>() {
    if (line->name != kebab_name<T>()) return false;
    T value{};
    if (auto error = detail::read_fields(*line, value))
      result = std::unexpected(*std::move(error));
    else
      result = V(std::move(value));
    return true;
  });
  if (known) return result;
  return std::unexpected(NotationError{
      line->column(line->name), describe_unknown("command", line->name, Alternatives::names)});
}

// What may be written, for help pages and clients.
template <class V>
std::vector<Form> forms_of() {
  std::vector<Form> forms;
  detail::Alternatives<V>::any([&]<class T>() {
    auto& form = forms.emplace_back(Form{kebab_name<T>(), {}});
    for_each_field<T>([&](std::string_view name, auto member) {
      using M = Member<decltype(member)>;
      form.fields.push_back({name, std::string(TextForm<M>::form()), detail::is_optional<M>});
    });
    return false;
  });
  return forms;
}

}  // namespace sabot
