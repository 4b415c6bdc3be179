#pragma once
// A table of a store by the id that somebody typed.

#include <optional>
#include <string_view>

#include "sabot/cli/command.hpp"
#include "sabot/store/reader.hpp"

namespace sabot::cli {

// None where there is no such table; then `common` has failed, naming those there are.
std::optional<store::TableInfo> find_stored_table(Common& common, store::Reader& reader,
                                                  std::string_view id);

}  // namespace sabot::cli
