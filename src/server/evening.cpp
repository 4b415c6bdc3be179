#include "sabot/server/evening.hpp"

#include <fmt/format.h>

#include <ctime>

namespace sabot::server {

std::string evening_of(Milliseconds at) {
  constexpr Milliseconds half_a_day = Milliseconds{12} * 60 * 60 * 1000;
  const auto seconds = static_cast<std::time_t>((at - half_a_day) / 1000);
  std::tm day{};
  ::localtime_r(&seconds, &day);
  return fmt::format("{:04}-{:02}-{:02}", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

}  // namespace sabot::server
