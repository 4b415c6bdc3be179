#include "sabot/cli/join_choice.hpp"

#include <algorithm>
#include <array>
#include <ranges>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sabot/base/forms.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::cli {
namespace {

constexpr std::array<std::string_view, 12> idle{
    "tip",  "leave", "stand-behind", "ask-change",   "change-seat",   "step-away",
    "wait", "claim", "withdraw",     "pedir-cuadro", "pedir-consejo", "offer-association"};

struct Bounds {
  law::Language language;

  std::string say(std::string_view es, std::string_view en) const {
    return std::string(language == law::Language::es ? es : en);
  }
  std::string operator()(const rules::OneOf& domain) const {
    constexpr std::size_t few = 8;
    const auto& values = domain.values;
    if (values.size() <= few) return fmt::format("{}", fmt::join(values, ", "));
    return fmt::format("{} … {}", values.front(), values.back());
  }
  std::string operator()(const rules::Amounts& domain) const {
    const auto text = fmt::format("{}–{}", to_text(domain.least), to_text(domain.greatest));
    if (domain.step <= Money{1}) return text;
    const auto step = to_text(domain.step);
    return text + (language == law::Language::es ? fmt::format(", de {0} en {0}", step)
                                                 : fmt::format(", by {}", step));
  }
  std::string operator()(const rules::Numbers& domain) const {
    return fmt::format("{}–{}", domain.least, domain.greatest);
  }
  std::string operator()(const rules::Cards& domain) const {
    return say("una carta, como 9c", "a card, such as 9c") +
           (domain.may_be_unnamed ? say(", o nada si nadie la ve", ", or nothing if unseen") : "");
  }
  std::string operator()(const rules::CardList& domain) const {
    return fmt::format("{} {}", domain.count, say("cartas, como 9c,Kd", "cards, such as 9c,Kd"));
  }
  std::string operator()(const rules::AnyText& domain) const {
    return fmt::format("{} {}", say("texto, hasta", "text, up to"), domain.greatest_length);
  }
  std::string operator()(const rules::NewPerson&) const {
    return say("un nombre nuevo", "a new name");
  }
  std::string operator()(const rules::AnyDigest&) const {
    return say("64 cifras hexadecimales", "64 hexadecimal digits");
  }
};

// The value that commits least, as far as a number can tell.
struct Usual {
  std::optional<std::string> operator()(const rules::OneOf& domain) const {
    return domain.values.empty() ? std::string() : domain.values.front();
  }
  std::optional<std::string> operator()(const rules::Amounts& domain) const {
    return to_text(domain.least);
  }
  std::optional<std::string> operator()(const rules::Numbers& domain) const {
    return std::to_string(domain.least);
  }
  std::optional<std::string> operator()(const rules::Cards& domain) const {
    return left_out_or_asked(domain.may_be_unnamed);
  }
  std::optional<std::string> operator()(const rules::AnyDigest& domain) const {
    return left_out_or_asked(domain.may_be_left_out);
  }
  template <class Other>
  std::optional<std::string> operator()(const Other&) const {
    return std::string();
  }

