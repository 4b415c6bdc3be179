#pragma once
// The house's key, in a file of its own.

#include <optional>
#include <string>

#include "sabot/cli/command.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::cli {

// None, and a message, where there is no key in it.
std::optional<table::HouseKey> read_key(Common& common, const std::string& path);

}  // namespace sabot::cli
