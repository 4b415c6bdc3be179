#pragma once
// The whole program: every command under one name, in one language.

#include <string>
#include <vector>

#include "sabot/cli/command.hpp"

namespace sabot::cli {

// Help is written while commands are added, so the language must be known before: the last --lang
// among the arguments, wherever it stands. Empty where there is none.
std::string language_among(const std::vector<std::string>& arguments);

// Adds every command, in the language that `common` has.
void add_everything(CLI::App& program, Common& common);

// Runs the program as somebody typed it; returns its exit code.
int run_program(const std::vector<std::string>& arguments);

}  // namespace sabot::cli
