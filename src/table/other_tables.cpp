#include "sabot/table/other_tables.hpp"

#include "sabot/base/notation.hpp"
#include "sabot/law/legal.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::table {
namespace {

bool is_called(std::string_view line, std::string_view name) {
  const auto parts = sabot::detail::take_apart(line);
  return parts && parts->name == name;
}

bool is_called(const boost::json::object& command, std::string_view wanted) {
  const auto* name = command.if_contains("command");
  return name != nullptr && name->is_string() && name->get_string() == wanted;
}

}  // namespace

bool is_to_sit(std::string_view line) { return is_called(line, "sit"); }
bool is_to_sit(const boost::json::object& command) { return is_called(command, "sit"); }

bool is_to_note_elsewhere(std::string_view line) { return is_called(line, "note-elsewhere"); }
bool is_to_note_elsewhere(const boost::json::object& command) {
  return is_called(command, "note-elsewhere");
}

const rules::OnlyOne* only_one_of(std::string_view regulation, std::string_view game,
                                  std::string_view overlay) {
  const auto* known = find_game(regulation, game);
  if (known == nullptr || !known->facts->only_one) return nullptr;
  const auto& only = *known->facts->only_one;
  auto ruleset = law::Ruleset::of(regulation, game);
  if (!ruleset || !law::overlay_recorded(*ruleset, overlay)) return nullptr;
  const auto* setting = ruleset->find(only.setting);
  return setting != nullptr && law::value_text(setting->value) == only.value ? &only : nullptr;
}

std::string note_of(const rules::OnlyOne& only, bool elsewhere) {
  return std::string(only.noting) + " elsewhere=" + (elsewhere ? "true" : "false");
}

bool is_note_of(const rules::OnlyOne& only, std::string_view line) {
  return is_called(line, only.noting);
}
bool is_note_of(const rules::OnlyOne& only, const boost::json::object& command) {
  return is_called(command, only.noting);
}

std::optional<bool> noted_by(const rules::OnlyOne& only, std::string_view line) {
  for (const bool elsewhere : {true, false})
    if (line == note_of(only, elsewhere)) return elsewhere;
  return std::nullopt;
}

}  // namespace sabot::table
