#pragma once
// The small steps by which a ruleset's values might be misread (Ruleset::with_value): each is a
// change that some proof should notice.

#include <string>
#include <string_view>
#include <vector>

#include "sabot/law/ruleset.hpp"

namespace sabot::law {

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
// a list. A word that stands alone: each other one of `words_for` its parameter, which must know
// some.
using WordsFor = std::vector<std::string> (*)(const Ruleset& ruleset, const Parameter& parameter);
std::vector<Change> changes_of(const Ruleset& ruleset, WordsFor words_for);

}  // namespace sabot::law
