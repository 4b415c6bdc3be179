#pragma once
// Canonical bytes: the one binary form of a value, which journals store and hash. Every value has
// exactly one, and a reader refuses all others, so that reading and writing again gives the same
// bytes. A struct is its fields in order, a variant the number of its alternative and then that.
// Types without a description specialise BytesForm.

#include <algorithm>
#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "sabot/base/byte_stream.hpp"
#include "sabot/base/card.hpp"
#include "sabot/base/codec.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/base/reflect.hpp"

namespace sabot {

// Specialised once per type:
//   static void write(ByteWriter&, const T&);
//   static bool read(ByteReader&, T&);          // false after reader.fail() or a failed read
//   static constexpr std::size_t bound = …;     // only where no value takes more bytes than this
// Where there is a bound, room for it has been made before `write`, which uses put_…; otherwise
// `write` makes its own room.
template <class T>
struct BytesForm;

inline constexpr std::size_t unbounded = std::numeric_limits<std::size_t>::max();

template <class T>
constexpr std::size_t bytes_bound() {
  if constexpr (requires { BytesForm<T>::bound; }) return BytesForm<T>::bound;
  return unbounded;
}

template <class T>
void write(ByteWriter& out, const T& value) {
  if constexpr (bytes_bound<T>() != unbounded) out.ensure(bytes_bound<T>());
  BytesForm<T>::write(out, value);
}

template <class T>
bool read(ByteReader& in, T& value) {
  return BytesForm<T>::read(in, value);
}

template <class T>
std::optional<T> read(ByteReader& in) {
  T value{};
  if (!BytesForm<T>::read(in, value)) return std::nullopt;
  return value;
}

template <class T>
void append_bytes(std::vector<std::uint8_t>& out, const T& value) {
  ByteWriter writer(out);
  write(writer, value);
}

// A value that takes up all the bytes.
template <class T>
std::optional<T> from_bytes(std::span<const std::uint8_t> bytes) {
  ByteReader in(bytes);
  auto value = read<T>(in);
  return in.done() ? std::move(value) : std::nullopt;
}

template <>
struct BytesForm<bool> {
  static constexpr std::size_t bound = 1;
  static void write(ByteWriter& out, bool value) { out.put_byte(value ? 1 : 0); }
  static bool read(ByteReader& in, bool& value) {
    std::uint8_t byte = 0;
    if (!in.byte(byte)) return false;
    if (byte > 1) return in.fail();
    value = byte == 1;
    return true;
  }
};

template <std::unsigned_integral T>
struct BytesForm<T> {
  static constexpr std::size_t bound = varint_bound(std::numeric_limits<T>::digits);
  static void write(ByteWriter& out, T value) { out.put_varint(value); }
  static bool read(ByteReader& in, T& value) {
    std::uint64_t wide = 0;
    if (!in.varint(wide)) return false;
    if (wide > std::numeric_limits<T>::max()) return in.fail();
    value = static_cast<T>(wide);
    return true;
  }
};

template <std::signed_integral T>
struct BytesForm<T> {
  static constexpr std::size_t bound = varint_bound(std::numeric_limits<T>::digits + 1);
  static void write(ByteWriter& out, T value) { out.put_zigzag(value); }
  static bool read(ByteReader& in, T& value) {
    std::int64_t wide = 0;
    if (!in.zigzag(wide)) return false;
    if (!std::in_range<T>(wide)) return in.fail();
    value = static_cast<T>(wide);
    return true;
  }
};

// By number, so that an enumerator may be renamed but never renumbered.
template <DescribedEnum E>
struct BytesForm<E> {
  using Number = std::underlying_type_t<E>;
  static_assert(std::is_unsigned_v<Number>, "give the enum an unsigned underlying type");

  static constexpr std::size_t bound = BytesForm<Number>::bound;
  static void write(ByteWriter& out, E value) {
    require(is_enumerator(value), "bytes: a value that its enum does not name");
    out.put_varint(static_cast<Number>(value));
  }
  static bool read(ByteReader& in, E& value) {
    Number number{};
    if (!BytesForm<Number>::read(in, number)) return false;
    if (!is_enumerator(static_cast<E>(number))) return in.fail();
    value = static_cast<E>(number);
    return true;
  }
};

template <>
struct BytesForm<Money> {
  static constexpr std::size_t bound = varint_bound(64);
  static void write(ByteWriter& out, Money value) { out.put_zigzag(value.cents); }
  static bool read(ByteReader& in, Money& value) { return in.zigzag(value.cents); }
};

template <>
struct BytesForm<Card> {
  static constexpr std::size_t bound = 1;
  static void write(ByteWriter& out, Card value) {
    out.put_byte(static_cast<std::uint8_t>(value.index()));
  }
  static bool read(ByteReader& in, Card& value) {
    std::uint8_t index = 0;
    if (!in.byte(index)) return false;
    if (index >= Card::kinds) return in.fail();
    value = Card::from_index(index);
    return true;
  }
};

// Its length, then its letters; nobody is no letters.
template <>
struct BytesForm<PersonId> {
  static_assert(sizeof(PersonId) == PersonId::max_length);
  static_assert(std::is_trivially_copyable_v<PersonId>);

