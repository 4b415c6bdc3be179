#pragma once
// Passwords used by many people, which are the first to be tried by anybody who guesses.

#include <string_view>

namespace sabot::server {

// Of the letters that names and these passwords consist of.
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_common_password(std::string_view password);

}  // namespace sabot::server
