#pragma once
// A ruleset with one value changed and its source kept: the text as it might be misread. No
// operator can do this, since settings cite themselves; it is for testing the proofs.

#include <string>
#include <string_view>
#include <vector>

#include "sabot/law/ruleset.hpp"

namespace sabot::law {

Ruleset with_value(Ruleset ruleset, std::string_view parameter, Value value);

// The parameters that this text sets itself, and does not take from the ruleset that it builds on.
std::vector<Parameter> own_parameters(const Ruleset& ruleset);

// A value a small step away, and what is different about it.
struct Change {
  std::string parameter;
  std::string from;  // "7", or "row 3, against 8: P"
  std::string to;
  Value value;
  std::vector<Citation> rows;  // of the law, and interpretations, behind what was changed
};

// Every number one up and one down, every ratio, amount, truth and letter, every word left out of
// a list. A word that stands alone: each of `words_for` its parameter.
using WordsFor = std::vector<std::string> (*)(const Ruleset& ruleset, const Parameter& parameter);
std::vector<Change> changes_of(const Ruleset& ruleset, WordsFor words_for);

}  // namespace sabot::law
