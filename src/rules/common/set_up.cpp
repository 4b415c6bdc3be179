#include "sabot/rules/common/set_up.hpp"

#include <algorithm>

#include "sabot/base/forms.hpp"

namespace sabot::rules::set_up {
namespace {

constexpr std::string_view inserted = "name=";

std::string admission(std::string_view who, Role role) {
  return "casa admit person=" + std::string(who) + " role=" + to_text(role);
}

}  // namespace

Lines expand(const Player& player) {
  const std::string name(player.name.handle());
  Lines lines{admission(name, Role::player)};
  if (player.chips)
    lines.push_back("caja sell-chips to=" + name + " amount=" + to_text(*player.chips));
  if (player.seat) lines.push_back(name + " sit seat=" + std::to_string(*player.seat));
  if (player.behind) lines.push_back(name + " stand-behind seat=" + std::to_string(*player.behind));
  return lines;
}

Lines admit(std::span<const Staff> staff) {
  Lines lines;
  for (const auto& one : staff) lines.push_back(admission(one.handle, one.role));
  return lines;
}

std::string number(const std::optional<int>& value) {
  return value ? std::to_string(*value) : std::string(as_the_rules_want);
}

std::optional<Line> Line::of(std::string_view line, std::span<const std::string_view> words) {
  const auto start = std::min(line.find_first_not_of(' '), line.size());
  const auto word = line.substr(start, line.find(' ', start) - start);
  if (std::ranges::find(words, word) == words.end()) return std::nullopt;
  Line read{std::string(line)};
  const auto name = line.find_first_not_of(' ', start + word.size());
  if (word == kebab_name<Player>() && name != line.npos) {
    read.text.insert(name, inserted);
    read.inserted_at = name;
  }
  return read;
}

NotationError Line::as_written(NotationError error) const {
  if (inserted_at != std::string::npos && error.column > inserted_at + inserted.size())
    error.column -= inserted.size();
  return error;
}

}  // namespace sabot::rules::set_up
