#pragma once
// What a decision is made of: a command with its giver, and the events it led to, each with
// every article that made it so.

#include <expected>
#include <vector>

#include "sabot/base/person.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/rules/common/refusal.hpp"

namespace sabot::rules {

template <class Command>
struct By {
  PersonId who;
  Command command;

  friend bool operator==(const By&, const By&) = default;
};

template <class Event>
struct Ruled {
  Event event;
  law::Citations by;

  friend bool operator==(const Ruled&, const Ruled&) = default;
};

template <class Event>
using Decision = std::expected<std::vector<Ruled<Event>>, Refusal>;

}  // namespace sabot::rules
