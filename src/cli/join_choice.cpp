#include "sabot/cli/join_choice.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <ranges>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sabot/base/forms.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::cli {
namespace {

// Numbers that follow each other as one: 1, 2, 3, 5 are "1–3", "5".
std::vector<std::string> in_runs(const std::vector<std::string>& values) {
  std::vector<std::string> runs;
  std::optional<std::int64_t> first;
  std::optional<std::int64_t> last;
  for (const auto& value : values) {
    const auto read = from_text<std::int64_t>(value);
    const auto number = read ? std::optional(*read) : std::nullopt;
    const bool follows = number && last && *number == *last + 1;
    if (follows)
      runs.back() = fmt::format("{}–{}", *first, *number);
    else
      runs.push_back(value), first = number;
    last = number;
  }
  return runs;
}

struct Bounds {
  law::Language language;

  std::string say(std::string_view es, std::string_view en) const {
    return std::string(language == law::Language::es ? es : en);
  }
  std::string operator()(const rules::OneOf& domain) const {
    constexpr std::size_t few = 8;
    const auto values = in_runs(domain.values);
    if (values.size() <= few) return fmt::format("{}", fmt::join(values, ", "));
    return fmt::format("{}, {}, {} … {} ({})", values[0], values[1], values[2], values.back(),
                       domain.values.size());
  }
  std::string operator()(const rules::Amounts& domain) const {
    if (domain.least == domain.greatest) return to_text(domain.least);
    const auto text = fmt::format("{}–{}", to_text(domain.least), to_text(domain.greatest));
    if (domain.step <= Money{1}) return text;
    const auto step = to_text(domain.step);
    return text + (language == law::Language::es ? fmt::format(", de {0} en {0}", step)
                                                 : fmt::format(", by {}", step));
  }
  std::string operator()(const rules::Numbers& domain) const {
    if (domain.least == domain.greatest) return std::to_string(domain.least);
    return fmt::format("{}–{}", domain.least, domain.greatest);
  }
  std::string operator()(const rules::Cards& domain) const {
    return say("una carta, como 9♣ o 9c", "a card, such as 9♣ or 9c") +
           (domain.may_be_unnamed ? say(", o nada si nadie la ve", ", or nothing if unseen") : "");
  }
  std::string operator()(const rules::CardList& domain) const {
    return fmt::format("{} {}", domain.count,
                       say("cartas, como 9♣ 10♦ o 9c Td", "cards, such as 9♣ 10♦ or 9c Td"));
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
    return domain.may_be_unnamed ? std::nullopt : std::optional<std::string>("");
  }
  template <class Other>
  std::optional<std::string> operator()(const Other&) const {
    return std::string();
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

bool is_settled(const Draft::Field& field) {
  const auto* words = std::get_if<rules::OneOf>(&field.domain);
  return words != nullptr && words->values.size() == 1;
}

// Fields that can only be one thing tell commands of one name apart: bet on=punto, bet on=banca.
bool may_be_same(const Draft::Field& one, const Draft::Field& other) {
  if (one.name != other.name) return false;
  if (!is_settled(one) || !is_settled(other)) return true;
  return std::get<rules::OneOf>(one.domain).values == std::get<rules::OneOf>(other.domain).values;
}

bool same_shape(const table::OwnedOption& one, const table::OwnedOption& other) {
  return one.command == other.command && std::ranges::equal(one.fields, other.fields, may_be_same);
}

bool same_words(const table::OwnedOption& one, const table::OwnedOption& other) {
  const auto have_same = [](const Draft::Field& a, const Draft::Field& b) {
    const auto* words = std::get_if<rules::OneOf>(&a.domain);
    return a.name == b.name && a.domain.index() == b.domain.index() &&
           (words == nullptr || *words == std::get<rules::OneOf>(b.domain));
  };
  return one.command == other.command && std::ranges::equal(one.fields, other.fields, have_same);
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

// By its number in the menu that was shown, as it is offered now.
const table::OwnedOption* numbered(std::string_view word, const Offered& menu,
                                   const Offered& offered) {
  const auto number = from_text<std::int64_t>(word);
  if (!number || *number < 1 || *number > std::ssize(menu)) return nullptr;
  const auto& seen = menu[static_cast<std::size_t>(*number - 1)];
  // Of several commands of one name that which has the same words, if it is still there.
  for (const auto same : {same_words, same_shape}) {
    const auto now =
        std::ranges::find_if(offered, [&](const auto& one) { return same(one, seen); });
    if (now != offered.end()) return &*now;
  }
  return nullptr;
}

// Of those that the words fit, a whole one before one that must be asked for; of several, the one
// with the fewest fields.
Chosen named(std::span<const std::string_view> words, const Offered& offered) {
  const auto rest = words.subspan(1);
  const auto is_meant = [&](const auto& one) { return one.command == words.front(); };
  const bool alone = std::ranges::count_if(offered, is_meant) == 1;
  std::optional<Draft> best;
  bool is_clear = true;
  std::string_view wrong = words.front();
  for (const auto& one : offered | std::views::filter(is_meant)) {
    auto draft = Draft::filled(one, rest, true, wrong);
    if (!draft && alone) draft = Draft::filled(one, rest, false, wrong);
    // What tells it from the others must have been said.
    const auto unsaid = one.fields | std::views::drop(rest.size());
    if (!draft || (!alone && std::ranges::any_of(unsaid, is_settled))) continue;
    const auto rank = [](const Draft& of) {
      return std::pair(of.next() != nullptr, of.option().fields.size());
    };
    if (best && rank(*best) < rank(*draft)) continue;
    is_clear = !best || rank(*draft) < rank(*best);
    best = std::move(draft);
  }
  if (best && is_clear) return {std::move(best), {}, {}};
  return {{}, {}, std::string(best ? words.front() : wrong)};
}

Chosen numbered_with(const table::OwnedOption& option, std::span<const std::string_view> words) {
  std::string_view wrong;
  auto draft = Draft::filled(option, words, false, wrong);
  if (!draft) draft = Draft::filled(option, words, true, wrong);
  return {std::move(draft), {}, std::string(wrong)};
}

}  // namespace

bool is_idle(const table::OwnedOption& option) {
  using rules::PlayerAct;
  return option.act == PlayerAct::seldom || option.act == PlayerAct::aside ||
         option.act == PlayerAct::parting;
}

Offered ordered(Offered offered) {
  Offered all;
  for (const bool last : {false, true})
    for (auto& one : offered)
      if (is_idle(one) == last) all.push_back(one);
  return all;
}

bool same_choice(const Offered& one, const Offered& other) {
  const auto counts = [](const table::OwnedOption& option) { return !is_idle(option); };
  const auto matters = std::views::filter(counts);
  return std::ranges::equal(one | matters, other | matters, same_shape);
}

bool is_left_out(const rules::Domain& domain) {
  const auto* digest = std::get_if<rules::AnyDigest>(&domain);
  return digest != nullptr && digest->may_be_left_out;
}

std::string read_cards(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> written{
      {{"♣", "c"}, {"♦", "d"}, {"♥", "h"}, {"♠", "s"}, {"10", "T"}, {"\uFE0F", ""}}};
  std::string all(text);
  for (const auto& [from, to] : written)
    for (auto at = all.find(from); at != std::string::npos; at = all.find(from, at + to.size()))
      all.replace(at, from.size(), to);
  std::string cards;
  bool is_rank = true;
  for (const char c : all) {
    if (c == ' ' || c == ',') {
      if (!cards.empty() && cards.back() != ',') cards += ',';
      is_rank = true;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    cards += static_cast<char>(is_rank ? std::toupper(byte) : std::tolower(byte));
    is_rank = false;
  }
  if (cards.ends_with(',')) cards.pop_back();
  return cards;
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
  if (!take(answer.empty() ? usual() : std::string(answer))) return false;
  take_what_is_settled();
  return true;
}

bool Draft::take(std::optional<std::string> value) {
  const auto& domain = next()->domain;
  const bool is_text = std::holds_alternative<rules::AnyText>(domain);
  if (value && is_text && !value->starts_with('"')) value = to_text(*value);
  // As Spanish writes it.
  if (value && std::holds_alternative<rules::Amounts>(domain))
    std::ranges::replace(*value, ',', '.');
  const bool is_cards = std::holds_alternative<rules::Cards>(domain) ||
                        std::holds_alternative<rules::CardList>(domain);
  if (value && is_cards) value = read_cards(*value);
  if (!may_be(*next(), value)) return false;
  values_.push_back(std::move(value));
  return true;
}

std::optional<Draft> Draft::filled(const table::OwnedOption& option,
                                   std::span<const std::string_view> words, bool says_settled,
                                   std::string_view& wrong) {
  Draft draft(option);
  if (says_settled) draft.values_.clear();
  for (const auto word : words) {
    const bool fits = draft.next() != nullptr &&
                      (says_settled ? draft.take(std::string(word)) : draft.give(word));
    if (fits) continue;
    wrong = word;
    return std::nullopt;
  }
  draft.take_what_is_settled();
  return draft;
}

std::string Draft::line() const { return table::command_text(option_.option(), values_); }

bool Draft::is_among(const Offered& offered) const {
  return std::ranges::any_of(offered, [&](const auto& one) { return same_shape(one, option_); });
}

void Draft::take_what_is_settled() {
  while (const auto* field = next()) {
    auto only = std::visit(OnlyValue{}, field->domain);
    if (!only && !is_left_out(field->domain)) return;
    values_.push_back(std::move(only));
  }
}

std::optional<Chosen> choose(std::string_view line, const Offered& menu, const Offered& offered) {
  const auto words = words_of(line);
  if (words.empty()) return std::nullopt;
  const bool is_number = from_text<std::int64_t>(words.front()).has_value();
  if (is_number) {
    const auto* option = numbered(words.front(), menu, offered);
    if (option == nullptr) return std::nullopt;
    return numbered_with(*option, std::span(words).subspan(1));
  }
  const bool is_known =
      std::ranges::any_of(offered, [&](const auto& one) { return one.command == words.front(); });
  // In the notation every field has its name.
  const bool is_notation = words.size() == 1 || line.contains('=');
  if (!is_known && !is_notation) return Chosen{{}, {}, std::string(words.front())};
  if (!is_known || line.contains('=')) return Chosen{{}, std::string(line), {}};
  return named(words, offered);
}

}  // namespace sabot::cli
