#pragma once
// The house's key, in a file beside the store that its owner alone can read.

#include <expected>
#include <filesystem>
#include <optional>
#include <string>

#include "sabot/base/digest.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::net {

// The key that the store's seals were set with, where it names one (`known`); a new one is made
// only for a house that has none. Another in its place would sign tables that nobody could verify.
std::expected<table::HouseKey, std::string> house_key(const std::filesystem::path& store,
                                                      const std::optional<Digest>& known,
                                                      law::Language language);

}  // namespace sabot::net
