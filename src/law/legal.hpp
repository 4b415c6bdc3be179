#pragma once
// What a regulation allows a parameter to be at any table: law/rulesets/ says it beside the value,
// as `legal`. An operator chooses freely within it and leaves the regulation beyond it.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/law/ruleset.hpp"

namespace sabot::law {

// Nothing set: the text leaves the value to the operator.
struct Legal {
  std::optional<Value> only;       // no other value
  std::optional<Value> at_least;   // a whole number or a ratio
  std::optional<Value> at_most;    // likewise
  std::vector<std::string> among;  // the value, or every part of a list, is one of these
  std::vector<std::string> has;    // what a list may not lack
  Citations by;                    // the articles that say so

  bool is_free() const;
  bool allows(const Value& value) const;
  // For messages: "at most 7", "only 5%".
  std::string text(Language language) const;
};

// What a ruleset's regulation allows this parameter to be, whatever it is now.
const Legal& legal_for(const Ruleset& ruleset, std::string_view parameter);

// A value in force that the regulation does not allow.
struct Departure {
  std::string setting;  // "seats"
  std::string value;    // "8"
  Legal legal;

  // "seats = 8 (as11.pyb.E-b: at most 7)"
  std::string text(Language language) const;
};
// In the order of the parameters; none where the table keeps to its regulation.
std::vector<Departure> departures_of(const Ruleset& ruleset);

// By this key an overlay says expressly that the table leaves the regulation. Without it
// Ruleset::overlay refuses what is not legal; Ruleset::overlay_one, by which somebody tries out
// one value, does not: departures_of tells.
inline constexpr std::string_view leaving_key = "leaves-regulation";

// Lays over the overlay that a journal was written with. It was accepted then, when nobody had to
// say that a table leaves the regulation, so that it only has to be one that can be read.
std::expected<void, RulesetError> overlay_recorded(Ruleset& ruleset, std::string_view toml);

}  // namespace sabot::law
