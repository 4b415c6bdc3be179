#pragma once
// What a person may do now: a command, and for each of its fields the values that will be
// accepted. Pages draw it, bots choose from it, the fuzzer plays from it.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/facts.hpp"

namespace sabot::rules {

// One of these words (people, seats, chances, effects, true and false).
struct OneOf {
  std::vector<std::string> values;
  bool operator==(const OneOf&) const = default;
};
// least, least + step, … up to greatest.
struct Amounts {
  Money least;
  Money greatest;
  Money step;
  bool operator==(const Amounts&) const = default;
};
struct Numbers {
  std::int64_t least = 0;
  std::int64_t greatest = 0;
  bool operator==(const Numbers&) const = default;
};
// One card of these kinds (bit i: the card with index i); or, where the field may be left out, a
// card that nobody has seen.
struct Cards {
  std::uint64_t kinds = 0;
  bool may_be_unnamed = false;
  bool operator==(const Cards&) const = default;
};
// This many cards together, none of them more often than the sabot can still hold it.
struct CardList {
  int count = 0;
  SabotCount sabot;
  bool operator==(const CardList&) const = default;
};
// Any text of at least one and at most this many characters.
struct AnyText {
  std::size_t greatest_length = 0;
  bool operator==(const AnyText&) const = default;
};
// A handle that none of these people has.
struct NewPerson {
  std::vector<PersonId> known;
  bool operator==(const NewPerson&) const = default;
};
// 64 hexadecimal digits; where the field may be left out, none.
struct AnyDigest {
  bool may_be_left_out = false;
  bool operator==(const AnyDigest&) const = default;
};

using Domain =
    std::variant<OneOf, Amounts, Numbers, Cards, CardList, AnyText, NewPerson, AnyDigest>;

struct Field {
  std::string_view name;  // as in the notation
  Domain domain;
  bool operator==(const Field&) const = default;
};

struct Option {
  std::string_view command;  // as in the notation
  std::vector<Field> fields;
  CommandFacts facts = {};
  bool operator==(const Option&) const = default;
};

}  // namespace sabot::rules
