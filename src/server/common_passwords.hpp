#pragma once
// Passwords used by many people, which are the first to be tried by anybody who guesses.

#include <string_view>

namespace sabot::server {

bool is_common_password(std::string_view password);

}  // namespace sabot::server
