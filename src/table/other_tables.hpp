#pragma once
// What a table must be told of the others, which it does not see. A game may forbid a second seat
// at another table (S-40): its table is told who has one before anybody sits down. And of some
// things there may be only one in a house, such as a free bank (S-87): a table is told whether
// another has it before it opens.

#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "sabot/rules/common/game_facts.hpp"

namespace sabot::table {

// Whether a command, without its giver, is one to sit down, as the table itself would read it.
bool is_to_sit(std::string_view line);
bool is_to_sit(const boost::json::object& command);
// Or one to say who has a seat elsewhere.
bool is_to_note_elsewhere(std::string_view line);
bool is_to_note_elsewhere(const boost::json::object& command);

// What a table of this game with these settings has that no other may have beside it; null where
// there is no such thing, or the settings are none.
const rules::OnlyOne* only_one_of(std::string_view regulation, std::string_view game,
                                  std::string_view overlay);
// The director's command that tells a table whether another has it; and whether a command is one.
std::string note_of(const rules::OnlyOne& only, bool elsewhere);
bool is_note_of(const rules::OnlyOne& only, std::string_view line);
bool is_note_of(const rules::OnlyOne& only, const boost::json::object& command);
// What it says, if it is one; nothing where it is not.
std::optional<bool> noted_by(const rules::OnlyOne& only, std::string_view line);

}  // namespace sabot::table
