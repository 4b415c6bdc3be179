#pragma once
// The house's key, in a file beside the store that its owner alone can read.

#include <expected>
#include <filesystem>
#include <string>

#include "sabot/table/seal.hpp"

namespace sabot::net {

// Made where there is none.
std::expected<table::HouseKey, std::string> house_key(const std::filesystem::path& store);

}  // namespace sabot::net
