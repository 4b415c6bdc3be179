#pragma once
// The same proof under two names: `sabot verify`, and `sabot journal verify` for a file.

#include "sabot/cli/command.hpp"

namespace sabot::cli {

void add_journal_verify(Command journal, Common& common);

}  // namespace sabot::cli
