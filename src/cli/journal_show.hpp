#pragma once
// sabot journal show.

#include "sabot/cli/command.hpp"

namespace sabot::cli {

void add_journal_show(Command journal, Common& common);

}  // namespace sabot::cli
