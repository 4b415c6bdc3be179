#pragma once
// Numbers on the command line that CLI11 does not read: very many of something, and seeds.

#include <cstdint>
#include <optional>
#include <string>

#include "sabot/cli/command.hpp"

namespace sabot::cli {

// 1000000 or 1e6, within these bounds. None, and `common` has failed, where it is not.
std::optional<std::uint64_t> read_count(Common& common, const char* option, const std::string& text,
                                        std::uint64_t least, std::uint64_t most);

// Any number of 64 bits. None, and `common` has failed, where it is not one.
std::optional<std::uint64_t> read_seed(Common& common, const std::string& text);

}  // namespace sabot::cli
