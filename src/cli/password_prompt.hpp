#pragma once
// A password from the person at the terminal, unseen and twice; or, for programs, from one line of
// the standard input.

#include <optional>
#include <string>

#include "sabot/base/person.hpp"
#include "sabot/cli/command.hpp"

namespace sabot::cli {

// None, and a message, where there is none or it is not good enough for this person. To be wiped.
std::optional<std::string> ask_password(Common& common, const PersonId& person);

// Of somebody who has one: at the terminal, once. None where nothing was typed. To be wiped.
std::optional<std::string> ask_known_password(const Common& common, const std::string& name);

}  // namespace sabot::cli
