#include "sabot/chart/numbers.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace sabot::chart {
namespace {

constexpr std::string_view no_break_space = "\u00A0";
constexpr std::string_view minus = "−";
// Beyond these a number is written with an exponent: it would be wider than anybody reads.
constexpr int most_decimals = 6;
constexpr double largest_in_full = 1e15;
constexpr double smallest_in_full = 1e-3;

double shown(double value, Numbers numbers) {
  return numbers == Numbers::percent ? value * 100 : value;
}

int order_of(double value) { return static_cast<int>(std::floor(std::log10(value) + 1e-9)); }

// Groups of three digits, where there are more than four: 1234, 12 345.
std::string grouped(std::string digits) {
  const auto point = std::min(digits.find('.'), digits.size());
  if (point <= 4) return digits;
  for (auto at = point; at > 3;) digits.insert(at -= 3, no_break_space);
  return digits;
}

// 1.5e−9; as many digits as the decimals asked for leave, and no zeros at the end.
std::string exponential(double size, int decimals) {
  const auto text = fmt::format("{:.{}e}", size, std::clamp(order_of(size) + decimals, 0, 12));
  const auto e = text.find('e');
  auto mantissa = text.substr(0, e);
  if (mantissa.find('.') != std::string::npos) mantissa.erase(mantissa.find_last_not_of('0') + 1);
  if (mantissa.back() == '.') mantissa.pop_back();
  const auto exponent = std::stoi(text.substr(e + 1));
  return fmt::format("{}e{}{}", mantissa, exponent < 0 ? minus : "", std::abs(exponent));
}

}  // namespace

std::string bare(double value, Numbers numbers, int decimals) {
  const auto size = std::abs(shown(value, numbers));
  if (size == 0) return "0";
  if (size >= largest_in_full || (decimals > most_decimals && size < smallest_in_full))
    return fmt::format("{}{}", value < 0 ? minus : "", exponential(size, decimals));
  auto digits = fmt::format("{:.{}f}", size, decimals);
  const auto is_zero = digits.find_first_not_of("0.") == std::string::npos;
  return fmt::format("{}{}", value < 0 && !is_zero ? minus : "", grouped(std::move(digits)));
}

std::string written(double value, Numbers numbers, int decimals) {
  auto text = bare(value, numbers, decimals);
  if (numbers == Numbers::percent) text.append(no_break_space).append("%");
  return text;
}

int decimals_of_step(double step, Numbers numbers) {
  return numbers == Numbers::whole ? 0 : std::max(0, -order_of(shown(step, numbers)));
}

int decimals_for(double largest, Numbers numbers) {
  const auto size = std::abs(shown(largest, numbers));
  if (numbers == Numbers::whole || size == 0) return 0;
  return std::max(0, 2 - order_of(size));
}

}  // namespace sabot::chart
