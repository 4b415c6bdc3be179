#pragma once
// What a client says on its socket: one JSON object a message.
//   {"type": "command", "key": "k1", "line": "bet on=punto stake=100"}
//   {"type": "command", "key": "k1", "command": {"command": "bet", "on": "punto", "stake": "100"}}
//   {"type": "look"}      asks for a snapshot
//   {"type": "ready", "sequence": 12}     has seen so much, and has nothing more to say before the
//                                         croupier's next act; the sequence may be left out

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <boost/json/object.hpp>

#include "sabot/server/problem.hpp"

namespace sabot::server {

struct CommandMessage {
  std::string key;  // empty where there is none
  std::variant<std::string, boost::json::object> command;
};
struct LookMessage {};
struct ReadyMessage {
  std::optional<std::uint64_t> sequence;  // of the last record seen
};
using Message = std::variant<CommandMessage, LookMessage, ReadyMessage>;

std::expected<Message, Problem> read_message(std::string_view text);

// A key by which a command is known again: 1 to 80 characters.
std::expected<std::string, Problem> checked_key(std::string_view key);

}  // namespace sabot::server
