#include "sabot/rounds/setup.hpp"

#include <algorithm>

#include "sabot/table/any_table.hpp"

namespace sabot::rounds {

std::expected<std::vector<std::string>, NotationError> setup_commands(std::string_view regulation,
                                                                      std::string_view game,
                                                                      std::string_view line) {
  if (game.empty()) return std::vector<std::string>();
  const auto named = table::games_named(game);
  // Nothing can be set up, for the reason that no table can be opened.
  if (named.empty())
    return std::unexpected(NotationError{1, table::open_table({}, game, {}).error()});
  const auto* const known = table::find_game(regulation, game);
  return (known != nullptr ? known : named.front())->facts->set_up(line);
}

std::optional<std::string> setting_as_toml(std::string_view setting) {
  const auto equals = setting.find('=');
  if (equals == 0 || equals == setting.npos || equals + 1 == setting.size()) return std::nullopt;
  if (setting.find_first_of("\"\\") != setting.npos) return std::nullopt;
  const auto quoted = [](std::string_view value) {
    // TOML has no whole number that begins with 0; as a text it is told apart by what wants it.
    const bool number = value.find_first_not_of("0123456789") == value.npos &&
                        (value == "0" || !value.starts_with('0'));
    const bool plain = value == "true" || value == "false" || (number && !value.empty());
    return plain ? std::string(value) : "\"" + std::string(value) + "\"";
  };
  std::string toml = std::string(setting.substr(0, equals)) + " = ";
  const auto value = setting.substr(equals + 1);
  if (!value.contains(',')) return toml + quoted(value) + "\n";
  toml += "[";
  for (std::size_t at = 0; at <= value.size();) {
    const auto end = std::min(value.find(',', at), value.size());
    toml += (at == 0 ? "" : ", ") + quoted(value.substr(at, end - at));
    at = end + 1;
  }
  return toml + "]\n";
}

}  // namespace sabot::rounds
