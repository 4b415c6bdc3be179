#pragma once
// What is said to somebody who called the program wrongly. CLI11 has English sentences of its own;
// here is what we say instead of each.

#include <string>

#include "sabot/cli/command_line.hpp"

namespace sabot::cli {

std::string misuse_text(const Common& common, const CLI::App& program,
                        const CLI::ParseError& error);

}  // namespace sabot::cli
