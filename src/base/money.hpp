#pragma once
// Money: whole cents in 64 bits. It is never set from a fraction and never rounds by itself;
// where a percentage leaves part of a cent, `share` rounds, and its caller says which way.

#include <compare>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "sabot/base/text.hpp"

namespace sabot {

struct Money {
  std::int64_t cents = 0;

  friend constexpr auto operator<=>(Money, Money) = default;
};

// An exact proportion: 5/100, 8/1.
struct Ratio {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  // By value: 5/100 is 1/20.
  friend bool operator==(Ratio a, Ratio b);
};

// What becomes of a part of a cent.
enum class Rounding : std::uint8_t { down, up };

constexpr Money operator""_units(unsigned long long units) {
  return Money{static_cast<std::int64_t>(units) * 100};
}
constexpr Money operator""_cents(unsigned long long cents) {
  return Money{static_cast<std::int64_t>(cents)};
}

// Sums of amounts that come from outside: empty where 64 bits do not hold the result.
std::optional<Money> checked_add(Money a, Money b);
std::optional<Money> checked_times(Money amount, std::int64_t factor);

// Sums of amounts already admitted: overflow is a broken invariant.
Money operator+(Money a, Money b);
Money operator-(Money a, Money b);
Money& operator+=(Money& a, Money b);
Money& operator-=(Money& a, Money b);

// amount × ratio in whole cents. The only place where a fraction of a cent disappears.
// For amounts and ratios that are not negative.
Money share(Money amount, Ratio of, Rounding rounding);

// What a bet wins at a price: an amount for each whole multiple of the price's other side. At 3 to
// 2, 33 cents hold 16 pairs and win 48. `whole`: nothing of the bet was left over.
struct Winnings {
  Money amount;
  bool whole = true;
};
Winnings winnings_at(Money bet, Ratio price);

// 100, 12.50, -3.05: units, with two decimals only where there are cents.
template <>
struct TextForm<Money> {
  static void write(std::string& out, Money value);
  static std::expected<Money, TextFault> read(std::string_view text);
  static std::string_view form() { return "amount"; }
  static std::string_view pattern() { return "^-?(0|[1-9][0-9]*)([.][0-9]{2})?$"; }
};

// 1/20, 8/1; read also from a whole number (8) or a percentage (5%).
template <>
struct TextForm<Ratio> {
  static void write(std::string& out, Ratio value);
  static std::expected<Ratio, TextFault> read(std::string_view text);
  static std::string_view form() { return "ratio"; }
  static std::string_view pattern() { return "^-?[0-9]+/-?[0-9]+$"; }
};

}  // namespace sabot
