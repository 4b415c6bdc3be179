#pragma once
// What a type says about itself as data: how its values are written and read by code that does not
// know the type. Notation, JSON and schemas are written once over these tables; made by the
// compiler for every type of every game, they would be most of what it does. Only canonical bytes,
// which the fast path writes, are a template (bytes.hpp).

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "sabot/base/forms.hpp"
#include "sabot/base/reflect.hpp"
#include "sabot/base/text.hpp"

namespace sabot {

enum class Kind : std::uint8_t {
  truth,
  whole,     // a signed number
  natural,   // an unsigned one
  text,      // letters as they are
  word,      // one of a described enum's
  value,     // anything else that has a text: money, a card, a person
  optional,  // or nothing
  list,
  record,  // a described struct
};

// The value as text (TextForm).
struct TextCodec {
  void (*write)(std::string& out, const void* value);
  std::optional<TextFault> (*read)(std::string_view text, void* value);
  std::string_view (*form)();
  std::string_view (*pattern)();  // of kind `value` alone
};
// Numbers and truth. `set` says whether the type can hold it.
struct WholeCodec {
  std::int64_t (*get)(const void* value);
  bool (*set)(void* value, std::int64_t number);
};
struct NaturalCodec {
  std::uint64_t (*get)(const void* value);
  bool (*set)(void* value, std::uint64_t number);
};
// Letters; some types can only be looked at.
struct LettersCodec {
  std::string_view (*get)(const void* value);
  void (*set)(void* value, std::string_view letters);
};
// What holds any number of one type, or one at most.
struct HolderCodec {
  std::size_t (*size)(const void* holder);
  const void* (*at)(const void* holder, std::size_t place);
  void* (*add)(void* holder);
  void (*clear)(void* holder);
};

struct Codec;
struct FieldCodec {
  std::string_view name;
  const Codec* codec;
  const void* (*at)(const void* record);
};

// Of one type. What its kind has no use for is not there.
struct Codec {
  Kind kind{};
  std::string_view type;  // as C++ spells it: sabot::rules::Role
  std::optional<TextCodec> text = {};
  const WholeCodec* whole = nullptr;
  const NaturalCodec* natural = nullptr;
  const LettersCodec* letters = nullptr;
  std::span<const std::string_view> words = {};
  const HolderCodec* holder = nullptr;
  const Codec* element = nullptr;  // what is held
  std::span<const FieldCodec> fields = {};

