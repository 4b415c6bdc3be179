#include "sabot/server/staff.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace sabot::server {
namespace {

constexpr std::array<std::string_view, 5> reserved{"casa", "crupier", "inspector", "jefe", "caja"};

}  // namespace

PersonId bot_name(int number) { return *PersonId::from("bot" + std::to_string(number)); }

bool is_bot(std::string_view handle) {
  return handle.starts_with("bot") &&
         handle.find_first_not_of("0123456789", 3) == std::string_view::npos;
}

bool is_reserved(std::string_view handle) {
  return is_bot(handle) || std::ranges::find(reserved, handle) != reserved.end();
}

}  // namespace sabot::server
