#include "sabot/law/ruleset_change.hpp"

#include <algorithm>
#include <utility>

#include "sabot/base/money.hpp"
#include "sabot/law/ruleset_text.hpp"

namespace sabot::law {
namespace {

constexpr std::size_t letters_by_total = 8;
constexpr std::size_t letters_by_third_card = 11;

bool is_letters(std::string_view text, std::size_t length) {
  return text.size() == length && text.find_first_not_of("TPO") == text.npos;
}

bool is_cuadro(const std::vector<std::string>& rows) {
  return std::ranges::all_of(
      rows, [](const auto& row) { return is_letters(row, letters_by_third_card); });
}

// What somebody may have misread a letter for.
std::string_view other_letters(char letter) {
  if (letter == 'O') return "TP";
  return letter == 'T' ? "P" : "T";
}

// A setting is no law, and needs no proof.
std::vector<Citation> rows_of(const Citations& by) {
  std::vector<Citation> rows;
  for (const auto one : by)
    if (one.provenance() != Provenance::setting) rows.push_back(one);
  return rows;
}

class Changing {
 public:
  Changing(const Ruleset& ruleset, const Parameter& parameter, WordsFor words_for,
           std::vector<Change>& out)
      : ruleset_(ruleset), parameter_(parameter), words_for_(words_for), out_(out) {}

  void operator()(bool flag) { add(flag ? "true" : "false", flag ? "false" : "true", !flag); }

  void operator()(std::int64_t number) {
    for (const auto other : {number + 1, number - 1})
      add(std::to_string(number), std::to_string(other), other);
  }

  void operator()(const std::string& text) {
    if (is_letters(text, letters_by_total)) return letters(text);
    const auto ratio = from_text<Ratio>(text);
    if (text.find_first_of("/%") != text.npos && ratio) return ratio_steps(text, *ratio);
    if (const auto money = from_text<Money>(text)) return money_steps(text, *money);
    const auto words = words_for_(ruleset_, parameter_);
    // Otherwise the word would never be changed, and would pass for proven.
    require(words.size() > 1, "ruleset: nobody knows what else a word could be");
    for (const auto& word : words)
      if (word != text) add(text, word, word);
  }

  void operator()(const std::vector<std::int64_t>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
      for (const auto step : {1, -1}) {
        auto other = numbers;
        other[i] += step;
        add(std::to_string(numbers[i]), std::to_string(other[i]), other);
      }
  }

  void operator()(const std::vector<std::string>& texts) {
    if (is_cuadro(texts)) return cuadro(texts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      auto other = texts;
      other.erase(other.begin() + static_cast<std::ptrdiff_t>(i));
      add(texts[i], "-", other);
    }
  }

 private:
  void add(std::string from, std::string to, Value value) {
    out_.push_back({parameter_.name, std::move(from), std::move(to), std::move(value),
                    rows_of(parameter_.by)});
  }

  void ratio_steps(const std::string& text, const Ratio& ratio) {
    for (const auto step : {1, -1}) {
      const auto other =
          std::to_string(ratio.numerator + step) + "/" + std::to_string(ratio.denominator);
      add(text, other, other);
    }
  }

  void money_steps(const std::string& text, Money money) {
    for (const auto step : {1, -1}) {
      const auto other = to_text(Money{money.cents + step});
      add(text, other, other);
    }
  }

  void letters(const std::string& text) {
    for (std::size_t total = 0; total < text.size(); ++total)
      for (const char letter : other_letters(text[total])) {
        auto other = text;
        other[total] = letter;
        add("total " + std::to_string(total) + ": " + text[total], std::string(1, letter), other);
      }
  }

  void cuadro(const std::vector<std::string>& rows) {
    const auto articles = ruleset_.articles("cuadro-rows");
    for (std::size_t total = 0; total < rows.size(); ++total)
      for (std::size_t third = 0; third < rows[total].size(); ++third)
        for (const char letter : other_letters(rows[total][third])) {
          auto other = rows;
          other[total][third] = letter;
          const auto against =
              third + 1 == rows[total].size() ? "a punto that stood" : std::to_string(third);
          add("total " + std::to_string(total) + " against " + against + ": " + rows[total][third],
              std::string(1, letter), other);
          if (total < articles.size()) out_.back().rows.push_back(articles[total]);
        }
  }

  const Ruleset& ruleset_;
  const Parameter& parameter_;
  WordsFor words_for_;
  std::vector<Change>& out_;
};

// "as11.punto-y-banca", or nothing.
std::string_view base_of(const Ruleset& ruleset) {
  for (const auto& text : ruleset_texts()) {
    if (text.regulation != name(ruleset.regulation()) || text.game != ruleset.game()) continue;
    constexpr std::string_view key = "\nbase = \"";
    const auto at = text.toml.find(key);
    if (at == text.toml.npos) return {};
    const auto start = at + key.size();
    return text.toml.substr(start, text.toml.find('"', start) - start);
  }
  return {};
}

}  // namespace

std::vector<Parameter> own_parameters(const Ruleset& ruleset) {
  const auto base = base_of(ruleset);
  if (base.empty()) return ruleset.parameters();
  const auto dot = base.find('.');
  const auto from = Ruleset::of(base.substr(0, dot), base.substr(dot + 1));
  require(from.has_value(), "ruleset: an unknown base");
  std::vector<Parameter> own;
  for (const auto& one : ruleset.parameters()) {
    const auto* same = from->find(one.name);
    if (same == nullptr || same->value != one.value || same->by != one.by) own.push_back(one);
  }
  return own;
}

std::vector<Change> changes_of(const Ruleset& ruleset, WordsFor words_for) {
  std::vector<Change> all;
  for (const auto& one : own_parameters(ruleset))
    if (!rows_of(one.by).empty()) std::visit(Changing(ruleset, one, words_for, all), one.value);
  return all;
}

}  // namespace sabot::law
