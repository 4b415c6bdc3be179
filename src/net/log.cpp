#include "sabot/net/log.hpp"

#include <algorithm>
#include <chrono>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

namespace sabot::net {
namespace {

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::info: return spdlog::level::info;
    case LogLevel::warning: return spdlog::level::warn;
    case LogLevel::error: return spdlog::level::err;
  }
  return spdlog::level::info;
}

std::string_view name_of(LogLevel level) {
  switch (level) {
    case LogLevel::info: return "info";
    case LogLevel::warning: return "warning";
    case LogLevel::error: return "error";
  }
  return {};
}

// As one word; what somebody else has chosen cannot begin another line or field.
std::string word(std::string_view value) {
  const bool plain = std::ranges::all_of(
      value, [](char c) { return c > ' ' && c < '\x7f' && c != '"' && c != '\\' && c != '='; });
  return plain ? std::string(value)
               : boost::json::serialize(boost::json::string(value.data(), value.size()));
}

std::string now_text() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto millis = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                     fmt::gmtime(static_cast<std::time_t>(millis / 1000)), millis % 1000);
}

// Of this process alone: there is one standard error.
bool& as_json() {
  static bool json = false;
  return json;
}

}  // namespace

void begin_log(const Settings& settings) {
  spdlog::set_default_logger(spdlog::stderr_color_mt("sabot"));
  spdlog::set_level(spdlog::level::from_str(settings.log));
  as_json() = settings.log_format == "json";
  if (as_json()) spdlog::set_pattern("%v");
}

std::string log_text(std::string_view what, const LogFields& fields) {
  std::string line(what);
  for (const auto& [name, value] : fields)
    if (!value.empty()) line += fmt::format(" {}={}", name, word(value));
  return line;
}

std::string log_json(std::string_view at, LogLevel level, std::string_view what,
                     const LogFields& fields) {
  boost::json::object line{{"at", at}, {"level", name_of(level)}, {"what", what}};
  for (const auto& [name, value] : fields)
    if (!value.empty()) line[name] = value;
  return boost::json::serialize(line);
}

void log_line(LogLevel level, std::string_view what, const LogFields& fields) {
  const auto wanted = level_of(level);
  if (!spdlog::should_log(wanted)) return;
  spdlog::log(wanted, "{}",
              as_json() ? log_json(now_text(), level, what, fields) : log_text(what, fields));
}

}  // namespace sabot::net