  static constexpr std::size_t bound = 1 + PersonId::max_length;
  static void write(ByteWriter& out, const PersonId& value) {
    const auto length = value.handle().size();
    out.put_byte(static_cast<std::uint8_t>(length));
    out.put_padded<PersonId::max_length>(&value, length);
  }
  static bool read(ByteReader& in, PersonId& value);
};

template <>
struct BytesForm<Digest> {
  static constexpr std::size_t bound = 32;
  static void write(ByteWriter& out, const Digest& value) {
    out.put_raw(value.bytes.data(), value.bytes.size());
  }
  static bool read(ByteReader& in, Digest& value) {
    std::span<const std::uint8_t> bytes;
    if (!in.raw(value.bytes.size(), bytes)) return false;
    std::ranges::copy(bytes, value.bytes.begin());
    return true;
  }
};

template <>
struct BytesForm<std::string> {
  static void write(ByteWriter& out, std::string_view value) {
    out.ensure(varint_bound(64) + value.size());
    out.put_varint(value.size());
    out.put_raw(value.data(), value.size());
  }
  static bool read(ByteReader& in, std::string& value);
};

namespace detail {

template <class... T>
constexpr std::size_t sum_of_bounds() {
  std::size_t sum = 0;
  for (const auto one : {std::size_t{0}, bytes_bound<T>()...}) {
    if (one == unbounded) return unbounded;
    sum += one;
  }
  return sum;
}

template <class T>
constexpr std::size_t fields_bound() {
  return []<template <class...> class List, class... D>(List<D...>) {
    return sum_of_bounds<Member<decltype(D::pointer)>...>();
  }(Fields<T>{});
}

// A part of something bounded has its room already.
template <class Whole, class T>
void write_part(ByteWriter& out, const T& value) {
  if constexpr (bytes_bound<Whole>() != unbounded)
    BytesForm<T>::write(out, value);
  else
    sabot::write(out, value);
}

}  // namespace detail

template <DescribedStruct T>
struct BytesForm<T> {
  static constexpr std::size_t bound = detail::fields_bound<T>();
  static void write(ByteWriter& out, const T& value) {
    for_each_field<T>(
        [&](std::string_view, auto member) { detail::write_part<T>(out, value.*member); });
  }
  static bool read(ByteReader& in, T& value) {
    return every_field<T>(
        [&](std::string_view, auto member) { return sabot::read(in, value.*member); });
  }
};

// 1 and the value, or 0.
template <class T>
struct BytesForm<std::optional<T>> {
  static constexpr std::size_t bound = detail::sum_of_bounds<bool, T>();
  static void write(ByteWriter& out, const std::optional<T>& value) {
    detail::write_part<std::optional<T>>(out, value.has_value());
    if (value) detail::write_part<std::optional<T>>(out, *value);
  }
  static bool read(ByteReader& in, std::optional<T>& value) {
    bool present = false;
    if (!sabot::read(in, present)) return false;
    value.reset();
    return !present || sabot::read(in, value.emplace());
  }
};

// How many, then each.
template <class T>
struct BytesForm<std::vector<T>> {
  static_assert(bytes_bound<T>() != 0, "elements without bytes could not be counted by them");

  static void write(ByteWriter& out, const std::vector<T>& values) {
    out.varint(values.size());
    if constexpr (bytes_bound<T>() != unbounded) out.ensure(values.size() * bytes_bound<T>());
    for (const auto& value : values) detail::write_part<T>(out, value);
  }
  static bool read(ByteReader& in, std::vector<T>& values) {
    std::size_t count = 0;
    if (!in.count(count)) return false;
    values.clear();
    for (; count != 0; --count) {
      T value{};
      if (!sabot::read(in, value)) return false;
      values.push_back(std::move(value));
    }
    return true;
  }
};

// The number of the alternative, then the alternative. V is a variant, or a closed list.
template <class V, class List = typename detail::ListOf<V>::type>
struct VariantBytes;
template <class V, template <class...> class Variant, class... T>
struct VariantBytes<V, Variant<T...>> {
  static_assert(sizeof...(T) < 128, "the number of the alternative takes one byte");

  static constexpr std::size_t bound = std::max({detail::sum_of_bounds<bool, T>()...});
  static void write(ByteWriter& out, const V& value) {
    detail::write_part<V>(out, static_cast<std::uint8_t>(value.index()));
    visit([&](const auto& one) { detail::write_part<V>(out, one); },
          static_cast<const Variant<T...>&>(value));
  }
  static bool read(ByteReader& in, V& value) {
    std::uint8_t index = 0;
    if (!sabot::read(in, index)) return false;
    if (index >= sizeof...(T)) return in.fail();
    return read_alternative(in, value, index, std::index_sequence_for<T...>{});
  }

 private:
  template <std::size_t... I>
  static bool read_alternative(ByteReader& in, V& value, std::size_t index,
                               std::index_sequence<I...>) {
    return ((I == index && sabot::read(in, value.template emplace<I>())) || ...);
  }
};

template <class... T>
struct BytesForm<std::variant<T...>> : VariantBytes<std::variant<T...>> {};
template <class V>
requires requires { typename V::List; }
struct BytesForm<V> : VariantBytes<V> {};

}  // namespace sabot
