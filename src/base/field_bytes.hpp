#pragma once
// A struct as the bytes of its fields, one after the other, wherever it has been described. What
// `BytesForm` takes for granted of described structs must have been described before anything asks
// whether they are; a state is described only for those who keep it, so its parts name this form:
//   template <>
//   struct BytesForm<Bond> : FieldBytes<Bond> {};

#include "sabot/base/bytes.hpp"

namespace sabot {

template <class T>
struct FieldBytes {
  static void write(ByteWriter& out, const T& value) {
    [&]<template <class...> class List, class... D>(List<D...>) {
      (sabot::write(out, value.*D::pointer), ...);
    }(detail::Fields<T>{});
  }
  static bool read(ByteReader& in, T& value) {
    return [&]<template <class...> class List, class... D>(List<D...>) {
      return (sabot::read(in, value.*D::pointer) && ...);
    }(detail::Fields<T>{});
  }
};

}  // namespace sabot
