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
#include <vector>

#include "sabot/base/codec.hpp"
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

std::vector<std::string_view> names_of(std::span<const FieldCodec> fields);
std::vector<std::string_view> names_of(std::span<const Alternative> alternatives);
const Alternative* find(const VariantCodec& codec, std::string_view name);

void append_notation(std::string& out, const VariantCodec& codec, const void* variant);
std::optional<NotationError> read_notation(std::string_view text, const VariantCodec& codec,
                                           void* variant);
std::vector<Form> forms_of(const VariantCodec& codec);

}  // namespace detail

template <class V>
void append_notation(std::string& out, const V& value) {
  detail::append_notation(out, variant_codec<V>, &value);
}

template <class V>
std::string write_notation(const V& value) {
  std::string out;
  append_notation(out, value);
  return out;
}

template <class V>
std::expected<V, NotationError> read_notation(std::string_view text) {
  std::expected<V, NotationError> result;
  if (auto error = detail::read_notation(text, variant_codec<V>, &*result))
    result = std::unexpected(*std::move(error));
  return result;
}

// What may be written, for help pages and clients.
template <class V>
std::vector<Form> forms_of() {
  return detail::forms_of(variant_codec<V>);
}

}  // namespace sabot
