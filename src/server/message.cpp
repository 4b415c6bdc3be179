#include "sabot/server/message.hpp"

#include <boost/json/parse.hpp>

#include "sabot/base/text.hpp"

namespace sabot::server {
namespace {

namespace json = boost::json;

constexpr std::size_t deepest = 8;
constexpr std::size_t longest_key = 80;

std::unexpected<Problem> refuse(Objection objection, std::string about) {
  return std::unexpected(problem(objection, std::move(about)));
}

std::expected<Message, Problem> read_command(json::object& said) {
  CommandMessage message;
  if (const auto* key = said.if_contains("key")) {
    if (!key->is_string()) return refuse(Objection::malformed, "key: a string is needed");
    auto checked = checked_key(std::string_view(key->get_string()));
    if (!checked) return std::unexpected(checked.error());
    message.key = *std::move(checked);
  }
  auto* line = said.if_contains("line");
  auto* command = said.if_contains("command");
  if ((line == nullptr) == (command == nullptr))
    return refuse(Objection::malformed, "either line or command is needed");
  if (line != nullptr) {
    if (!line->is_string()) return refuse(Objection::malformed, "line: a string is needed");
    message.command = std::string(line->get_string());
  } else {
    if (!command->is_object()) return refuse(Objection::malformed, "command: an object is needed");
    message.command = std::move(command->get_object());
  }
  return message;
}

std::expected<Message, Problem> read_ready(const json::object& said) {
  const auto* seen = said.if_contains("sequence");
  if (seen == nullptr) return ReadyMessage{};
  boost::system::error_code bad;
  const auto sequence = seen->to_number<std::uint64_t>(bad);
  if (bad) return refuse(Objection::malformed, "sequence: a number is needed");
  return ReadyMessage{sequence};
}

}  // namespace

std::expected<std::string, Problem> checked_key(std::string_view key) {
  if (key.empty() || key.size() > longest_key || !is_clean_text(key))
    return refuse(Objection::malformed, "key: 1 to 80 characters");
  return std::string(key);
}

std::expected<Message, Problem> read_message(std::string_view text) {
  boost::system::error_code bad;
  json::parse_options limits;
  limits.max_depth = deepest;
  auto value = json::parse(text, bad, {}, limits);
  if (bad) return refuse(Objection::malformed, bad.message());
  auto* said = value.if_object();
  const auto* type = said != nullptr ? said->if_contains("type") : nullptr;
  if (type == nullptr || !type->is_string())
    return refuse(Objection::malformed, "an object with a type is needed");
  if (type->get_string() == "command") return read_command(*said);
  if (type->get_string() == "look") return LookMessage{};
  if (type->get_string() == "ready") return read_ready(*said);
  return refuse(Objection::malformed, "type: command, look or ready is needed");
}

}  // namespace sabot::server