  static std::optional<std::string> left_out_or_asked(bool may_be_left_out) {
    return may_be_left_out ? std::nullopt : std::optional<std::string>("");
  }
};

struct OnlyValue {
  std::optional<std::string> operator()(const rules::OneOf& domain) const {
    if (domain.values.size() != 1) return std::nullopt;
    return domain.values.front();
  }
  std::optional<std::string> operator()(const rules::Amounts& domain) const {
    if (domain.least != domain.greatest) return std::nullopt;
    return to_text(domain.least);
  }
  std::optional<std::string> operator()(const rules::Numbers& domain) const {
    if (domain.least != domain.greatest) return std::nullopt;
    return std::to_string(domain.least);
  }
  template <class Other>
  std::optional<std::string> operator()(const Other&) const {
    return std::nullopt;
  }
};

bool may_be(const Draft::Field& field, const table::FieldText& value) {
  const rules::Option alone{"command", {{field.name, field.domain}}};
  return table::is_offered({alone}, table::command_text(alone, {value}));
}

bool same_shape(const table::OwnedOption& one, const table::OwnedOption& other) {
  return one.command == other.command &&
         std::ranges::equal(one.fields, other.fields, {}, &Draft::Field::name, &Draft::Field::name);
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (!line.empty()) {
    const auto word = line.substr(0, line.find(' '));
    if (!word.empty()) words.push_back(word);
    line.remove_prefix(std::min(word.size() + 1, line.size()));
  }
  return words;
}

// By its number in the menu that he saw, as it is offered now.
const table::OwnedOption* numbered(std::string_view word, const Offered& menu,
                                   const Offered& offered) {
  const auto number = from_text<std::int64_t>(word);
  if (!number || *number < 1 || *number > std::ssize(menu)) return nullptr;
  const auto& seen = menu[static_cast<std::size_t>(*number - 1)];
  const auto now =
      std::ranges::find_if(offered, [&](const auto& one) { return same_shape(one, seen); });
  return now == offered.end() ? nullptr : &*now;
}

// Of several with one name, the one with as many fields as there are words for them.
const table::OwnedOption* named(const std::vector<std::string_view>& words,
                                const Offered& offered) {
  const table::OwnedOption* found = nullptr;
  for (const auto& one : offered) {
    if (one.command != words.front()) continue;
    if (found == nullptr || one.fields.size() == words.size() - 1) found = &one;
  }
  return found;
}

}  // namespace

bool is_idle(std::string_view command) { return std::ranges::find(idle, command) != idle.end(); }

Offered ordered(Offered offered) {
  Offered all;
  for (const bool last : {false, true})
    for (auto& one : offered)
      if (is_idle(one.command) == last) all.push_back(one);
  return all;
}

bool same_choice(const Offered& one, const Offered& other) {
  const auto counts = [](const table::OwnedOption& option) { return !is_idle(option.command); };
  const auto matters = std::views::filter(counts);
  return std::ranges::equal(one | matters, other | matters, same_shape);
}

std::string bounds_text(const rules::Domain& domain, law::Language language) {
  return std::visit(Bounds{language}, domain);
}

Draft::Draft(table::OwnedOption option) : option_(std::move(option)) { take_what_is_settled(); }

const Draft::Field* Draft::next() const {
  return values_.size() < option_.fields.size() ? &option_.fields[values_.size()] : nullptr;
}

std::optional<std::string> Draft::usual() const { return std::visit(Usual{}, next()->domain); }

bool Draft::give(std::string_view answer) {
  table::FieldText value = answer.empty() ? usual() : std::string(answer);
  const bool is_text = std::holds_alternative<rules::AnyText>(next()->domain);
  if (value && is_text && !value->starts_with('"')) value = to_text(*value);
  if (!may_be(*next(), value)) return false;
  values_.push_back(std::move(value));
  take_what_is_settled();
  return true;
}

std::string Draft::line() const { return table::command_text(option_.option(), values_); }

void Draft::take_what_is_settled() {
  while (const auto* field = next()) {
    auto only = std::visit(OnlyValue{}, field->domain);
    if (!only) return;
    values_.push_back(*std::move(only));
  }
}

std::optional<Chosen> choose(std::string_view line, const Offered& menu, const Offered& offered) {
  const auto words = words_of(line);
  if (words.empty()) return std::nullopt;
  const bool is_number = from_text<std::int64_t>(words.front()).has_value();
  const auto* option = is_number ? numbered(words.front(), menu, offered) : named(words, offered);
  if (is_number && option == nullptr) return std::nullopt;
  if (option == nullptr || line.contains('=')) return Chosen{{}, std::string(line), {}};
  Draft draft(*option);
  for (std::size_t i = 1; i < words.size(); ++i)
    if (draft.next() == nullptr || !draft.give(words[i]))
      return Chosen{{}, {}, std::string(words[i])};
  return Chosen{std::move(draft), {}, {}};
}

}  // namespace sabot::cli
