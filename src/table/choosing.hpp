#pragma once
// From options to commands, for all that play from `options` alone: bots, the fuzzer, the tests.

#include <optional>
#include <string>
#include <vector>

#include "sabot/chance/random_source.hpp"
#include "sabot/rules/common/option.hpp"

namespace sabot::table {

// A value of a domain, as the notation writes it; empty where the field is left out.
using FieldText = std::optional<std::string>;

// "bet on=punto stake=100"
std::string command_text(const rules::Option& option, const std::vector<FieldText>& values);

// The first option for this command; null where there is none.
const rules::Option* find_option(const std::vector<rules::Option>& options,
                                 std::string_view command);

// Whether a line of the notation, without the person who gives it, is among the options.
bool is_offered(const std::vector<rules::Option>& options, std::string_view line);

namespace detail {

std::string nth_card(std::uint64_t kinds, std::uint32_t n);
std::uint32_t count_kinds(std::uint64_t kinds);
std::string nth_amount(const rules::Amounts& amounts, std::uint64_t n);
std::uint64_t count_amounts(const rules::Amounts& amounts);
// p7, or the next number that nobody has.
std::string unknown_handle(const rules::NewPerson& people, std::uint32_t n);

template <chance::RandomSource S>
std::uint64_t below(std::uint64_t bound, S& source) {
  constexpr std::uint64_t most = 1'000'000'000;
  return source.below(static_cast<std::uint32_t>(bound < most ? bound : most));
}

template <chance::RandomSource S>
struct Pick {
  S& source;

  FieldText operator()(const rules::OneOf& domain) {
    return domain.values[source.below(static_cast<std::uint32_t>(domain.values.size()))];
  }
  // The ends are where mistakes live: half of the choices are the least or the greatest.
  FieldText operator()(const rules::Amounts& domain) {
    const auto count = count_amounts(domain);
    switch (source.below(4)) {
      case 0: return nth_amount(domain, 0);
      case 1: return nth_amount(domain, count - 1);
      default: return nth_amount(domain, below(count, source));
    }
  }
  FieldText operator()(const rules::Numbers& domain) {
    const auto span = static_cast<std::uint64_t>(domain.greatest - domain.least) + 1;
    return std::to_string(domain.least + static_cast<std::int64_t>(below(span, source)));
  }
  FieldText operator()(const rules::Cards& domain) {
    if (domain.may_be_unnamed && source.below(2) == 0) return std::nullopt;
    return nth_card(domain.kinds, source.below(count_kinds(domain.kinds)));
  }
  FieldText operator()(const rules::CardList& domain) {
    std::string text;
    SabotCount rest = domain.sabot;
    for (int i = 0; i < domain.count; ++i) {
      const auto kinds = rest.kinds();
      const auto card = nth_card(kinds, source.below(count_kinds(kinds)));
      rest.see(*from_text<Card>(card));
      text += (i == 0 ? "" : ",") + card;
    }
    return text;
  }
  FieldText operator()(const rules::AnyText& domain) {
    const auto length =
        1 +
        source.below(static_cast<std::uint32_t>(std::min<std::size_t>(domain.greatest_length, 40)));
    return "\"" + std::string(length, static_cast<char>('a' + source.below(26))) + "\"";
  }
  FieldText operator()(const rules::NewPerson& domain) {
    return unknown_handle(domain, source.below(1'000'000));
  }
  FieldText operator()(const rules::AnyDigest& domain) {
    if (domain.may_be_left_out && source.below(2) == 0) return std::nullopt;
    std::string digits;
    for (int i = 0; i < 64; ++i) digits += "0123456789abcdef"[source.below(16)];
    return digits;
  }
};

}  // namespace detail

// One command that the option allows, at random.
template <chance::RandomSource S>
std::string choose(const rules::Option& option, S& source) {
  std::vector<FieldText> values;
  for (const auto& field : option.fields)
    values.push_back(std::visit(detail::Pick<S>{source}, field.domain));
  return command_text(option, values);
}

}  // namespace sabot::table
