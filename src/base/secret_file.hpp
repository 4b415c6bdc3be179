#pragma once
// A file that only its owner can read.

#include <filesystem>
#include <string>
#include <string_view>

namespace sabot {

// A new one, synced; what went wrong, or nothing. Nothing is left of one that cannot be written.
std::string write_secret(const std::filesystem::path& path, std::string_view text);

// The same in the place of whatever is there: nobody ever reads half of it.
std::string replace_secret(const std::filesystem::path& path, std::string_view text);

}  // namespace sabot
