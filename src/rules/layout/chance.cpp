#include "sabot/rules/layout/chance.hpp"

#include "sabot/base/forms.hpp"

namespace sabot {
namespace {

using layout::Chance;
using layout::Suerte;

// The numbers behind the name of a kind: "-17-20". None of them is written with a zero before it.
std::expected<Chance, TextFault> with_numbers(Suerte suerte, std::string_view text) {
  Chance chance(suerte);
  while (!text.empty()) {
    if (text.front() != '-' || chance.count == Chance::most_numbers)
      return std::unexpected(TextFault::malformed);
    text.remove_prefix(1);
    const auto digits = text.substr(0, text.find('-'));
    const auto number = from_text<std::uint8_t>(digits);
    const bool is_plain = digits == "0" || !digits.starts_with('0');
    if (!number || !is_plain || *number > Chance::largest_number)
      return std::unexpected(TextFault::malformed);
    chance.numbers[chance.count++] = *number;
    text.remove_prefix(digits.size());
  }
  return chance;
}

}  // namespace

void TextForm<Chance>::write(std::string& out, const Chance& value) {
  TextForm<Suerte>::write(out, value.suerte);
  for (const auto one : value.which()) {
    out += '-';
    TextForm<int>::write(out, one);
  }
}

std::expected<Chance, TextFault> TextForm<Chance>::read(std::string_view text) {
  // The name goes up to the first number.
  auto end = text.find_first_of("0123456789");
  end = end == std::string_view::npos ? text.size() : end;
  if (end < text.size()) {
    if (end == 0) return std::unexpected(TextFault::malformed);
    --end;  // the dash before it
  }
  const auto suerte = TextForm<Suerte>::read(text.substr(0, end));
  if (!suerte) return std::unexpected(suerte.error());
  return with_numbers(*suerte, text.substr(end));
}

bool BytesForm<Chance>::read(ByteReader& in, Chance& value) {
  value = {};
  if (!sabot::read(in, value.suerte) || !in.byte(value.count)) return false;
  if (value.count > Chance::most_numbers) return in.fail();
  for (std::size_t i = 0; i < value.count; ++i) {
    if (!in.byte(value.numbers[i])) return false;
    if (value.numbers[i] > Chance::largest_number) return in.fail();
  }
  return true;
}

}  // namespace sabot
