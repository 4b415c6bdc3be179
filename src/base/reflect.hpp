#pragma once
// What a type says about itself at compile time: its name, its fields, its enumerators. One
// BOOST_DESCRIBE_STRUCT or BOOST_DESCRIBE_ENUM gives the notation, JSON and canonical bytes, so
// that none of them can drift from the type or from each other.
//   struct BetPlaced { PersonId by; Money stake; };      is called bet-placed
//   BOOST_DESCRIBE_STRUCT(BetPlaced, (), (by, stake))
//   struct NoVaMas {};
//   BOOST_DESCRIBE_STRUCT(NoVaMas, (), ())

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/describe/members.hpp>
#include <boost/describe/modifiers.hpp>

namespace sabot {

template <class T>
concept DescribedStruct = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;
template <class E>
concept DescribedEnum = std::is_enum_v<E> && boost::describe::has_describe_enumerators<E>::value;

namespace detail {

constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

// BetPlaced and bet_placed both become bet-placed.
constexpr std::size_t kebab_length(std::string_view name) {
  std::size_t length = name.size();
  for (std::size_t i = 1; i < name.size(); ++i)
    if (is_upper(name[i])) ++length;
  return length;
}

template <std::size_t N>
constexpr std::array<char, N> kebab(std::string_view name) {
  std::array<char, N> out{};
  std::size_t length = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (is_upper(name[i]) && i != 0) out[length++] = '-';
    out[length++] = is_upper(name[i]) ? static_cast<char>(name[i] - 'A' + 'a')
                    : name[i] == '_'  ? '-'
                                      : name[i];
  }
  return out;
}

// "… [with T = sabot::BetPlaced]" from g++, "… [T = sabot::BetPlaced]" from clang.
template <class T>
constexpr auto own_name() {
  std::string_view name = __PRETTY_FUNCTION__;
  name.remove_prefix(name.find("T = ") + 4);
  name = name.substr(0, name.find_first_of(";]"));
  if (const auto scope = name.rfind(':'); scope != name.npos) name.remove_prefix(scope + 1);
  return name;
}

template <class T>
inline constexpr auto type_letters = kebab<kebab_length(own_name<T>())>(own_name<T>());
// D: a descriptor of a field or an enumerator.
template <class D>
inline constexpr auto letters = kebab<kebab_length(D::name)>(D::name);

template <class D>
constexpr std::string_view name_of() {
  return {letters<D>.data(), letters<D>.size()};
}

template <class T>
using Fields = boost::describe::describe_members<T, boost::describe::mod_public>;

}  // namespace detail

// The name of a described struct in the notation.
template <class T>
constexpr std::string_view kebab_name() {
  return {detail::type_letters<T>.data(), detail::type_letters<T>.size()};
}

// Calls f(name, member pointer) for each field, in the order of the description.
template <DescribedStruct T, class F>
constexpr void for_each_field(F&& f) {
  [&]<template <class...> class List, class... D>(List<D...>) {
    (f(detail::name_of<D>(), D::pointer), ...);
  }(detail::Fields<T>{});
}

// The same, while f answers true. Says whether it always did.
template <DescribedStruct T, class F>
constexpr bool every_field(F&& f) {
  return [&]<template <class...> class List, class... D>(List<D...>) {
    return (f(detail::name_of<D>(), D::pointer) && ...);
  }(detail::Fields<T>{});
}

// The type that a pointer to a member points to.
template <class P>
struct MemberOf;
template <class T, class M>
struct MemberOf<M T::*> {
  using type = M;
};
template <class P>
using Member = typename MemberOf<std::remove_cvref_t<P>>::type;

template <class E>
struct NamedValue {
  std::string_view name;
  E value;
};

// Every enumerator with its name, in the order of the description.
template <DescribedEnum E>
inline constexpr auto enumerators = []<template <class...> class List, class... D>(List<D...>) {
  return std::array<NamedValue<E>, sizeof...(D)>{{{detail::name_of<D>(), D::value}...}};
}(boost::describe::describe_enumerators<E>{});

// Whether a value is one of the described ones; compilers make range checks of it.
template <DescribedEnum E>
constexpr bool is_enumerator(E value) {
  return [&]<template <class...> class List, class... D>(List<D...>) {
    return ((value == D::value) || ...);
  }(boost::describe::describe_enumerators<E>{});
}

}  // namespace sabot
