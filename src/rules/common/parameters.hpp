#pragma once
// Reads a ruleset's parameters into a game's typed rules, one after the other, and keeps the first
// thing that is wrong with them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/forms.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/text.hpp"
#include "sabot/law/ruleset.hpp"

namespace sabot::rules {

class Parameters {
 public:
  explicit Parameters(const law::Ruleset& ruleset) : ruleset_(ruleset) {}

  bool has(std::string_view name) const { return ruleset_.find(name) != nullptr; }
  const std::optional<law::RulesetError>& error() const { return error_; }

  void fail(std::string_view name, const std::string& what) {
    if (!error_) error_ = law::RulesetError{std::string(name) + " " + what, 0, 0};
  }

  template <class T>
  law::Cited<T> get(std::string_view name) {
    const auto* parameter = ruleset_.find(name);
    if (parameter == nullptr) return fail(name, "is missing"), law::Cited<T>{};
    const auto* value = std::get_if<T>(&parameter->value);
    if (value == nullptr) return fail(name, "is of the wrong kind"), law::Cited<T>{};
    return {*value, parameter->by};
  }

  law::Cited<bool> flag(std::string_view name) { return get<bool>(name); }
  law::Cited<int> number(std::string_view name, int least, int greatest);
  // From nothing up to `greatest`, both parts of it small enough to calculate with.
  law::Cited<Ratio> ratio(std::string_view name, Ratio greatest);
  law::Cited<Money> money(std::string_view name, Money least, Money greatest);
  law::Cited<std::string> currency(std::string_view name);

  // One word out of a described enumeration.
  template <DescribedEnum E>
  law::Cited<E> word(std::string_view name) {
    const auto value = get<std::string>(name);
    const auto read = from_text<E>(value.value);
    if (!read) fail_word<E>(name, value.value);
    return {read.value_or(E{}), value.by};
  }

  // Several words, none of them twice, at least one.
  template <DescribedEnum E>
  law::Cited<std::vector<E>> words(std::string_view name) {
    const auto texts = get<std::vector<std::string>>(name);
    law::Cited<std::vector<E>> all{{}, texts.by};
    for (const auto& text : texts.value) {
      const auto read = from_text<E>(text);
      if (!read) return fail_word<E>(name, text), all;
      for (const auto there : all.value)
        if (there == *read) return fail(name, "names " + text + " twice"), all;
      all.value.push_back(*read);
    }
    if (all.value.empty()) fail(name, "names none");
    return all;
  }

  // The articles behind what is no parameter.
  law::Citations articles(std::string_view name) const {
    law::Citations by;
    for (const auto one : ruleset_.articles(name)) by.add(one);
    return by;
  }

  // The same where they are more than one event could cite.
  std::vector<law::Citation> rows(std::string_view name) const { return ruleset_.articles(name); }

  // Whether an operator has set it.
  static bool is_set(const law::Citations& by) {
    return !by.empty() && by.front().provenance() == law::Provenance::setting;
  }

 private:
  template <DescribedEnum E>
  void fail_word(std::string_view name, const std::string& text) {
    if (error_) return;
    fail(name, "\"" + text + "\" should be one of: " + std::string(TextForm<E>::form()));
    for (const auto& known : enumerators<E>) error_->words.emplace_back(known.name);
  }

  const law::Ruleset& ruleset_;
  std::optional<law::RulesetError> error_;
};

}  // namespace sabot::rules