  bool is_optional() const { return kind == Kind::optional; }
  std::string_view form() const { return text ? text->form() : std::string_view(); }
};

template <class T>
struct CodecOf {
  static const Codec value;
};
template <class T>
inline constexpr const Codec& codec_of = CodecOf<T>::value;

// The field of a record that may be written to.
inline void* field_of(void* record, const FieldCodec& field) {
  return const_cast<void*>(field.at(record));
}

namespace detail {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

// A list has a text if what it lists has one.
template <class T>
inline constexpr bool has_text = requires {
  TextForm<T>::form();
};
template <class T>
inline constexpr bool has_text<std::optional<T>> = has_text<T>;
template <class T>
inline constexpr bool has_text<std::vector<T>> = has_text<T>;
template <class T>
concept Letters = std::is_convertible_v<const T&, std::string_view>;

template <class T>
const T& as(const void* value) {
  return *static_cast<const T*>(value);
}
template <class T>
T& as(void* value) {
  return *static_cast<T*>(value);
}

// "… [with T = sabot::rules::Role]" from g++, "… [T = sabot::rules::Role]" from clang.
template <class T>
constexpr std::string_view full_name() {
  std::string_view name = __PRETTY_FUNCTION__;
  name.remove_prefix(name.find("T = ") + 4);
  return name.substr(0, name.find_first_of(";]"));
}

template <class T>
constexpr Kind kind_of() {
  if (std::is_same_v<T, bool>) return Kind::truth;
  if (std::signed_integral<T>) return Kind::whole;
  if (std::unsigned_integral<T>) return Kind::natural;
  if (Letters<T>) return Kind::text;
  if (DescribedEnum<T>) return Kind::word;
  if (is_optional<T>) return Kind::optional;
  if (is_vector<T>) return Kind::list;
  return DescribedStruct<T> ? Kind::record : Kind::value;
}

template <class T>
constexpr TextCodec text_codec() {
  TextCodec codec{
      [](std::string& out, const void* value) { TextForm<T>::write(out, as<T>(value)); },
      [](std::string_view text, void* value) -> std::optional<TextFault> {
        auto read = TextForm<T>::read(text);
        if (!read) return read.error();
        as<T>(value) = *std::move(read);
        return std::nullopt;
      },
      &TextForm<T>::form, nullptr};
  if constexpr (requires { TextForm<T>::pattern(); }) codec.pattern = &TextForm<T>::pattern;
  return codec;
}

template <class T, class Number>
bool set_number(void* value, Number number) {
  if (!std::in_range<T>(number)) return false;
  as<T>(value) = static_cast<T>(number);
  return true;
}
template <class T>
inline constexpr WholeCodec whole_codec{
    [](const void* value) { return static_cast<std::int64_t>(as<T>(value)); },
    &set_number<T, std::int64_t>};
template <class T>
inline constexpr NaturalCodec natural_codec{
    [](const void* value) { return static_cast<std::uint64_t>(as<T>(value)); },
    &set_number<T, std::uint64_t>};
inline constexpr NaturalCodec truth_codec{
    [](const void* value) { return std::uint64_t{as<bool>(value)}; },
    [](void* value, std::uint64_t number) {
      as<bool>(value) = number != 0;
      return number <= 1;
    }};

template <class T>
void set_letters(void* value, std::string_view letters) {
  if constexpr (std::is_same_v<T, std::string>) as<T>(value) = letters;
}
template <class T>
inline constexpr LettersCodec letters_codec{
    [](const void* value) { return std::string_view(as<T>(value)); }, &set_letters<T>};

template <class T>
inline constexpr HolderCodec holder_codec{};
template <class T>
inline constexpr HolderCodec holder_codec<std::optional<T>>{
    [](const void* holder) -> std::size_t { return as<std::optional<T>>(holder) ? 1 : 0; },
    [](const void* holder, std::size_t) -> const void* { return &*as<std::optional<T>>(holder); },
    [](void* holder) -> void* { return &as<std::optional<T>>(holder).emplace(); },
    [](void* holder) { as<std::optional<T>>(holder).reset(); }};
template <class T>
inline constexpr HolderCodec holder_codec<std::vector<T>>{
    [](const void* holder) { return as<std::vector<T>>(holder).size(); },
    [](const void* holder, std::size_t place) -> const void* {
      return &as<std::vector<T>>(holder)[place];
    },
    [](void* holder) -> void* { return &as<std::vector<T>>(holder).emplace_back(); },
    [](void* holder) { as<std::vector<T>>(holder).clear(); }};

template <DescribedEnum E>
inline constexpr auto words_of = [] {
  std::array<std::string_view, enumerators<E>.size()> words{};
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = enumerators<E>[i].name;
  return words;
}();

template <class T, auto Pointer>
const void* member_at(const void* record) {
  return &(as<T>(record).*Pointer);
}
template <DescribedStruct T>
inline constexpr auto fields_of = []<template <class...> class List, class... D>(List<D...>) {
  return std::array<FieldCodec, sizeof...(D)>{
      {{name_of<D>(), &codec_of<Member<decltype(D::pointer)>>, &member_at<T, D::pointer>}...}};
}(Fields<T>{});

template <class T>
constexpr Codec make_codec() {
  Codec codec{.kind = kind_of<T>(), .type = full_name<T>()};
  if constexpr (has_text<T>) codec.text = text_codec<T>();
  if constexpr (std::is_same_v<T, bool>) {
    codec.natural = &truth_codec;
  } else if constexpr (std::signed_integral<T>) {
    codec.whole = &whole_codec<T>;
  } else if constexpr (std::unsigned_integral<T>) {
    codec.natural = &natural_codec<T>;
  } else if constexpr (Letters<T>) {
    codec.letters = &letters_codec<T>;
  } else if constexpr (DescribedEnum<T>) {
    codec.words = words_of<T>;
  } else if constexpr (is_optional<T> || is_vector<T>) {
    codec.holder = &holder_codec<T>;
    codec.element = &codec_of<typename T::value_type>;
  } else if constexpr (DescribedStruct<T>) {
    codec.fields = fields_of<T>;
  } else {
    static_assert(has_text<T>, "a type needs a description or a TextForm");
  }
  return codec;
}

}  // namespace detail

template <class T>
constinit const Codec CodecOf<T>::value = detail::make_codec<T>();

// One of the types that a variant may hold.
struct Alternative {
  std::string_view name;  // in the notation
  const Codec* codec;     // a record
  void* (*emplace)(void* variant);
};
struct VariantCodec {
  std::span<const Alternative> alternatives;
  std::size_t (*index)(const void* variant);
  const void* (*value)(const void* variant);
};

namespace detail {

// Of a variant of described structs, or of a closed list (closed.hpp).
template <class V>
struct ListOf {
  using type = V;
};
template <class V>
requires requires { typename V::List; }
struct ListOf<V> {
  using type = typename V::List;
};

template <class T>
constexpr bool fields_have_text() {
  return []<template <class...> class List, class... D>(List<D...>) {
    return (has_text<Member<decltype(D::pointer)>> && ...);
  }(Fields<T>{});
}

template <class V, class List = typename ListOf<V>::type>
struct Alternatives;
template <class V, template <class...> class Variant, class... T>
struct Alternatives<V, Variant<T...>> {
  static_assert((fields_have_text<T>() && ...), "a field of a command or an event has no text");
  using List = Variant<T...>;

  static constexpr std::string_view names[] = {kebab_name<T>()...};

  // Calls f.operator()<Alternative>() for each type until one answers true.
  template <class F>
  static bool any(F&& f) {
    return (f.template operator()<T>() || ...);
  }

  static constexpr Alternative all[] = {
      {kebab_name<T>(), &codec_of<T>, [](void* variant) -> void* {
         return &static_cast<List&>(as<V>(variant)).template emplace<T>();
       }}...};
  static constexpr VariantCodec codec{
      all, [](const void* variant) { return as<V>(variant).index(); },
      [](const void* variant) {
        return visit([](const auto& one) -> const void* { return &one; },
                     static_cast<const List&>(as<V>(variant)));
      }};
};

}  // namespace detail

template <class V>
inline constexpr const VariantCodec& variant_codec = detail::Alternatives<V>::codec;

}  // namespace sabot
