#include "sabot/odds/exact.hpp"

#include <algorithm>

namespace sabot::odds {
namespace {

constexpr std::size_t longest_number = 400;

bool is_digits(std::string_view text) {
  return !text.empty() && text.size() <= longest_number &&
         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

Integer power_of_ten(std::size_t exponent) {
  Integer power;
  mpz_ui_pow_ui(power.get_mpz_t(), 10, exponent);
  return power;
}

// Digits with a point somewhere among them, without a sign.
std::expected<Fraction, std::string> read_decimal(std::string_view text) {
  const auto point = text.find('.');
  const auto whole = text.substr(0, point);
  const auto parts = point == std::string_view::npos ? "" : text.substr(point + 1);
  const std::string digits = std::string(whole) + std::string(parts);
  if (!is_digits(digits)) return std::unexpected("should be a number, such as 9/11, 0.25 or 25%");
  return fraction(Integer(digits, 10), power_of_ten(parts.size()));
}

}  // namespace

Integer integer(std::int64_t value) { return Integer(static_cast<long>(value)); }
Integer integer(std::uint64_t value) { return Integer(static_cast<unsigned long>(value)); }

Fraction fraction(const Integer& numerator, const Integer& denominator) {
  Fraction value(numerator, denominator);
  value.canonicalize();
  return value;
}

Fraction fraction(Ratio ratio) {
  return fraction(integer(ratio.numerator), integer(ratio.denominator));
}

std::string fraction_text(const Fraction& value) { return value.get_str(); }

std::string decimal_text(const Fraction& value, int digits) {
  const Integer scale = power_of_ten(static_cast<std::size_t>(digits));
  const Integer numerator = abs(value.get_num()) * scale;
  const Integer& denominator = value.get_den();
  const Integer rounded = (2 * numerator + denominator) / (2 * denominator);
  std::string text = rounded.get_str();
  const auto fraction_digits = static_cast<std::size_t>(digits);
  if (text.size() <= fraction_digits) text.insert(0, fraction_digits + 1 - text.size(), '0');
  if (digits > 0) text.insert(text.size() - fraction_digits, ".");
  return (value < 0 && rounded != 0 ? "-" : "") + text;
}

std::string root_text(const Fraction& square, int digits) {
  // The nearest whole number to √x is ⌊(⌊√(4x)⌋ + 1) / 2⌋, and ⌊√x⌋ is ⌊√⌊x⌋⌋.
  const Integer scale = power_of_ten(static_cast<std::size_t>(digits));
  const Integer whole = 4 * square.get_num() * scale * scale / square.get_den();
  return decimal_text(fraction((sqrt(whole) + 1) / 2, scale), digits);
}

std::expected<Fraction, std::string> read_fraction(std::string_view text) {
  const bool negative = text.starts_with('-');
  auto rest = negative ? text.substr(1) : text;
  const bool percent = rest.ends_with('%');
  if (percent) rest.remove_suffix(1);
  const auto bar = rest.find('/');
  auto value = read_decimal(rest.substr(0, bar));
  if (value && bar != std::string_view::npos) {
    const auto below = read_decimal(rest.substr(bar + 1));
    if (!below || *below == 0)
      return std::unexpected("should be a number, such as 9/11, 0.25 or 25%");
    *value /= *below;
  }
  if (value && percent) *value /= 100;
  if (value && negative) *value = -*value;
  return value;
}

std::expected<Fraction, std::string> read_probability(std::string_view text) {
  auto value = read_fraction(text);
  if (value && (*value < 0 || *value > 1))
    return std::unexpected("should be a probability, from 0 to 1");
  return value;
}

double approximate(const Fraction& value) { return value.get_d(); }

}  // namespace sabot::odds
