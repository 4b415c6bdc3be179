#pragma once
// Whether a value that an operator gives may stand in the place of a ruleset's own. The value it
// replaces says what is wanted: a price stays a price, a list of numbers a list of numbers.
// Which words and sizes make sense is for the game to say.

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "sabot/law/ruleset.hpp"

namespace sabot::law {

// The value as the parameter will hold it, or what is wrong with it.
std::expected<Value, std::string> fitted(const Parameter& to, Value given);

// The same from text: a list is written with commas between its parts.
std::expected<Value, std::string> fitted_text(const Parameter& to, std::string_view text);

// What the parameter wants, for messages: "packs wants a whole number".
std::string wanted(const Parameter& to);

// The name that somebody who wrote an unknown one probably meant. There is at least one.
std::string_view nearest(std::string_view name, std::span<const Parameter> among);

}  // namespace sabot::law
