#pragma once
// A file that could not be read or written: what is said of it, with the system's reason, which
// `errno` still has.

#include <string>

#include "sabot/cli/command.hpp"

namespace sabot::cli {

void fail_to_read(Common& common, const std::string& path);
void fail_to_write(Common& common, const std::string& path);

}  // namespace sabot::cli
