#include "sabot/table/choosing.hpp"

#include <algorithm>
#include <bit>

#include "sabot/base/digest.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/base/person.hpp"

namespace sabot::table {
namespace {

// Whether a field's text (none: it was left out) lies in a domain.
struct Lies {
  const std::string_view* text;

  bool operator()(const rules::OneOf& domain) const {
    return text && std::ranges::find(domain.values, *text) != domain.values.end();
  }
  bool operator()(const rules::Amounts& domain) const {
    if (!text) return false;
    const auto amount = from_text<Money>(*text);
    return amount && *amount >= domain.least && *amount <= domain.greatest &&
           (*amount - domain.least).cents % domain.step.cents == 0;
  }
  bool operator()(const rules::Numbers& domain) const {
    if (!text) return false;
    const auto number = from_text<std::int64_t>(*text);
    return number && *number >= domain.least && *number <= domain.greatest;
  }
  bool operator()(const rules::Cards& domain) const {
    if (!text) return domain.may_be_unnamed;
    const auto card = from_text<Card>(*text);
    return card && (domain.kinds >> card->index() & 1) != 0;
  }
  bool operator()(const rules::CardList& domain) const {
    if (!text) return false;
    const auto cards = from_text<std::vector<Card>>(*text);
    return cards && std::ssize(*cards) == domain.count && domain.sabot.may_hold_all(*cards);
  }
  bool operator()(const rules::AnyText& domain) const {
    if (!text) return false;
    const auto plain = from_text<std::string>(*text);
    return plain && !plain->empty() && count_characters(*plain) <= domain.greatest_length;
  }
  bool operator()(const rules::NewPerson& domain) const {
    if (!text) return false;
    const auto person = from_text<PersonId>(*text);
    return person && std::ranges::find(domain.known, *person) == domain.known.end();
  }
  bool operator()(const rules::AnyDigest& domain) const {
    if (!text) return domain.may_be_left_out;
    return from_text<Digest>(*text).has_value();
  }
};

bool matches(const rules::Option& option, const sabot::detail::Line& line) {
  if (option.command != line.name) return false;
  for (const auto& given : line.fields)
    if (std::ranges::find(option.fields, given.name, &rules::Field::name) == option.fields.end())
      return false;
  return std::ranges::all_of(option.fields, [&](const rules::Field& field) {
    const auto* given = line.find(field.name);
    return std::visit(Lies{given == nullptr ? nullptr : &given->value}, field.domain);
  });
}

}  // namespace

namespace detail {

std::uint32_t count_kinds(std::uint64_t kinds) {
  return static_cast<std::uint32_t>(std::popcount(kinds));
}

std::string nth_card(std::uint64_t kinds, std::uint32_t n) {
  for (; n != 0; --n) kinds &= kinds - 1;
  return to_text(Card::from_index(std::countr_zero(kinds)));
}

std::uint64_t count_amounts(const rules::Amounts& amounts) {
  return static_cast<std::uint64_t>((amounts.greatest - amounts.least).cents / amounts.step.cents) +
         1;
}

std::string nth_amount(const rules::Amounts& amounts, std::uint64_t n) {
  return to_text(Money{amounts.least.cents + static_cast<std::int64_t>(n) * amounts.step.cents});
}

std::string unknown_handle(const rules::NewPerson& people, std::uint32_t n) {
  while (true) {
    auto handle = "p" + std::to_string(n++);
    if (std::ranges::find(people.known, handle, &PersonId::handle) == people.known.end())
      return handle;
  }
}

}  // namespace detail

std::string command_text(const rules::Option& option, const std::vector<FieldText>& values) {
  std::string text(option.command);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!values[i]) continue;
    text += ' ';
    text += option.fields[i].name;
    text += '=';
    text += *values[i];
  }
  return text;
}

const rules::Option* find_option(const std::vector<rules::Option>& options,
                                 std::string_view command) {
  const auto found = std::ranges::find(options, command, &rules::Option::command);
  return found == options.end() ? nullptr : &*found;
}

bool is_offered(const std::vector<rules::Option>& options, std::string_view text) {
  const auto line = sabot::detail::take_apart(text);
  return line && std::ranges::any_of(
                     options, [&](const rules::Option& option) { return matches(option, *line); });
}

}  // namespace sabot::table
