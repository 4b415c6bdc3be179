#pragma once
// What may be bet on at a table with a cloth: a kind of chance and, where there are several of the
// kind, the numbers that tell which. caballo-17-20, docena-2, rojo.

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include <boost/describe/enum.hpp>

#include "sabot/base/bytes.hpp"
#include "sabot/base/text.hpp"

namespace sabot::layout {

// Journals store a kind by its number: new ones go to the end.
enum class Suerte : std::uint8_t {
  pleno = 0,
  caballo = 1,
  transversal = 2,
  cuadro = 3,
  seisena = 4,  // named by its first and last number
  columna = 5,
  docena = 6,
  doble_columna = 7,
  doble_docena = 8,
  rojo = 9,
  negro = 10,
  par = 11,
  impar = 12,
  falta = 13,
  pasa = 14,
  numero = 15,  // what a pleno is at the boule
};
BOOST_DESCRIBE_ENUM(Suerte, pleno, caballo, transversal, cuadro, seisena, columna, docena,
                    doble_columna, doble_docena, rojo, negro, par, impar, falta, pasa, numero)

// The six simple chances: on them a zero is no plain loss.
constexpr bool is_simple(Suerte suerte) { return suerte >= Suerte::rojo && suerte <= Suerte::pasa; }

struct Chance {
  static constexpr std::size_t most_numbers = 4;
  static constexpr int largest_number = 99;

  Suerte suerte{};
  std::uint8_t count = 0;
  std::array<std::uint8_t, most_numbers> numbers{};

  constexpr Chance() = default;
  constexpr Chance(Suerte kind, std::initializer_list<int> which = {}) : suerte(kind) {
    for (const int one : which) numbers[count++] = static_cast<std::uint8_t>(one);
  }

  std::span<const std::uint8_t> which() const { return {numbers.data(), count}; }
  friend constexpr auto operator<=>(const Chance&, const Chance&) = default;
};

}  // namespace sabot::layout

namespace sabot {

template <>
struct TextForm<layout::Chance> {
  static void write(std::string& out, const layout::Chance& value);
  static std::expected<layout::Chance, TextFault> read(std::string_view text);
  static std::string_view form() { return "chance"; }
  static std::string_view pattern() { return "^[a-z]+(-[a-z]+)*(-[0-9]{1,2}){0,4}$"; }
};

// The kind, how many numbers tell which, and these.
template <>
struct BytesForm<layout::Chance> {
  static constexpr std::size_t bound =
      BytesForm<layout::Suerte>::bound + 1 + layout::Chance::most_numbers;
  static void write(ByteWriter& out, const layout::Chance& value) {
    BytesForm<layout::Suerte>::write(out, value.suerte);
    out.put_byte(value.count);
    for (const auto one : value.which()) out.put_byte(one);
  }
  static bool read(ByteReader& in, layout::Chance& value);
};

}  // namespace sabot
