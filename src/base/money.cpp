#include "sabot/base/money.hpp"

#include <charconv>
#include <numeric>

#include "sabot/base/invariant.hpp"

namespace sabot {
namespace {

// A product of two amounts fits in 128 bits; the marker says that the extension is meant.
__extension__ using Wide = __int128;

bool all_digits(std::string_view text) {
  for (const char c : text)
    if (c < '0' || c > '9') return false;
  return !text.empty();
}

std::expected<std::int64_t, TextFault> read_whole(std::string_view digits) {
  if (!all_digits(digits)) return std::unexpected(TextFault::malformed);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error == std::errc::result_out_of_range) return std::unexpected(TextFault::too_large);
  return value;
}

// Digits, with a point and more digits behind them or not, as parts of a power of ten.
std::expected<Ratio, TextFault> read_decimal(std::string_view text, std::int64_t parts) {
  constexpr std::size_t most_decimals = 15;
  const auto point = text.find('.');
  if (point == std::string_view::npos) {
    const auto whole = read_whole(text);
    if (!whole) return std::unexpected(whole.error());
    return Ratio{*whole, parts};
  }
  const auto decimals = text.substr(point + 1);
  if (!all_digits(text.substr(0, point)) || !all_digits(decimals))
    return std::unexpected(TextFault::malformed);
  if (decimals.size() > most_decimals) return std::unexpected(TextFault::too_large);
  for (std::size_t i = 0; i < decimals.size(); ++i) parts *= 10;
  const auto digits = read_whole(std::string(text.substr(0, point)) + std::string(decimals));
  if (!digits) return std::unexpected(digits.error());
  const auto common = std::gcd(*digits, parts);
  return Ratio{*digits / common, parts / common};
}

}  // namespace

bool operator==(Ratio a, Ratio b) {
  return Wide{a.numerator} * b.denominator == Wide{b.numerator} * a.denominator;
}

std::optional<Money> checked_add(Money a, Money b) {
  Money sum;
  if (__builtin_add_overflow(a.cents, b.cents, &sum.cents)) return std::nullopt;
  return sum;
}

std::optional<Money> checked_times(Money amount, std::int64_t factor) {
  Money product;
  if (__builtin_mul_overflow(amount.cents, factor, &product.cents)) return std::nullopt;
  return product;
}

Money operator+(Money a, Money b) {
  Money sum;
  require(!__builtin_add_overflow(a.cents, b.cents, &sum.cents), "money: the sum overflows");
  return sum;
}

Money operator-(Money a, Money b) {
  Money rest;
  require(!__builtin_sub_overflow(a.cents, b.cents, &rest.cents), "money: the rest overflows");
  return rest;
}

Money& operator+=(Money& a, Money b) { return a = a + b; }
Money& operator-=(Money& a, Money b) { return a = a - b; }

Money share(Money amount, Ratio of, Rounding rounding) {
  require(amount.cents >= 0 && of.numerator >= 0 && of.denominator > 0,
          "money: a share of a negative amount");
  const Wide product = Wide{amount.cents} * of.numerator;
  Wide result = product / of.denominator;
  if (rounding == Rounding::up && product % of.denominator != 0) ++result;
  require(result <= INT64_MAX, "money: the share overflows");
  return Money{static_cast<std::int64_t>(result)};
}

Winnings winnings_at(Money bet, Ratio price) {
  require(bet.cents >= 0 && price.numerator >= 0 && price.denominator > 0,
          "money: winnings of a negative bet");
  const auto common = std::gcd(price.numerator, price.denominator);
  const auto for_each = price.denominator / common;
  const auto paid = checked_times(Money{bet.cents / for_each}, price.numerator / common);
  require(paid.has_value(), "money: the winnings overflow");
  return {*paid, bet.cents % for_each == 0};
}

void TextForm<Money>::write(std::string& out, Money value) {
  // Negated as unsigned, so that the most negative amount is written too.
  const bool negative = value.cents < 0;
  const auto size = negative ? 0 - static_cast<std::uint64_t>(value.cents)
                             : static_cast<std::uint64_t>(value.cents);
  if (negative) out += '-';
  out += std::to_string(size / 100);
  if (const auto cents = size % 100; cents != 0) {
    out += '.';
    out += static_cast<char>('0' + cents / 10);
    out += static_cast<char>('0' + cents % 10);
  }
}

std::expected<Money, TextFault> TextForm<Money>::read(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const auto dot = text.find('.');
  const auto whole_part = text.substr(0, dot);
  // 012 would be an amount to some and a slip of the hand to others.
  if (whole_part.size() > 1 && whole_part.starts_with('0'))
    return std::unexpected(TextFault::malformed);
  std::int64_t cents = 0;
  if (dot != std::string_view::npos) {
    const auto decimals = text.substr(dot + 1);
    if (decimals.size() != 2 || !all_digits(decimals)) return std::unexpected(TextFault::malformed);
    cents = (decimals[0] - '0') * 10 + (decimals[1] - '0');
  }
  const auto units = read_whole(whole_part);
  if (!units) return std::unexpected(units.error());
  const auto whole = checked_times(Money{negative ? -*units : *units}, 100);
  if (!whole) return std::unexpected(TextFault::too_large);
  const auto sum = checked_add(*whole, Money{negative ? -cents : cents});
  if (!sum) return std::unexpected(TextFault::too_large);
  return *sum;
}

void TextForm<Ratio>::write(std::string& out, Ratio value) {
  out += std::to_string(value.numerator);
  out += '/';
  out += std::to_string(value.denominator);
}

std::expected<Ratio, TextFault> TextForm<Ratio>::read(std::string_view text) {
  const bool percent = text.ends_with('%');
  if (percent) text.remove_suffix(1);
  const auto slash = percent ? std::string_view::npos : text.find('/');
  if (slash == std::string_view::npos) return read_decimal(text, percent ? 100 : 1);
  const auto numerator = read_whole(text.substr(0, slash));
  if (!numerator) return std::unexpected(numerator.error());
  const auto denominator = read_whole(text.substr(slash + 1));
  if (!denominator) return std::unexpected(denominator.error());
  if (*denominator == 0) return std::unexpected(TextFault::malformed);
  return Ratio{*numerator, *denominator};
}

}  // namespace sabot
