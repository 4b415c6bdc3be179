#include "sabot/law/ruleset_value.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "sabot/base/distance.hpp"
#include "sabot/base/money.hpp"

namespace sabot::law {
namespace {

constexpr std::size_t cuadro_rows = 8;      // the bank's totals 0 to 7
constexpr std::size_t cuadro_columns = 11;  // the punto's third card 0 to 9, and "stood"

// What a text stands for. TOML has no exact fractions, so prices and amounts are texts there.
enum class Meaning : std::uint8_t { word, ratio, money };

Meaning meaning_of(std::string_view text) {
  if (text.find_first_of("/%") != text.npos && from_text<Ratio>(text)) return Meaning::ratio;
  return from_text<Money>(text) ? Meaning::money : Meaning::word;
}

bool is_cuadro(const Value& value) {
  const auto* rows = std::get_if<std::vector<std::string>>(&value);
  return rows && rows->size() == cuadro_rows && std::ranges::all_of(*rows, [](const auto& row) {
           return row.size() == cuadro_columns && row.find_first_not_of("TPO") == row.npos;
         });
}

// A list of nothing, or with a text of nothing in it.
bool has_nothing(const Value& value) {
  if (const auto* numbers = std::get_if<std::vector<std::int64_t>>(&value)) return numbers->empty();
  const auto* texts = std::get_if<std::vector<std::string>>(&value);
  return texts && (texts->empty() || std::ranges::count(*texts, std::string{}) > 0);
}

bool text_fits(std::string_view own, std::string_view given) {
  switch (meaning_of(own)) {
    case Meaning::ratio: return from_text<Ratio>(given).has_value();
    case Meaning::money: return from_text<Money>(given).has_value();
    case Meaning::word: break;
  }
  return !given.empty();
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::vector<std::string> parts(std::string_view text) {
  std::vector<std::string> all;
  while (true) {
    const auto comma = text.find(',');
    all.emplace_back(trimmed(text.substr(0, comma)));
    if (comma == text.npos) return all;
    text.remove_prefix(comma + 1);
  }
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto* end = text.data() + text.size();
  const auto [rest, fault] = std::from_chars(text.data(), end, number);
  if (fault != std::errc{} || rest != end) return std::nullopt;
  return number;
}

struct FromText {
  std::string_view text;

  std::optional<Value> operator()(bool) const {
    if (text == "true" || text == "yes") return true;
    if (text == "false" || text == "no") return false;
    return std::nullopt;
  }
  std::optional<Value> operator()(std::int64_t) const {
    if (const auto number = whole_number(text)) return *number;
    return std::nullopt;
  }
  std::optional<Value> operator()(const std::string&) const { return std::string(text); }
  std::optional<Value> operator()(const std::vector<std::string>&) const { return parts(text); }
  std::optional<Value> operator()(const std::vector<std::int64_t>&) const {
    std::vector<std::int64_t> numbers;
    for (const auto& part : parts(text)) {
      const auto number = whole_number(part);
      if (!number) return std::nullopt;
      numbers.push_back(*number);
    }
    return numbers;
  }
};

struct Wanted {
  std::string operator()(bool) const { return "true or false"; }
  std::string operator()(std::int64_t) const { return "a whole number"; }
  std::string operator()(const std::vector<std::int64_t>&) const {
    return "a list of whole numbers";
  }
  std::string operator()(const std::vector<std::string>& own) const {
    if (is_cuadro(own)) return "8 texts of 11 letters T, P or O";
    return "a list of texts such as \"" + own.front() + "\"";
  }
  std::string operator()(const std::string& own) const {
    switch (meaning_of(own)) {
      case Meaning::ratio: return "a ratio such as \"5%\" or \"8/1\"";
      case Meaning::money: return "an amount such as \"0.01\" or \"25\"";
      case Meaning::word: break;
    }
    return "a text such as \"" + own + "\"";
  }
};

struct ValueText {
  std::string operator()(bool flag) const { return flag ? "true" : "false"; }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return text; }
  template <class T>
  std::string operator()(const std::vector<T>& list) const {
    std::string text;
    for (const auto& one : list) text += (text.empty() ? "" : ",") + (*this)(one);
    return text;
  }
};

}  // namespace

std::string value_text(const Value& value) { return std::visit(ValueText{}, value); }

std::string wanted(const Parameter& to) {
  return to.name + " wants " + std::visit(Wanted{}, to.value);
}

std::expected<Value, std::string> fitted(const Parameter& to, Value given) {
  const auto* own = std::get_if<std::string>(&to.value);
  // Some settings answer with yes or no, some with a word that may be "no": either is understood.
  if (const auto* answer = std::get_if<std::string>(&given);
      answer && std::holds_alternative<bool>(to.value) && (*answer == "yes" || *answer == "no"))
    given = *answer == "yes";
  if (const auto* flag = std::get_if<bool>(&given);
      own && flag && meaning_of(*own) == Meaning::word)
    given = std::string(*flag ? "yes" : "no");
  // A price of 8 is 8/1, an amount of 25 is "25": nobody should have to quote a whole number.
  if (const auto* number = std::get_if<std::int64_t>(&given);
      own && number && meaning_of(*own) != Meaning::word)
    given = std::to_string(*number);
  // A list of one may be written without its brackets.
  if (const auto* number = std::get_if<std::int64_t>(&given);
      number && std::holds_alternative<std::vector<std::int64_t>>(to.value))
    given = std::vector{*number};
  if (const auto* word = std::get_if<std::string>(&given);
      word && std::holds_alternative<std::vector<std::string>>(to.value))
    given = std::vector{*word};
  const auto* text = std::get_if<std::string>(&given);
  const bool fits = given.index() == to.value.index() && !has_nothing(given) &&
                    (!own || text_fits(*own, *text)) && (!is_cuadro(to.value) || is_cuadro(given));
  if (!fits) return std::unexpected(wanted(to));
  return given;
}

std::expected<Value, std::string> fitted_text(const Parameter& to, std::string_view text) {
  auto value = std::visit(FromText{trimmed(text)}, to.value);
  if (!value) return std::unexpected(wanted(to));
  return fitted(to, *std::move(value));
}

std::string_view nearest(std::string_view name, std::span<const Parameter> among) {
  return std::ranges::min_element(among, {},
                                  [&](const Parameter& one) { return distance(name, one.name); })
      ->name;
}

}  // namespace sabot::law
