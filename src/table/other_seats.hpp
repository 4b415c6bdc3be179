#pragma once
// A game may forbid a second seat at another table (S-40). Its table must then be told who has one
// before anybody sits down.

#include <string_view>

#include <boost/json/object.hpp>

namespace sabot::table {

// Whether a command, without its giver, is one to sit down, as the table itself would read it.
bool is_to_sit(std::string_view line);
bool is_to_sit(const boost::json::object& command);
// Or one to say who has a seat elsewhere.
bool is_to_note_elsewhere(std::string_view line);
bool is_to_note_elsewhere(const boost::json::object& command);

}  // namespace sabot::table
