#pragma once
// What happens in the house, for the person who runs it: one line for each thing, as text or as a
// JSON object, with who and from where. Never a secret, never a card.
//
//     signed-in person=ana from=10.0.0.7
//     {"at":"2026-01-31T20:15:00.123Z","level":"info","what":"signed-in","person":"ana",…}

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sabot/net/settings.hpp"

namespace sabot::net {

enum class LogLevel : std::uint8_t { info, warning, error };

using LogFields = std::vector<std::pair<std::string_view, std::string>>;

// How, and how much of it: for the whole process, before anything is logged.
void begin_log(const Settings& settings);

// To standard error. Fields without a value are left out.
void log_line(LogLevel level, std::string_view what, const LogFields& fields);

// The line itself.
std::string log_text(std::string_view what, const LogFields& fields);
std::string log_json(std::string_view at, LogLevel level, std::string_view what,
                     const LogFields& fields);

}  // namespace sabot::net
