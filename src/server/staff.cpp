#include "sabot/server/staff.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace sabot::server {
namespace {

constexpr std::array<std::string_view, 5> reserved{"casa", "crupier", "inspector", "jefe", "caja"};

}  // namespace

bool is_reserved(std::string_view handle) {
  return is_bot(handle) || std::ranges::find(reserved, handle) != reserved.end();
}

}  // namespace sabot::server
