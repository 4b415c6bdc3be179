#include "sabot/rules/common/parameters.hpp"

#include <algorithm>

namespace sabot::rules {

law::Cited<int> Parameters::number(std::string_view name, int least, int greatest) {
  const auto value = get<std::int64_t>(name);
  if (value.value < least || value.value > greatest)
    fail(name, "should be from " + std::to_string(least) + " to " + std::to_string(greatest));
  return {static_cast<int>(value.value), value.by};
}

law::Cited<Ratio> Parameters::ratio(std::string_view name, Ratio greatest) {
  // A share of the largest amount by parts of this size still fits 128 bits with ease, and its
  // result 64.
  constexpr std::int64_t largest_part = 1'000'000;
  const auto text = get<std::string>(name);
  const auto read = from_text<Ratio>(text.value);
  const auto value = read.value_or(Ratio{});
  const bool small = value.numerator <= largest_part && value.denominator <= largest_part;
  // Both parts are small by now: the products cannot overflow.
  if (!read || !small ||
      value.numerator * greatest.denominator > greatest.numerator * value.denominator)
    fail(name, "\"" + text.value + "\" should be a ratio from 0 to " + to_text(greatest) +
                   ", its parts up to 1000000");
  return {value, text.by};
}

law::Cited<Money> Parameters::money(std::string_view name, Money least, Money greatest) {
  const auto text = get<std::string>(name);
  const auto read = from_text<Money>(text.value);
  if (!read || *read < least || *read > greatest)
    fail(name, "\"" + text.value + "\" should be an amount from " + to_text(least) + " to " +
                   to_text(greatest));
  return {read.value_or(least), text.by};
}

law::Cited<std::string> Parameters::currency(std::string_view name) {
  const auto code = get<std::string>(name);
  const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (code.value.size() != 3 || !std::ranges::all_of(code.value, is_capital))
    fail(name, "should be three capital letters, such as EUR");
  return code;
}

}  // namespace sabot::rules
